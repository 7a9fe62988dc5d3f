import type { Goal } from '../../../pitch';
import { beat, weigh, type Beat } from '../../compose/beat';
import { countWords, fold } from '../../words';
import { ships, type Voice } from '../voice';

/** The one ask, last. */
export function ask(voice: Voice): Beat[] {
  const { reading } = voice;
  const { goal } = reading.brief;
  const own = reading.sentences.find(
    (sentence) => sentence.role === 'ask' && suits[goal].test(fold(sentence.text)),
  );
  const texts =
    own === undefined
      ? asks[goal](voice).map((text, rank) => ({
          text,
          worth: (text.includes('[') ? 2.6 : countWords(text) < 7 ? 0.4 : 1.8) - rank * 0.1,
        }))
      : [
          ...closing[goal](voice).map((text, rank) => ({
            text: `${own.text} ${text}`,
            worth: 7 - rank * 0.1,
          })),
          { text: own.text, worth: 5 },
          ...own.shorter.map((text, rank) => ({ text, worth: 1.5 - rank * 0.2 })),
        ];
  return [beat('ask', weigh(40, 40, 40, 40), texts, true)];
}

const suits: Record<Goal, RegExp> = {
  investors: /[£€$]|\b(?:rais|euros?|pounds?|dollars?|financ|fund|invest|capital|seed|\d+k)/u,
  incubator: /\b(?:support|incubat|mentor|programme|program|premises|test|partner|place|coach|help|advice)/u,
  users: /^$/u,
  team: /\b(?:recruit|hir|develop|join|partner|founder|volunteer|colleague|sales|cook|mechanic|driver|designer|engineer|someone|people|teacher)/u,
};

const closing: Record<Goal, (voice: Voice) => string[]> = {
  investors: ({ say }) => [`When can ${say('we', 'I')} show you more?`, 'When can we talk?'],
  incubator: ({ say }) => [`When can ${say('we', 'I')} show you more?`],
  users: () => [],
  team: ({ say }) => [`Is that you? Write to ${say('us', 'me')}.`],
};

const asks: Record<Goal, (voice: Voice) => string[]> = {
  investors: ({ say, vary }) => [
    // Worth its placeholder: an investor waits for the amount.
    `${say('We’re', 'I’m')} raising [amount to add]. When can we talk?`,
    ...vary('ask', [
      `Could ${say('we', 'I')} have half an hour with you this week?`,
      `Could we sit down together this week?`,
    ]),
    `When can ${say('we', 'I')} show you more?`,
    'When can we talk?',
  ],
  incubator: ({ say, vary }) => [
    ...vary('ask', [
      `${say('We’d', 'I’d')} like a place in your next intake. When can we talk?`,
      `Would you give ${say('us', 'me')} a place in your next intake?`,
    ]),
    `Will you take ${say('us', 'me')} into your next intake?`,
  ],
  users: (voice) => {
    const look = ships(voice) ? `try ${voice.reading.offer.plural ? 'them' : 'it'}` : 'see how it works';
    return [
      ...voice.vary('ask', [
        `Would you like to judge for yourself? Get in touch and ask to ${look}.`,
        `Don’t take ${voice.say('our', 'my')} word for it: get in touch and ask to ${look}.`,
      ]),
      `Get in touch and ask to ${look}.`,
      `Ask to ${look}.`,
    ];
  },
  team: ({ say, vary }) => [
    ...vary('ask', [
      `Come and see how ${say('we', 'I')} work this week, then decide.`,
      `Write to ${say('us', 'me')} tonight, and let’s meet this week.`,
    ]),
    `Write to ${say('us', 'me')} tonight.`,
  ],
};
