import type { OfferCategory } from '../../pitch';
import type { Reading } from '../read/reading';
import type { SectorLines } from './sector-lines';

/** What can be said of an offer of no known sector, from the people it is for and the category of the brief. */
export function generalText({ audience, brief }: Reading): SectorLines {
  const named = audience.sure && audience.plural && !audience.broad;
  const sold = brief.category === 'product';
  return {
    hooks: ['Some problems last because everyone has got used to them.'],
    hooksYou: ['What would make things easier for you?', 'What would make you change the way you do it now?'],
    problem: [
      named
        ? 'What exists today wasn’t always made with them in mind.'
        : 'What exists today doesn’t suit everyone.',
      'People try one thing, then another, and go back to what they know.',
      sold
        ? 'The wrong choice ends up at the back of a cupboard.'
        : 'Everyone finds a way around it, and nobody counts the time that takes.',
    ],
    problemYou: [
      'What exists today wasn’t always made with you in mind.',
      'You try one thing, then another, and go back to what you know.',
    ],
    rivals: sold
      ? ['what people already own', 'what the shops sell', 'what is sold online']
      : ['what people do on their own', 'advice from those around them', 'what already exists elsewhere'],
    habit: sold ? 'keeping what one already has' : 'getting by alone',
    test: tests[brief.category],
    proof: proofs[brief.category],
    why: [
      'What really helps gets recommended, and that can’t be bought.',
      sold
        ? 'A thing that does its job is one that people stop looking for.'
        : 'What makes a day easier soon becomes hard to give up.',
    ],
  };
}

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
