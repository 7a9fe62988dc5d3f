import type { StepNumber } from '../pitch';
import { fillFrame, framesOf } from './languages/frames';
import { languages } from './languages/language';
import { typeset } from './languages/typeset';
import { hypeIn } from './languages/word-lists';
import { wordsOf } from './phrases';
import type { Fact, FactKind, Reading } from './facts';
import { saysMost } from './realise/audience-line';
import { withFullStop } from './realise/sentence';
import { slotsForAll } from './realise/slots';
import { originFinding, placesFinding } from './regions/findings';
import { upperFirst, withoutEnd } from './words';

export function findingOf(step: StepNumber, reading: Reading): string[] {
  const { lang, quotedLang } = reading;
  const { grammar } = languages[lang];
  const sentences = steps[step](reading).filter((text) => text !== undefined);
  // Around words in a language that is not read stand the marks and spaces of the frames.
  if (quotedLang !== undefined && !ofPlaces.has(step)) return sentences.map(withFullStop);
  return sentences.map((text) => typeset(upperFirst(grammar.joinWords(withFullStop(text))), lang));
}

/** They quote nothing. */
const ofPlaces = new Set<StepNumber>([3, 4]);

type Sentences = (string | undefined)[];

const steps: Record<StepNumber, (reading: Reading) => Sentences> = {
  1: offerFinding,
  2: rivalFinding,
  3: ({ brief, lang }) => placesFinding({ ...textOf(brief), lang }),
  4: ({ brief, lang }) => originFinding({ ...textOf(brief), lang }),
  5: audienceFinding,
  6: valuesFinding,
};

function textOf(brief: Reading['brief']) {
  const { category, description, usedBy, distributedIn, madeIn } = brief;
  const text = `${description} ${usedBy}`;
  return { category, text, distributedIn, ...(madeIn === undefined ? {} : { madeIn }) };
}

function offerFinding(reading: Reading): Sentences {
  const { findings } = framesOf[reading.lang];
  const offer = firstOf(reading, ['offer']);
  const proof = firstOf(reading, ['proof', 'stage']);
  return [
    offer === undefined ? findings.noOffer : fillFrame(findings.offer, { offer: quotable(offer) }),
    proof === undefined
      ? fillFrame(findings.noProof, slotsForAll(reading))
      : fillFrame(findings.proof, { fact: quotable(proof) }),
  ];
}

function rivalFinding(reading: Reading): Sentences {
  const { findings } = framesOf[reading.lang];
  const difference = firstOf(reading, ['difference']);
  const instead = firstOf(reading, ['instead', 'problem']);
  if (difference) return [fillFrame(findings.difference, { fact: quotable(difference) })];
  if (instead) return [fillFrame(findings.instead, { ...slotsForAll(reading), fact: quotable(instead) })];
  return [fillFrame(findings.noRival, slotsForAll(reading))];
}

function audienceFinding(reading: Reading): Sentences {
  const { lang, audience, brief } = reading;
  const { findings } = framesOf[lang];
  const words = wordsOf(`${brief.description} ${brief.usedBy}`, lang);
  const said = withoutEnd(audience.words);
  const hype = hypeIn(lang).find(words);
  const word = hype && words.slice(hype.from, hype.to).map(({ text }) => text);
  return [
    fillFrame(audience.broad || said === '' ? findings.broad : findings.audience, {
      ...slotsForAll(reading),
      audience: said === '' ? framesOf[lang].people : said,
    }),
    word === undefined ? undefined : fillFrame(findings.hype, { word: word.join(' ') }),
  ];
}

function valuesFinding(reading: Reading): Sentences {
  const { lang, values, facts } = reading;
  const { findings } = framesOf[lang];
  const shown = values.flatMap((value) => {
    const fact = facts.find(({ kind, text }) => kind !== 'value' && saysMost(text, value, lang));
    return fact === undefined ? [] : [{ value, fact }];
  })[0];
  if (shown) return [fillFrame(findings.valueShown, { value: shown.value, fact: quotable(shown.fact) })];
  const stated = values.length > 0 ? values.join(', ') : facts.find(({ kind }) => kind === 'value')?.text;
  if (stated === undefined) return [fillFrame(findings.noValues, slotsForAll(reading))];
  return [fillFrame(findings.values, { values: stated })];
}

function firstOf({ facts }: Reading, kinds: FactKind[]): Fact | undefined {
  return kinds
    .map((kind) => facts.filter((fact) => fact.kind === kind).toSorted((a, b) => b.sure - a.sure)[0])
    .find((fact) => fact !== undefined);
}

function quotable({ text }: Fact): string {
  return withoutEnd(text);
}
