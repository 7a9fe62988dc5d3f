import type { Goal } from '../../../pitch';
import { beat, weigh, type Beat } from '../../compose/beat';
import type { Role } from '../../read/reading';
import type { Voice } from '../voice';
import { textsOf } from './opening';

/** What each goal wants to hear besides the common core: size, model, stage, team, first step … */
export function goalBeats(voice: Voice): Beat[] {
  return [
    ...told(voice, 'model', modelWeight),
    ...told(voice, 'stage', stageWeight),
    ...told(voice, 'team', teamWeight),
    ...manner[voice.reading.brief.goal](voice),
  ];
}

const modelWeight: Record<Goal, number> = { investors: 8, incubator: 5, users: 6, team: 0 };
const stageWeight: Record<Goal, number> = { investors: 7, incubator: 9, users: 2, team: 6 };
const teamWeight: Record<Goal, number> = { investors: 6, incubator: 8, users: 1, team: 7 };

function told({ reading }: Voice, role: Role, weights: Record<Goal, number>): Beat[] {
  const most = weights[reading.brief.goal];
  return reading.sentences
    .filter((sentence) => sentence.role === role)
    .slice(0, 3)
    .map((sentence) => beat(role, weigh(most / 4, most / 2, most, most), textsOf(sentence)));
}

function has({ reading }: Voice, role: Role): boolean {
  return reading.sentences.some((sentence) => sentence.role === role);
}

/** What customers pay, said in a sentence about something else. */
function saysPrice({ reading }: Voice): boolean {
  return reading.sentences.some(
    ({ role, text }) =>
      role !== 'ask' && /[£€$] ?\d|\d ?(?:€|%? commission|euros|pounds|dollars)/u.test(text),
  );
}

const manner: Record<Goal, (voice: Voice) => Beat[]> = {
  investors: (voice) => [
    beat('market', weigh(0, 1, 4, 6), ['The market is worth [market size to add].']),
    ...(has(voice, 'model') || saysPrice(voice)
      ? []
      : [
          beat('model', weigh(0, 1, 3.5, 5), [
            `How ${voice.say('we', 'I')} make money: [price or revenue model to add].`,
          ]),
        ]),
    ...why(voice),
    filler('watch', `What to watch now is ${voice.sector.test}.`),
    filler(
      'edge',
      `Whatever the first customers teach ${voice.say('us', 'me')}, a newcomer would have to learn from scratch.`,
    ),
  ],
  incubator: (voice) => [
    ...(has(voice, 'stage')
      ? []
      : [
          beat('stage', has(voice, 'proof') ? weigh(0, 0, 1, 2) : weigh(0, 2, 5, 6), [
            `Where ${voice.say('are we', 'am I')} now? [stage of the project to add].`,
          ]),
        ]),
    beat(
      'test',
      weigh(0, 4, 7, 8),
      voice.vary('test', [
        `What ${voice.say('we', 'I')} still need to test is ${voice.sector.test}.`,
        `The open question is ${voice.sector.test}.`,
      ]),
    ),
    beat(
      'programme',
      weigh(0, 2, 6, 8),
      voice.vary('programme', [
        `What ${voice.say('we’d', 'I’d')} look for in your programme is hard questions and doors into the field.`,
        `Your programme would bring what ${voice.say('we', 'I')} lack: hard questions, and doors into the field.`,
      ]),
    ),
    ...(has(voice, 'team')
      ? []
      : [beat('team', weigh(0, 1, 3.5, 5), ['Who’s behind it? [team and experience to add].'])]),
    ...why(voice),
  ],
  users: ({ say, vary }) =>
    vary('steps', [
      `Tell ${say('us', 'me')} what you need, ask everything you want to know, then make up your mind.`,
      'Compare, take your time: it’s your decision.',
      'Picture an ordinary week, and ask yourself where this would help.',
      'You don’t have to change everything at once: a first try is enough to judge.',
      `And if it isn’t right for you, tell ${say('us', 'me')} why: that’s how ${say('we', 'I')} get better.`,
      `Do you know others in the same situation? ${say('We’d', 'I’d')} like to hear from them too.`,
    ]).map((text) => filler('steps', text)),
  team: (voice) => [
    ...why(voice),
    beat(
      'newcomer',
      weigh(0, 4, 7, 8),
      voice
        .vary('newcomer', [
          `Each person who joins ${voice.say('us', 'me')} changes what ${voice.say('we', 'I')} can do, and sees it at once.`,
          'Whoever joins now won’t fill a seat: they’ll build it.',
        ])
        .slice(0, 1),
    ),
    ...(has(voice, 'ask') ? [] : [beat('role', weigh(0, 2, 4, 6), ['The role to fill: [role to add].'])]),
    filler(
      'learning',
      `Not everything is settled, and that’s the point: those who come early decide with ${voice.say('us', 'me')}.`,
    ),
    filler(
      'honest',
      `${voice.say('We like', 'I like')} people who want to understand a problem before they solve it.`,
    ),
  ],
};

function why({ sector, vary }: Voice): Beat[] {
  const [one = '', other = ''] = vary('why', sector.why);
  return [beat('why', weigh(0, 1, 2.5, 4), [one], true), filler('why', other)];
}

/** Said only where the brief leaves the band unfilled: it costs more than it brings. */
function filler(name: string, text: string): Beat {
  return beat(name, weigh(0, 0.1, 0.1, 0.1), [{ text, worth: -0.7 }]);
}
