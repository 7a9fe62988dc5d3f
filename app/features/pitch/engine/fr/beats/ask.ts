import { beat, weigh, type Beat } from '../../compose/beat';
import type { Goal } from '../../../pitch';
import { countWords, fold } from '../../words';
import { textsOf } from '../../compose/told';
import type { Voice } from '../voice';

/** The one ask, last. */
export function ask(voice: Voice): Beat[] {
  const { reading } = voice;
  const goal = reading.brief.goal;
  const own = reading.sentences.find(
    (sentence) => sentence.role === 'ask' && suits[goal].test(fold(sentence.text)),
  );
  const usual = voice.vary('ask', asks[goal](voice));
  const texts =
    own === undefined
      ? usual.map((text, rank) => ({
          text,
          worth: (text.includes('[') ? 2.6 : countWords(text) < 6 ? 0.2 : 1.6) - rank * 0.1,
        }))
      : [
          { text: `${own.text} ${closing[goal](voice)}`, worth: 5.2 },
          { text: own.text, worth: 5 },
          ...own.shorter.map((text, rank) => ({ text, worth: 1.5 - rank * 0.2 })),
        ];
  return [...beginning(voice), ...otherNeeds(voice), beat('ask', weigh(40, 40, 40, 40), texts, true)];
}

/** What the founders look for besides what this public can give: a partner, a machine, a place. */
function otherNeeds({ reading }: Voice): Beat[] {
  const { goal } = reading.brief;
  return reading.sentences
    .filter(
      ({ role, text }) =>
        role === 'ask' && !suits[goal].test(fold(text)) && !othersAsk[goal].test(fold(text)),
    )
    .slice(0, 1)
    .map((sentence) => beat('need', weigh(0, 3, 7, 8), textsOf(sentence)));
}

/** What one does not say to this public: whom one hires to clients, what one raises to a colleague. */
const othersAsk: Record<Goal, RegExp> = {
  investors: /\b(?:recrut|benevol)/u,
  incubator: /\b(?:recrut|benevol)/u,
  users: /./u,
  team: /./u,
};

/** What is true of any beginning. */
function beginning({ say }: Voice): Beat[] {
  return [
    `Ce qui reste à apprendre, ${say('nous l’apprendrons', 'je l’apprendrai')} avec ceux qui s’en servent.`,
    'Le reste se jugera sur pièces, et c’est très bien ainsi.',
  ].map((text) => ({ ...beat('beginning', weigh(0, 0, 0, 1), [text]), lastResort: true }));
}

const suits: Record<Goal, RegExp> = {
  investors: /€|\b(?:lev|euros?|francs|financ|investi|fonds|capital)/u,
  incubator: /\b(?:accompagn|incub|mentor|programme|local|teste)/u,
  users: /^$/u,
  team: /^(?!.*(?:€|\beuros?\b|\bfrancs\b|\bfonds\b|\blevee\b)).*\w|\b(?:benevoles?|parents|associee?s?|adultes|animat\w+|educat\w+)\b/u,
};

const closing: Record<Goal, (voice: Voice) => string> = {
  investors: ({ say }) => `Quand ${say('pouvons-nous', 'puis-je vous')} en parler ?`,
  incubator: ({ say }) => `Quand ${say('pouvons-nous', 'puis-je')} vous le présenter ?`,
  users: () => '',
  team: ({ say }) => `Écrivez-${say('nous', 'moi')} et voyons-nous cette semaine.`,
};

const asks: Record<Goal, (voice: Voice) => string[]> = {
  investors: ({ say }) => [
    // Worth its placeholder: an investor waits for the amount.
    `${say('Nous cherchons', 'Je cherche')} [montant à compléter] : quand ${say('pouvons-nous', 'puis-je vous')} en parler ?`,
    `${say('Accordez-nous', 'Accordez-moi')} un rendez-vous cette semaine, pour entrer dans le détail.`,
    `Quand ${say('pouvons-nous', 'puis-je')} vous montrer la suite ?`,
    `Quand ${say('pouvons-nous', 'puis-je vous')} en parler ?`,
  ],
  incubator: ({ say }) => [
    `${say('Nous demandons', 'Je demande')} une place dans votre prochaine promotion.`,
    `Une place dans votre prochaine promotion ${say('nous ferait', 'me ferait')} avancer : quand en parlons-nous ?`,
    `Accueillez-${say('nous', 'moi')} dans votre prochaine promotion.`,
  ],
  users: ({ say }) => [
    `Pour commencer, écrivez-${say('nous', 'moi')} : une question suffit.`,
    `Écrivez-${say('nous', 'moi')}, ne serait-ce que pour une question.`,
    `Écrivez-${say('nous', 'moi')} cette semaine.`,
  ],
  team: ({ say }) => [
    `Venez ${say('nous', 'me')} voir travailler cette semaine, puis décidez.`,
    `Écrivez-${say('nous', 'moi')} ce soir, et voyons-nous cette semaine.`,
    `Écrivez-${say('nous', 'moi')} ce soir.`,
  ],
};
