import type { Goal } from '../../../pitch';
import { beat, weigh, type Beat } from '../../compose/beat';
import { countWords, fold } from '../../words';
import { firstStep, type Voice } from '../voice';

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
  investors: /[£€$]|\b(?:rais|euros?|pounds?|dollars?|financ|fund|invest|capital|seed|\d+k|\d{2,3},000)/u,
  incubator: /\b(?:support|incubat|mentor|programme|program|premises|test|partner|place|coach|help|advice)/u,
  users: /^$/u,
  team: /\b(?:recruit|hir|develop|join|partner|founder|volunteer|colleague|sales|cook|mechanic|driver|designer|engineer|someone|people|\w+(?:ians|ists)\b|teacher|farmer|forester|parents|helper|hands|famil|\b(?:lack|miss|missing) )/u,
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
  users: usersAsks,
  team: ({ say, vary }) => [
    ...vary('ask', [
      `Come and see how ${say('we', 'I')} work this week, then decide.`,
      `Write to ${say('us', 'me')} tonight, and let’s meet this week.`,
    ]),
    `Write to ${say('us', 'me')} tonight.`,
  ],
};

/** A first step that costs the listener nothing, by what the offer is. */
function usersAsks(voice: Voice): string[] {
  const { say, vary, reading } = voice;
  const step = firstStep(voice);
  const us = say('us', 'me');
  if (step === 'come')
    return [
      ...vary('ask', [
        `Shall we see you there? Get in touch and ask ${us} for the next dates.`,
        `Don’t take ${say('our', 'my')} word for it: ask ${us} for the next dates, and come.`,
      ]),
      `Get in touch and ask ${us} for the next dates.`,
      `Ask ${us} for the next dates.`,
    ];
  if (step === 'talk' && reading.brief.category === 'concept')
    return [
      'Would you like to be among the first? Get in touch this week.',
      'Get in touch if you’d like to be among the first.',
      'Be among the first: get in touch.',
    ];
  if (step === 'talk')
    return [
      ...vary('ask', [
        `Could that help you? Get in touch and tell ${us} what you need.`,
        `Get in touch and tell ${us} what you need: asking commits you to nothing.`,
      ]),
      `Get in touch and tell ${us} what you need.`,
      `Tell ${us} what you need.`,
    ];
  const soon = reading.brief.category === 'concept' || reading.brief.category === 'project';
  const it = reading.offer.plural ? 'them' : 'it';
  const use = reading.sector === 'food' ? 'taste' : 'try';
  const look = soon ? `be among the first to ${use} ${it}` : `${use} ${it}`;
  return [
    ...vary('ask', [
      `Would you like to judge for yourself? Get in touch and ask to ${look}.`,
      `Don’t take ${say('our', 'my')} word for it: get in touch and ask to ${look}.`,
    ]),
    `Get in touch and ask to ${look}.`,
    `Ask to ${look}.`,
  ];
}
