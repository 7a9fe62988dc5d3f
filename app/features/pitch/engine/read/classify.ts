import type { Locale } from '#app/i18n/locales';
import type { Language } from '../languages/language';
import { isNumberWord, isYear } from '../numbers';
import type { Word } from '../phrases';
import type { FactKind } from '../facts';
import { moneyIn } from './money';
import type { Unit } from './units';

export type Classified = { kind: FactKind; sure: number };

export function classify(unit: Unit, language: Language): Classified {
  if (unit.label) return { kind: unit.label, sure: 1 };
  return ofMoney(unit, language) ?? ofFragment(unit, language) ?? ofCues(unit, language);
}

/** An amount is a price unless it is raised, earned, lost, a condition, or part of what somebody did. */
function ofMoney({ text, words, hasVerb, isOurs }: Unit, { cues, lang }: Language): Classified | undefined {
  const money = moneyIn(text);
  if (!money) return undefined;
  if (phrasesOf('need', cues.kinds)?.find(words)) return { kind: 'need', sure: 0.9 };
  if (cues.raising.find(words)) return { kind: 'proof', sure: 0.6 };
  if (money.from === 0 && !hasVerb) return { kind: 'price', sure: 0.9 };
  if (hasVerb && phrasesOf('difference', cues.kinds)?.find(words)) return { kind: 'difference', sure: 0.6 };
  if (hasVerb && !isOurs && phrasesOf('problem', cues.kinds)?.find(words))
    return { kind: 'problem', sure: 0.6 };
  const isCounted = words.some((word, at) => word.to <= money.from && isCount(words, at, cues.people, lang));
  const startsWithCount = hasVerb && isNumberWord(words[0]?.folded ?? '', lang) && money.from > 0;
  const isProved =
    hasVerb && phrasesOf('proof', cues.kinds)?.find(words) && !phrasesOf('price', cues.kinds)?.find(words);
  if (isCounted || startsWithCount || isProved) return { kind: 'proof', sure: 0.7 };
  const isPriced = phrasesOf('price', cues.kinds)?.find(words) !== undefined;
  const isCondition = !isPriced && cues.conditions.find(words) !== undefined;
  return isCondition ? { kind: 'condition', sure: 0.7 } : { kind: 'price', sure: 0.9 };
}

function ofFragment({ words, hasVerb }: Unit, { cues }: Language): Classified | undefined {
  if (hasVerb || !cues.without.startsAt(words, 0)) return undefined;
  return { kind: 'difference', sure: 0.8 };
}

function ofCues(unit: Unit, language: Language): Classified {
  const { cues, lang } = language;
  const { words, hasVerb, isOurs } = unit;
  if (hasVerb && cues.conditions.startsAt(words, 0)) return { kind: 'condition', sure: 0.7 };
  const hasNumber = words.some(({ folded }) => isNumberWord(folded, lang) && !isYear(folded));
  const startsCounted =
    hasVerb && isNumberWord(words[0]?.folded ?? '', lang) && !measures.has(words[1]?.folded ?? '');
  const isCounting = hasVerb && words.slice(0, 3).some((_, at) => isCount(words, at, cues.people, lang));
  if (hasVerb && cues.invitations.find(words)) return { kind: 'invitation', sure: 0.7 };
  for (const [kind, phrases] of cues.kinds) {
    const match = phrases.find(words);
    if (!match) continue;
    // “We seek the leak” is a deed: what is needed has no definite article.
    if (kind === 'need' && cues.titles.has(words[match.to]?.folded ?? '')) continue;
    if (kind === 'problem' && (speaksOfUs(unit, language) || !hasVerb || isCounting)) continue;
    if (kind === 'proof' && !hasNumber && !isOurs && !phrases.startsAt(words, 0)) continue;
    if (kind === 'team' && !isOurs) continue;
    return { kind, sure: 0.7 };
  }
  if (startsCounted || (hasNumber && words.some((_, at) => isCount(words, at, cues.people, lang)))) {
    return { kind: 'proof', sure: 0.5 };
  }
  return { kind: 'detail', sure: 0.3 };
}

/** “4 hours a week, travel is paid” counts nothing that happened. */
const measures = new Set(
  `hour hours minute minutes day days week weeks month months year years kilos metres miles % heure heures jour jours
  semaine semaines mois an ans annees metres kilometres hora horas minutos dia dias semana semanas mes meses anos metros
  kilometros`.split(/\s+/u),
);

/** The founders act in it; “our district” in the middle does not make them. */
function speaksOfUs({ words, isOurs }: Unit, { cues, grammar }: Language): boolean {
  const [first] = words;
  const acts = words.some(
    (word) => cues.subjects.has(word.folded) || grammar.isOurs(word.text) !== undefined,
  );
  return isOurs && (acts || (first !== undefined && cues.ourselves.has(first.folded)));
}

function isCount(words: readonly Word[], at: number, people: ReadonlySet<string>, lang: Locale): boolean {
  if (!isNumberWord(words[at]?.folded ?? '', lang)) return false;
  return words.slice(at + 1, at + 3).some(({ folded }) => people.has(folded));
}

function phrasesOf(kind: FactKind, kinds: Language['cues']['kinds']) {
  return kinds.find(([one]) => one === kind)?.[1];
}
