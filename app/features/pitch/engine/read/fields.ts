import type { Language } from '../languages/language';
import { hypeIn } from '../languages/word-lists';
import { isNumberWord } from '../numbers';
import { wordsOf } from '../phrases';
import { maskNoise } from './mask';
import { isName } from './names';
import { isOrder } from './orders';
import { type Segment, segmentsOf } from './segments';
import { type Unit, unitsOf } from './units';

/** The sentences of a field, without noise and without what addresses a machine. */
export function segmentsIn(text: string, { cues }: Language): Segment[] {
  return segmentsOf(maskNoise(text), cues)
    .filter(({ text: said }) => !isOrder(said))
    .filter(({ text: said }) => !isEmpty(said));
}

const contact = new Set(['contact', 'contacto', 'mail', 'email', 'web', 'site', 'or', 'ou', 'o', 'u']);

/** Nothing but small words is left of what was an address or a heading. */
function isEmpty(text: string): boolean {
  return wordsOf(text).every(
    ({ folded }) => (folded.length < 3 || contact.has(folded)) && !/\d/u.test(folded),
  );
}

/** What a field says, without praise and without a title that says nothing of its own. */
export function unitsIn(text: string, language: Language): Unit[] {
  const units = segmentsIn(text, language).flatMap((segment) => unitsOf(segment, language));
  const signed = units.filter((unit, at) => at < 2 || at < units.length - 1 || !isSignature(unit, language));
  const told = signed.filter((unit, at) => !isRepeated(unit, signed[at + 1], language));
  const [first] = told;
  const next = told.findIndex((unit) => !isPraise(unit, language) && !isBare(unit));
  // “Sololeva is the ULTIMATE motor! A solar motor that …”: praise gives its name to what follows.
  const name = first && next > 0 ? nameOf(first, language) : undefined;
  if (name !== undefined && next > 0) {
    told.splice(0, next);
    // “The blade cuts it” may be about anything; “a blade, two wires” is what it is made of.
    const named = told.findIndex(
      (unit) => !unit.hasVerb || unit.isOurs || language.grammar.withoutArticle(unit.text) !== unit.text,
    );
    const unit = told[named];
    if (unit && !unit.text.includes(':')) told[named] = { title: name, ...unit };
  }
  const plain = told.filter((unit) => !isPraise(unit, language) && !isBare(unit));
  return plain.length > 0 ? plain : told;
}

/** “Rubén.” at the end of a text is who wrote it. */
function isSignature({ text, words, hasVerb }: Unit, { cues }: Language): boolean {
  return !hasVerb && words.length <= 2 && isName(text, cues);
}

/** The name that a sentence begins with, right before its verb or before a comma. */
function nameOf({ text, words }: Unit, { cues, grammar }: Language): string | undefined {
  const verb = grammar.finiteVerbIndex(words.map((word) => word.text));
  // “Kolibri, the ULTIMATE motor” has no verb.
  const before = text.slice(0, words[verb - 1]?.to ?? 0);
  const comma = text.split(', ')[0] ?? '';
  const name = before !== '' && !before.includes(',') ? before : comma;
  return isName(name, cues) ? name : undefined;
}

/** “It is a platform”, once its praise is gone. */
function isBare({ isPraised, words }: Unit): boolean {
  return isPraised === true && words.length < 6;
}

/** Words of praise without a number say nothing that a listener could believe; “100 %” is praise too. */
function isPraise({ words }: Unit, { lang }: Language): boolean {
  const isNumber = (folded: string) => isNumberWord(folded, lang) && folded !== '100';
  return hypeIn(lang).find(words) !== undefined && !words.some(({ folded }) => isNumber(folded));
}

/** A title whose words all come back in the next sentence says nothing of its own. */
function isRepeated({ text, words, hasVerb }: Unit, next: Unit | undefined, { lang }: Language): boolean {
  if (!next?.hasVerb || hasVerb || words.length > 5 || words.some(({ folded }) => /\d/u.test(folded)))
    return false;
  const said = new Set(next.words.map(({ folded }) => folded.slice(0, 5)));
  return wordsOf(text, lang).every(({ folded }) => folded.length < 4 || said.has(folded.slice(0, 5)));
}
