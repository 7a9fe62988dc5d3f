import type { OfferCategory } from '../../pitch';
import type { Reading } from '../read/reading';
import { fold, rotate } from '../words';
import { isDigital } from './digital';
import {
  delays,
  delaysAtWork,
  yourDelays,
  yourDelaysAtWork,
  doubtsOfThings,
  doubts,
  doubtsOfYours,
  reasons,
  merits,
} from './general-lines';
import type { SectorLines } from './sector-lines';

/** What can be said of an offer of no known sector, from the people it is for and the category of the brief. */
export function generalText(reading: Reading): SectorLines {
  const { brief, seed } = reading;
  const onScreen = isDigital(reading);
  const sold = brief.category === 'product' && !onScreen;
  const once = turnsOfLife.test(fold(`${brief.description} ${brief.usedBy}`));
  const difficulty = once ? onceOnly : everyDay(reading, sold);
  const kind = sold ? 'product' : brief.category === 'product' ? 'screen' : brief.category;
  return {
    hooks: ['Some problems last because everyone has got used to them.'],
    hooksYou: ['What would make things easier for you?', 'What would make you change the way you do it now?'],
    ...difficulty,
    rivals: sold
      ? ['what people already own', 'what the shops sell', 'what is sold online']
      : ['what people do on their own', 'advice from those around them', 'what already exists elsewhere'],
    habit: sold ? 'keeping what one already has' : 'getting by alone',
    test: onScreen ? 'how many still use it after the first month' : tests[brief.category],
    proof: onScreen && brief.category === 'product' ? 'number of users' : proofs[brief.category],
    why: [oneOf(reasons, seed, 'reason'), oneOf(merits[kind], seed, 'merit')],
  };
}

type Difficulty = Pick<SectorLines, 'problem' | 'problemYou'>;

const onceOnly: Difficulty = {
  problem: [
    'It happens once, and nobody is ready for it.',
    'Decisions are made quickly, with little to go on.',
    'Afterwards, it’s too late to compare.',
  ],
  problemYou: ['It happens once, and nobody is ready for it.', 'You decide quickly, with little to go on.'],
};

/** What gets in the way of most things that people buy, at work or at home. */
function everyDay({ audience, brief, seed }: Reading, sold: boolean): Difficulty {
  const named = audience.sure && audience.plural && !audience.broad;
  const busy = atWork.test(fold(brief.usedBy));
  const served = brief.category === 'service' || brief.category === 'offer';
  return {
    problem: [
      oneOf(
        [
          named
            ? `What exists today wasn’t always made ${busy ? 'for their kind of work' : 'with them in mind'}.`
            : 'What exists today doesn’t suit everyone.',
          'Too often, the choice is between making do and doing without.',
          'What was made for everyone rarely suits the few who need it most.',
        ],
        seed,
        'lack',
      ),
      oneOf(busy ? delaysAtWork : delays, seed, 'delay'),
      oneOf(sold ? doubtsOfThings : served ? doubts : doubts.slice(0, 2), seed, 'doubt'),
    ],
    problemYou: [
      oneOf(
        [
          `What exists today wasn’t always made ${busy ? 'for your kind of work' : 'with you in mind'}.`,
          'Too often, you choose between making do and doing without.',
        ],
        seed,
        'lack',
      ),
      oneOf(busy ? yourDelaysAtWork : yourDelays, seed, 'delay'),
      oneOf(sold ? doubtsOfThings : served ? doubtsOfYours : doubtsOfYours.slice(0, 2), seed, 'doubt'),
    ],
  };
}

function oneOf(lines: readonly string[], seed: number, purpose: string): string {
  return rotate(lines, seed, purpose)[0] ?? '';
}

/** What nobody has practice in: no one “goes back to what they know”. */
const turnsOfLife =
  /\b(?:funerals?|bereave\w*|lost (?:someone|a (?:loved|parent|partner|child))|divorc\w*|inherit\w*|evict\w*|hous(?:e|ing) fires?|accidents?|burglar\w*|moving house|redundan\w*|dentures?)\b/u;

/** Those who buy for their work. */
const atWork =
  /\b(?:compan\w*|firms?|farmers?|growers?|breeders?|managers?|teachers?|schools?|hospitals?|clinics?|labs?|laborator\w*|utilit\w*|councils?|museums?|shops?|retailers?|restaurants?|bakeries|makers|brands?|manufacturers?|professionals?|tradespeople|craftsmen|teams?|owners of|agenc\w*|hotels?|doctors?|nurses?|vets?|lawyers?|architects?|builders?|engineers?|workshops?|offices?|universities|researchers?)\b/u;

const tests: Record<OfferCategory, string> = {
  product: 'whether those who bought one would buy it again',
  service: 'how many customers come back, or send someone else',
  offer: 'how many customers come back, or send someone else',
  project: 'how many people come back after the first time',
  concept: 'whether anyone would change what they do today',
};

const proofs: Record<OfferCategory, string> = {
  product: 'number of pieces sold',
  service: 'number of customers',
  offer: 'number of customers',
  project: 'number of people who take part',
  concept: 'number of people interested',
};
