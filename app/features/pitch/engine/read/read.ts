import type { Language } from '../languages/language';
import { languages } from '../languages/language';
import { isDenied } from '../languages/words';
import type { AnsweredBrief, PitchOrder, QuestionId } from '../../pitch';
import { questionIds } from '../../pitch-constants';
import { otherScript } from '../script';
import { hasDigit, startsLower, upperFirst } from '../words';
import { readAudience } from './audience';
import { likeliest, type Odds, type SentenceKind } from './sentence-kinds';
import { type Fact, type FactField, type FactKind, leastSure, type Reading } from '../facts';
import { withoutNameNote, withTitle } from './name-notes';
import { nameBeside } from './name-beside';
import { nameMade, nameTold } from './names';
import { measured } from './measure';
import { readOffer } from './offer';
import { type OfferReading, plainOffer } from './offer-phrase';
import { withSmallStart } from './tidy';
import { unitsIn } from './fields';
import { answersOf } from './answers';
import { withAnswer } from './answered-offer';
import { kindFor } from './kind-for-goal';
import { withoutPraise, withoutPraiseInAnswer } from './praise';
import { quoteBrief } from './quote';
import { foundersAt, type Unit, withoutHinge } from './units';
import { isMessage, valuesOf } from './values';

export function readBrief({ brief, lang, quotedLang }: PitchOrder): Reading {
  const language = languages[lang];
  // No rule knows a word of another script.
  const script = otherScript(brief.description);
  const quoted = quotedLang ?? (script && `und-${script}`);
  if (quoted !== undefined) return quoteBrief(brief, { lang, quotedLang: quoted }, language);
  const { typed, noted, note, named } = withoutNameNote(unitsIn(brief.description, language), language);
  const told = withoutPraise(typed, brief, language);
  const { units, odds, found } =
    noted === undefined ? told : withTitle(told, { name: noted, note, named }, language);
  const messages = unitsIn(brief.messagesAndValues ?? '', language);
  const described = withAnswer(units, unitsIn(answersOf(brief).offer ?? '', language), found.at, language);
  const smallWords = smallWordsOf(brief, [...units, ...messages], language);
  const read = readOfferAt(described, found.sure, smallWords, language);
  const { at: offerAt = described.at, offer: sold = plainOffer, form = 'sentence' } = read ?? {};
  const sure = described.isAnswered ? 1 : found.sure;
  const name = sold.name ?? noted ?? nameAmong(units, found.at, language);
  const offer = { ...sold, ...(name === undefined ? {} : { name }) };
  const kinds = new Map(units.map((unit, at) => [unit, odds[at]]));
  const place = { at: offerAt, sure, form, kinds };
  const facts = factsOf(described.units, 'description', language, place).map((fact, index) =>
    described.added.includes(index) ? { ...fact, field: 'offer' as const, sure: 1 } : fact,
  );
  return {
    brief,
    lang,
    offer,
    offerSure: sure,
    facts: withAnswers(facts, answerFacts(brief, language, told.isPraised), { brief, messages }, language),
    audience: readAudience(brief, language),
    values: valuesOf(messages),
  };
}

/** What the description tells, what was answered, and what the founder would like to be heard. */
function withAnswers(
  told: readonly NewFact[],
  answered: readonly NewFact[],
  { brief, messages }: { brief: AnsweredBrief; messages: readonly Unit[] },
  language: Language,
): Fact[] {
  const lastTold = told.findLastIndex((fact) => !isOpen(fact, language));
  return [...told, ...answered, ...messageFacts(messages, language)].map((fact, order) => {
    const isLast = order > Math.max(told.length - 1 - mostAtEnd, 0);
    const isEnd =
      fact.field === 'description' && isLast && (order > lastTold || asksListener(fact, language));
    const kind = kindFor(brief.goal, fact, language, isEnd ? 'end' : undefined);
    const { odds: _, ...rest } = fact;
    return { ...(fact.kind === 'need' && kind === 'stage' ? rest : fact), kind, order };
  });
}

/** A question that is answered behind it asks nobody; “we do not know” is no answer. */
function isOpen({ text }: NewFact, language: Language): boolean {
  const { words, isOurs } = measured(text, language);
  const isUnknown = (isOurs && isDenied(words, language)) || language.cues.unknowns.find(words) !== undefined;
  return isUnknown || text.endsWith('?');
}

/** “Can you help us?”, « Comment fixer un prix ? » stay one, whatever is told behind them. */
function asksListener({ text }: NewFact, language: Language): boolean {
  const { words, isOurs, hasVerb } = measured(text, language);
  const isOpenTo = isOurs || !hasVerb || words.some(({ folded }) => language.cues.listeners.has(folded));
  return text.endsWith('?') && isOpenTo;
}

const mostBeforeName = 5;
const mostAtEnd = 2;

/** What the sentence says of the thing; “Front Yard Lumber, Asheville. Sawmill on a trailer”: a name is the title of a note. */
function readOfferAt(
  { at, units, added, isAnswered }: ReturnType<typeof withAnswer>,
  sure: number,
  smallWords: ReadonlySet<string>,
  language: Language,
): (OfferReading & { at: number }) | undefined {
  if (!isAnswered && sure < leastSure.named) return undefined;
  const read = (one: number) => {
    const unit = units[one];
    // Who was asked for it answers with a noun: “A folding board that …”.
    const isFirst = one === 0 || added.includes(one);
    const context = { isFirst, founders: unit ? foundersAt(unit, language) : -1, smallWords };
    return unit && { at: one, ...readOffer(unit, language, context) };
  };
  const before = read(at - 1);
  const isTitled = before?.isTitle && units[at]?.hasVerb === false;
  return isTitled ? before : read(at);
}

/** As a sentence tells it, as the one before the offer ends with it, as a title, or as the first words. */
function nameAmong(units: readonly Unit[], offerAt: number, language: Language): string | undefined {
  const told = units
    .map((unit, at) => nameTold(unit, language, at === offerAt ? Infinity : mostBeforeName))
    .find((one) => one !== undefined);
  const before = units[offerAt - 1];
  const made = before && nameMade(before, language);
  const title = units[offerAt]?.title;
  const beside = units.map((unit) => nameBeside(unit, language)).find((one) => one !== undefined);
  return told ?? made ?? firstName(units, language) ?? (hasDigit(title ?? '') ? undefined : title) ?? beside;
}

function firstName([first]: readonly Unit[], language: Language): string | undefined {
  const reading = first && readOffer(first, language, { isFirst: true, founders: -1, smallWords: new Set() });
  return reading?.isTitle ? reading.offer.name : undefined;
}

function smallWordsOf(brief: AnsweredBrief, units: readonly Unit[], language: Language): Set<string> {
  return new Set(
    [...units, ...unitsIn(brief.usedBy, language)].flatMap(({ words }) =>
      words.filter(isSmall).map(({ folded }) => folded),
    ),
  );
}

function isSmall({ text }: Unit['words'][number]): boolean {
  return startsLower(text);
}

type OfferPlace = {
  at: number;
  sure?: number;
  form: 'sentence' | 'noun';
  /** Of the sentences of a description; those of an answer are what was asked. */
  kinds?: ReadonlyMap<Unit, Odds | undefined>;
};

type NewFact = Omit<Fact, 'order'>;

function factsOf(units: Unit[], field: FactField, language: Language, offer: OfferPlace): NewFact[] {
  const facts: NewFact[] = [];
  units.forEach((unit, at) => {
    const isOffer = at === offer.at;
    const isNoun = isOffer && offer.form === 'noun';
    const before = facts.at(-1);
    const leant = leaning(unit, before, at < offer.at, language);
    const leans = isOffer && leant !== 'before' ? undefined : leant;
    const told = isOffer
      ? { kind: 'offer' as const, sure: offer.sure ?? 1 }
      : kindOf(unit, at, offer.kinds?.get(unit));
    facts.push({
      ...told,
      field,
      span: unit.span,
      text: sayable(unit, isNoun, language),
      form: isNoun ? 'noun' : unit.hasVerb ? 'sentence' : 'fragment',
      ...(leans === undefined ? {} : { leans }),
    });
  });
  return facts;
}

/** A question that comes first is how the founder opens. */
function kindOf(
  { label, mark }: Unit,
  at: number,
  odds: Odds | undefined,
): Pick<Fact, 'kind' | 'sure' | 'odds'> {
  if (label) return { kind: label, sure: 1 };
  if (mark === '?' && at === 0) return { kind: 'problem', sure: 0.8 };
  if (odds === undefined) return { kind: 'detail', sure: 0 };
  const praises = (odds.get('praise') ?? 0) > 0.5;
  const kind = praises ? 'detail' : likeliest(new Map(odds).set('praise', 0));
  const told = new Map<FactKind, number>();
  for (const [one, share] of odds) {
    // That it may be the offer itself is known apart.
    const as = one === 'offer' ? one : saidAs(one);
    told.set(as, (told.get(as) ?? 0) + share);
  }
  return { kind: saidAs(kind), sure: odds.get(kind) ?? 0, odds: told };
}

/** Another sentence that tells what is sold says more of it. */
function saidAs(kind: SentenceKind): FactKind {
  return kind === 'offer' ? 'mechanism' : kind === 'praise' ? 'detail' : kind;
}

/** A noun gets its name in a frame of the language. */
function sayable({ text, mark, title }: Unit, isNoun: boolean, language: Language): string {
  const said = upperFirst(text) + (mark === '?' ? ' ?' : '');
  return title === undefined || isNoun ? said : `${title}: ${withSmallStart(withoutHinge(text, language))}`;
}

/** Whether a sentence points back to the one before, or to the offer; « Cet hiver j’ai testé » points at no winter. */
function leaning(
  unit: Unit,
  before: NewFact | undefined,
  isBeforeOffer: boolean,
  { cues, grammar }: Language,
): Fact['leans'] {
  const { words } = unit;
  if (before === undefined || cues.impersonal.startsAt(words, 0)) return undefined;
  // «Viajan cuatro días»: who, only what stands before it tells.
  const isOfThem = isBeforeOffer && (grammar.isTheirs?.(words.map(({ text }) => text)) ?? false);
  const isTime = cues.demonstratives.has(words[0]?.folded ?? '') && cues.times.has(words[1]?.folded ?? '');
  if (isOfThem || (!isTime && cues.leansBefore.startsAt(words, 0))) return 'before';
  if (cues.leansOnOffer.startsAt(words, 0)) {
    const isOfPeople = words[0] !== undefined && cues.earlyPronouns.has(words[0].folded);
    // “It is slow” before the offer speaks of what was said.
    if (isBeforeOffer) return 'before';
    return before.kind === 'offer' || before.leans === 'offer' || !isOfPeople ? 'offer' : 'before';
  }
  // «A los músicos les …» names them itself.
  const isNamed = words.some(({ folded }) => cues.beforeDative.has(folded));
  const isEarly = words
    .slice(1, 6)
    .some(({ folded }) => cues.earlyPronouns.has(folded) && !(isNamed && cues.datives.has(folded)));
  return isEarly ? 'before' : undefined;
}

const kindOfAnswer: Record<Exclude<QuestionId, 'offer'>, FactKind> = {
  moment: 'moment',
  instead: 'instead',
  change: 'change',
  proof: 'proof',
  ask: 'need',
};

const addingQuestions = questionIds.filter((id) => id !== 'offer');

function answerFacts(brief: AnsweredBrief, language: Language, isPraised: boolean): NewFact[] {
  const answers = answersOf(brief);
  return addingQuestions.flatMap((id) => {
    const typed = unitsIn(answers[id] ?? '', language);
    const isStory = id === 'moment' || id === 'change';
    const units = isPraised ? withoutPraiseInAnswer(typed, isStory, brief, language) : typed;
    return factsOf(units, id, language, { at: -1, form: 'sentence' }).map((fact, at): NewFact => {
      const { leans: _, ...rest } = fact;
      return { ...rest, kind: kindOfAnswer[id], sure: 1, ...(at > 0 ? { leans: 'before' } : {}) };
    });
  });
}

function messageFacts(told: readonly Unit[], language: Language): NewFact[] {
  const units = told.filter(isMessage).map((unit): Unit => ({ ...unit, title: undefined }));
  return factsOf(units, 'messagesAndValues', language, { at: -1, form: 'sentence' }).map((fact) => ({
    ...fact,
    kind: 'value',
  }));
}
