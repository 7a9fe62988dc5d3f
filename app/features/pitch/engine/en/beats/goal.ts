import type { Goal } from '../../../pitch';
import { beat, weigh, type Beat } from '../../compose/beat';
import { goalFacts, tells } from '../../compose/told';
import type { Voice } from '../voice';
import { either, filler, judges } from './filler';
import { steps } from './steps';

/** What each goal wants to hear besides the common core: size, model, stage, team, first step … */
export function goalBeats(voice: Voice): Beat[] {
  return [
    ...goalFacts(voice.reading),
    ...manner[voice.reading.brief.goal](voice),
    ...judges(voice),
    ...(tells(voice.reading, 'proof')
      ? [filler('meet', `You’re welcome to speak to those who know ${voice.say('us', 'me')} already.`)]
      : []),
  ];
}

/** A prototype or a first test tells the stage. */
function isTried({ reading }: Voice): boolean {
  return reading.sentences.some(({ text }) =>
    /\b(?:prototypes?|pilot(?:ed)?|test(?:ed|ing)?|trial|beta)\b/iu.test(text),
  );
}

/** What customers pay, said in a sentence about something else. */
function saysPrice({ reading }: Voice): boolean {
  return reading.sentences.some(
    ({ role, text }) =>
      role !== 'ask' &&
      /[£€$] ?\d|\b(?:take|keep|charge) \d+ ?%|\d ?(?:€|%? commission|euros|pounds|dollars)/u.test(text),
  );
}

const manner: Record<Goal, (voice: Voice) => Beat[]> = {
  investors: (voice) => [
    beat('market', weigh(0, 1, 4, 6), ['The market is worth [market size to add].']),
    ...(tells(voice.reading, 'model') || saysPrice(voice)
      ? []
      : [
          beat('model', weigh(0, 1, 3.5, 5), [
            `How ${voice.say('we', 'I')} make money: [price or revenue model to add].`,
          ]),
        ]),
    ...why(voice),
    either(voice, 'doubt', [
      `Ask ${voice.say('us', 'me')} what worries you most: it’s the best use of half an hour.`,
      `Name the doubt that would stop you, and ${voice.say('we’ll', 'I’ll')} answer that one first.`,
    ]),
    ...onePlaceFirst(voice),
    filler('watch', `What to watch now is ${voice.sector.test}.`),
    either(voice, 'plain', [
      `${voice.say('We’ll', 'I’ll')} tell you plainly what ${voice.say('we', 'I')} know, and what is still to be found out.`,
      `Ask for the bad news as well as the good: you’ll get both from ${voice.say('us', 'me')}.`,
    ]),
    either(voice, 'edge', [
      `Whatever the first customers teach ${voice.say('us', 'me')}, a newcomer would have to learn from scratch.`,
      `A latecomer can copy ${voice.ours}, but not what ${voice.say('we’ll', 'I’ll')} have learned by then.`,
    ]),
  ],
  incubator: (voice) => [
    ...(tells(voice.reading, 'stage') || isTried(voice)
      ? []
      : [
          beat('stage', tells(voice.reading, 'proof') ? weigh(0, 0, 1, 2) : weigh(0, 2, 5, 6), [
            `Where ${voice.say('are we', 'am I')} now? [stage of the project to add].`,
          ]),
        ]),
    beat(
      'test',
      saysWhatToTest(voice) ? weigh(0, 0, 0, 0) : weigh(0, 4, 7, 8),
      voice.vary('test', [
        `What ${voice.say('we', 'I')} still need to test is ${voice.sector.test}.`,
        `The open question is ${voice.sector.test}.`,
      ]),
    ),
    beat(
      'programme',
      weigh(0, 2, 6, 8),
      voice.vary('programme', [
        `From your programme, ${voice.say('we’d', 'I’d')} want hard questions, and introductions to those who could say no.`,
        `What ${voice.say('we', 'I')} lack, you have: people who ask hard questions, and who know the field.`,
      ]),
    ),
    ...(tells(voice.reading, 'team')
      ? []
      : [beat('team', weigh(0, 1, 3.5, 5), ['Who’s behind it? [team and experience to add].'])]),
    ...why(voice),
    ...onePlaceFirst(voice),
    either(voice, 'early', [
      `${voice.say('We’d', 'I’d')} rather learn now that ${voice.say('we’re', 'I’m')} wrong than once the money is spent.`,
      `A clear no in the first month is worth more to ${voice.say('us', 'me')} than a polite yes.`,
    ]),
  ],
  users: (voice) =>
    [
      ...voice.vary('steps', steps(voice)),
      `Ask ${voice.say('us', 'me')} one question first, and see how ${voice.say('we', 'I')} answer it.`,
      voice.unplaced
        ? (voice.vary('hurry', [
            unhurried,
            'Sleep on it: if it’s good today, it will be good tomorrow.',
          ])[0] ?? unhurried)
        : unhurried,
      ...(voice.unplaced
        ? [`Ask what ${voice.say('we', 'I')} can’t do, too: that answer will tell you as much as the rest.`]
        : []),
    ].map((text) => filler('steps', text)),
  team: (voice) => [
    ...why(voice),
    beat(
      'newcomer',
      weigh(0, 4, 7, 8),
      voice
        .vary('newcomer', [
          `Each person who joins ${voice.say('us', 'me')} changes what ${voice.say('we', 'I')} can do, and sees it at once.`,
          'Whoever joins now won’t just fill a seat: they’ll have a say in everything.',
        ])
        .slice(0, 1),
    ),
    ...(tells(voice.reading, 'ask')
      ? []
      : [beat('role', weigh(0, 2, 4, 6), ['The role to fill: [role to add].'])]),
    either(voice, 'work', [
      `Ask ${voice.say('us', 'me')} anything about the work, the pay and the hours: you’ll get a straight answer.`,
      `Begin with what you’d like to know about the pay and the hours: ${voice.say('we’ll', 'I’ll')} answer that before anything else.`,
    ]),
    either(voice, 'learning', [
      `Not everything is settled, and that’s the point: those who come early decide with ${voice.say('us', 'me')}.`,
      `A good part of ${voice.ours} is still open, and those who come early will shape it with ${voice.say('us', 'me')}.`,
    ]),
    either(voice, 'honest', [
      `${voice.say('We like', 'I like')} people who want to understand a problem before they solve it.`,
      `${voice.say('We’d', 'I’d')} rather be contradicted early than agreed with for months.`,
    ]),
  ],
};

const unhurried = 'There’s no hurry: a good decision takes the time it takes.';

function onePlaceFirst({ reading, say }: Voice): Beat[] {
  return reading.brief.distributedIn.length < 2
    ? []
    : [filler('place', `${say('We', 'I')} won’t open everywhere at once: one place first, then the next.`)];
}

/** The brief's own open question. */
function saysWhatToTest({ reading }: Voice): boolean {
  return reading.sentences.some(({ text }) =>
    /\b(?:test|try|check|find out|learn|know|see) (?:whether|if|how|what|who)\b/u.test(text),
  );
}

function why({ sector, vary }: Voice): Beat[] {
  const [one = '', other = ''] = vary('why', sector.why);
  return [beat('why', weigh(0, 1, 2.5, 4), [one], true), filler('why', other)];
}
