import type { Language } from '../languages/language';
import { languages } from '../languages/language';
import { isIndefinite, isPerson } from '../languages/words';
import { wordsOf } from '../phrases';
import type { AnsweredBrief, PitchOrder, QuestionId } from '../../pitch';
import { questionIds } from '../../pitch-constants';
import { otherScript } from '../script';
import { lowerFirst, startsLower, upperFirst } from '../words';
import { readAudience } from './audience';
import { type Candidate, toldBy } from './features';
import { scoreOf } from './rank';
import { splitSentence } from './split-sentence';
import { classify } from './classify';
import { type Fact, type FactField, type FactKind, leastSure, type Offer, type Reading } from '../facts';
import { nameTold } from './names';
import { readOffer } from './offer';
import type { OfferReading } from './offer-phrase';
import { startsWithAcronym } from './tidy';
import { unitsIn } from './fields';
import { answersOf } from './answers';
import { stemsOf, withAnswer } from './answered-offer';
import { quoteBrief } from './quote';
import { startsWithUs, type Unit } from './units';

export function readBrief({ brief, lang, quotedLang }: PitchOrder): Reading {
  const language = languages[lang];
  // No rule knows a word of another script.
  const script = otherScript(brief.description);
  const quoted = quotedLang ?? (script && `und-${script}`);
  if (quoted !== undefined) return quoteBrief(brief, { lang, quotedLang: quoted }, language);
  const units = unitsIn(brief.description, language);
  const found = bestOffer(fieldsOf(brief, units, language), language);
  const described = withAnswer(units, unitsIn(answersOf(brief).offer ?? '', language), found.at, language);
  const { reading, sure } = described.isAnswered
    ? bestOffer(fieldsOf(brief, described.units.slice(described.at, described.at + 1), language), language)
    : found.sure < leastSure.named
      ? { sure: found.sure }
      : found;
  const told = units.map((unit) => nameTold(unit, language));
  const name = reading?.offer.name ?? told.find((one) => one !== undefined) ?? found.nameFirst;
  const offer = { ...(reading?.offer ?? noOffer), ...(name === undefined ? {} : { name }) };
  const form = reading?.form ?? 'sentence';
  const facts = [
    ...factsOf(described.units, 'description', language, { at: described.at, form }).map((fact, index) =>
      described.added.includes(index) ? { ...fact, field: 'offer' as const, sure: 1 } : fact,
    ),
    ...answerFacts(brief, language),
    ...messageFacts(brief, language),
  ].map((fact, order) => ({
    ...fact,
    kind: kindFor(brief.goal, fact, language),
    order,
  }));
  return {
    brief,
    lang,
    offer,
    offerSure: sure,
    facts,
    audience: readAudience(brief.usedBy, language),
    values: valuesOf(brief, language),
  };
}

export function fieldsOf(brief: AnsweredBrief, units: Unit[], language: Language): Fields {
  return {
    units,
    audience: unitsIn(brief.usedBy, language),
    others: unitsIn(brief.messagesAndValues ?? '', language),
  };
}

/** What the founder does not know yet is what an incubator can help with. */
function kindFor(goal: AnsweredBrief['goal'], { kind, text }: NewFact, { cues, lang }: Language): FactKind {
  const isUnknown = goal === 'incubator' && kind !== 'offer' && cues.unknowns.find(wordsOf(text, lang));
  return isUnknown ? 'need' : kind;
}

const noOffer: Offer = { plural: false, feminine: false };

type Fields = { units: Unit[]; audience: Unit[]; others: Unit[] };

type Best = { at: number; sure: number; reading?: OfferReading; nameFirst?: string | undefined };

function bestOffer(fields: Fields, language: Language): Best {
  const scored = candidatesOf(fields, language).map((one) => ({ ...one, score: scoreOf(one, language) }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return { at: -1, sure: 0 };
  const sure = 1 / scored.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const before = scored[best.at - 1]?.reading;
  // “Front Yard Lumber, Asheville. Sawmill on a trailer”: a name before a note is its title.
  const isTitled = before !== undefined && naming.has(before.shape) && !best.unit.hasVerb;
  const [first] = scored;
  const nameFirst = first && naming.has(first.reading.shape) ? first.reading.offer.name : undefined;
  return {
    nameFirst,
    sure,
    ...(isTitled ? { at: best.at - 1, reading: before } : { at: best.at, reading: best.reading }),
  };
}

const naming = new Set(['name', 'name-and-place']);

/** Every sentence of the description as what may tell what is sold. */
export function candidatesOf({ units, audience, others }: Fields, language: Language): Candidate[] {
  const smallWords = new Set(
    [...units, ...audience, ...others].flatMap(({ words }) =>
      words.filter(isSmall).map(({ folded }) => folded),
    ),
  );
  const stems = stemsOf(audience, language);
  const told = units.map((unit) => toldBy(unit, language));
  return units.map((unit, at) => {
    const reading = readOffer(unit, language, {
      isFirst: at === 0,
      founders: told[at]?.founders ?? -1,
      smallWords,
    });
    return { unit, at, units, told, reading, audience: stems };
  });
}

function isSmall({ text }: Unit['words'][number]): boolean {
  return startsLower(text);
}

type OfferPlace = { at: number; form: 'sentence' | 'noun' };

type NewFact = Omit<Fact, 'order'>;

function factsOf(units: Unit[], field: FactField, language: Language, offer: OfferPlace): NewFact[] {
  const facts: NewFact[] = [];
  units.forEach((unit, at) => {
    const isOffer = at === offer.at;
    const before = facts.at(-1);
    const leant = leaning(unit, before, at < offer.at, language);
    const leans = isOffer && leant !== 'before' ? undefined : leant;
    const { kind, sure } = isOffer
      ? { kind: 'offer' as const, sure: 0.9 }
      : kindOf(unit, { leans, at, isBeforeOffer: at < offer.at }, language);
    facts.push({
      kind,
      field,
      span: unit.span,
      text: sayable(unit, isOffer, language),
      form: isOffer && offer.form === 'noun' ? 'noun' : unit.hasVerb ? 'sentence' : 'fragment',
      sure,
      ...(leans === undefined ? {} : { leans }),
    });
  });
  return facts;
}

type UnitPlace = { leans: Fact['leans']; at: number; isBeforeOffer: boolean };

/**
 * What speaks of the offer is no problem; a question that comes first is how the founder opens, and what is told before
 * the offer without the founders in it is what it answers.
 */
function kindOf(unit: Unit, { leans, at, isBeforeOffer }: UnitPlace, language: Language) {
  if (unit.mark === '?' && at === 0) return { kind: 'problem' as const, sure: 0.8 };
  const { kind, sure } = classify(unit, language);
  const isScene =
    (isBeforeOffer && !tellsOfUs(unit, language) && unit.words.length >= fewestSceneWords) ||
    (leans === undefined && kind === 'detail' && tellsUsual(unit, language));
  if (isScene && unit.hasVerb && sceneKinds.has(kind)) return { kind: 'problem' as const, sure: 0.5 };
  return kind === 'problem' && leans === 'offer' ? { kind: 'detail' as const, sure: 0.4 } : { kind, sure };
}

/** “Most sweeps …”, “Today families …”, « Un apiculteur qui a 300 ruches … ». */
function tellsUsual({ words, isOurs }: Unit, language: Language): boolean {
  const [first = '', second = '', third = ''] = words.map(({ folded }) => folded);
  const isToday = language.cues.nowadays.has(first) && !language.cues.since.has(first);
  const isOne = isIndefinite(words[0], language) && language.cues.relatives.has(third);
  const isOneOfMany = isOne && isPerson({ folded: `${second}s` }, language);
  return !isOurs && (isToday || isOneOfMany || language.cues.usual.startsAt(words, 0) !== undefined);
}

/** « Depuis 2019 nous … »; « pour une ville comme la mienne » tells nothing of them. */
function tellsOfUs({ words, text, isOurs }: Unit, language: Language): boolean {
  const comma = words.findIndex(({ to }) => text.charAt(to) === ',');
  const starts = [0, 1, comma + 1].some((at) => startsWithUs(words.slice(at), language));
  return starts || (isOurs && language.cues.ourselves.has(words[0]?.folded ?? ''));
}

const fewestSceneWords = 6;
const sceneKinds = new Set<FactKind>(['detail', 'condition', 'price']);

function sayable({ text, mark, title, hasVerb }: Unit, isOffer: boolean, language: Language): string {
  const said = upperFirst(text) + (mark === '?' ? ' ?' : '');
  const isTitled = title !== undefined && (hasVerb || !isOffer);
  const after = startsWithAcronym(text) ? text : lowerFirst(text);
  return splitSentence(isTitled ? `${title}: ${after}` : said, language);
}

function leaning(
  unit: Unit,
  before: NewFact | undefined,
  isBeforeOffer: boolean,
  { cues }: Language,
): Fact['leans'] {
  const { words } = unit;
  if (before === undefined || cues.impersonal.startsAt(words, 0)) return undefined;
  if (cues.leansBefore.startsAt(words, 0)) return 'before';
  if (cues.leansOnOffer.startsAt(words, 0)) {
    const isOfPeople = words[0] !== undefined && cues.earlyPronouns.has(words[0].folded);
    // “It is slow” before the offer speaks of what was said.
    if (isBeforeOffer) return 'before';
    return before.kind === 'offer' || before.leans === 'offer' || !isOfPeople ? 'offer' : 'before';
  }
  // «A los músicos les …» names them itself.
  const isNamed = words.some(({ folded }) => folded === 'a' || folded === 'al');
  const isEarly = words
    .slice(1, 6)
    .some(({ folded }) => cues.earlyPronouns.has(folded) && !(isNamed && datives.has(folded)));
  return isEarly ? 'before' : undefined;
}

const datives = new Set(['le', 'les']);

const kindOfAnswer: Record<Exclude<QuestionId, 'offer'>, FactKind> = {
  moment: 'moment',
  instead: 'instead',
  change: 'change',
  proof: 'proof',
  ask: 'need',
};

const addingQuestions = questionIds.filter((id) => id !== 'offer');

function answerFacts(brief: AnsweredBrief, language: Language): NewFact[] {
  const answers = answersOf(brief);
  return addingQuestions.flatMap((id) => {
    const units = unitsIn(answers[id] ?? '', language);
    return factsOf(units, id, language, { at: -1, form: 'sentence' }).map((fact, at): NewFact => {
      const { leans: _, ...rest } = fact;
      return { ...rest, kind: kindOfAnswer[id], sure: 1, ...(at > 0 ? { leans: 'before' } : {}) };
    });
  });
}

function messageFacts({ messagesAndValues = '' }: AnsweredBrief, language: Language): NewFact[] {
  const units = unitsIn(messagesAndValues, language)
    .filter((unit) => isMessage(unit))
    .map((unit): Unit => ({ ...unit, title: undefined }));
  return factsOf(units, 'messagesAndValues', language, { at: -1, form: 'sentence' }).map((fact) => ({
    ...fact,
    kind: 'value',
  }));
}

/** “We sell no repairs” is a message; “welcome everybody” a value like “independence”. */
function isMessage({ hasVerb, verb }: Unit): boolean {
  return hasVerb && verb > 0;
}

function valuesOf({ messagesAndValues = '' }: AnsweredBrief, language: Language): string[] {
  return unitsIn(messagesAndValues, language)
    .filter((unit) => !isMessage(unit))
    .flatMap(({ text }) => text.split(/,\s*/u))
    .map((value) => value.trim())
    .filter((value) => value !== '' && wordsOf(value).length <= 6);
}
