import type { OfferCategory } from '../../pitch';
import type { Reading } from '../read/reading';
import { fold } from '../words';
import { isDigital } from './digital';
import type { SectorLines } from './sector-lines';

/** What can be said of an offer of no known sector, from the people it is for and the category of the brief. */
export function generalText(reading: Reading): SectorLines {
  const { audience, brief } = reading;
  const named = audience.sure && audience.plural && !audience.broad;
  const onScreen = isDigital(reading);
  const sold = brief.category === 'product' && !onScreen;
  const busy = atWork.test(fold(brief.usedBy));
  const atHome = sold && !busy;
  const once = turnsOfLife.test(fold(`${brief.description} ${brief.usedBy}`));
  return {
    hooks: ['Some problems last because everyone has got used to them.'],
    hooksYou: ['What would make things easier for you?', 'What would make you change the way you do it now?'],
    problem: once
      ? [
          'It happens once, and nobody is ready for it.',
          'Decisions are made quickly, with little to go on.',
          'Afterwards, it’s too late to compare.',
        ]
      : [
          named
            ? `What exists today wasn’t always made ${busy ? 'for their kind of work' : 'with them in mind'}.`
            : 'What exists today doesn’t suit everyone.',
          busy
            ? 'People make do, because looking for something else takes time they don’t have.'
            : 'People try one thing, then another, and go back to what they know.',
          atHome
            ? 'The wrong choice ends up at the back of a cupboard.'
            : 'Everyone finds a way around it, and nobody counts the time that takes.',
        ],
    problemYou: once
      ? ['It happens once, and nobody is ready for it.', 'You decide quickly, with little to go on.']
      : [
          `What exists today wasn’t always made ${busy ? 'for your kind of work' : 'with you in mind'}.`,
          busy
            ? 'You make do, because looking for something else takes time you don’t have.'
            : 'You try one thing, then another, and go back to what you know.',
        ],
    rivals: sold
      ? ['what people already own', 'what the shops sell', 'what is sold online']
      : ['what people do on their own', 'advice from those around them', 'what already exists elsewhere'],
    habit: sold ? 'keeping what one already has' : 'getting by alone',
    test: onScreen ? 'how many still use it after the first month' : tests[brief.category],
    proof: onScreen && brief.category === 'product' ? 'number of users' : proofs[brief.category],
    why: [
      'What really helps gets recommended, and that can’t be bought.',
      sold
        ? 'A thing that does its job is one that people stop looking for.'
        : 'What makes a day easier soon becomes hard to give up.',
    ],
  };
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
