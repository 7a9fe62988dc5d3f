import type { AnsweredBrief } from '../../pitch';
import type { Fact, Reading } from '../facts';
import type { Language } from '../languages/language';
import { segmentsIn } from './fields';
import { plainOffer } from './offer-phrase';
import type { Segment } from './segments';
import { tidySentence } from './tidy';

/** A brief in a language that is not read: each sentence is a fact, letter for letter. */
export function quoteBrief(
  brief: AnsweredBrief,
  { lang, quotedLang }: { lang: Reading['lang']; quotedLang: string },
  language: Language,
): Reading {
  const facts = quotesIn(brief.description, language).map(({ from, to, text }, order): Fact => ({
    kind: order === 0 ? 'offer' : 'detail',
    field: 'description',
    span: [from, to],
    text,
    form: 'sentence',
    sure: 0,
    order,
  }));
  const textsIn = (written = '') => quotesIn(written, language).map(({ text }) => text);
  return {
    brief,
    lang,
    quotedLang,
    offer: plainOffer,
    offerSure: 0,
    facts,
    audience: { words: textsIn(brief.usedBy).join(' '), broad: false },
    values: textsIn(brief.messagesAndValues),
  };
}

type Quote = Pick<Segment, 'from' | 'to' | 'text'>;

function quotesIn(written: string, language: Language): Quote[] {
  let end = 0;
  return segmentsIn(written, language).flatMap((segment): Quote[] => {
    // A closing mark belongs to the sentence before it.
    const begin = Math.max(segment.from, end);
    const from = begin + lengthOf(/^[\s–—-]*/u, written.slice(begin));
    const isMasked = written.slice(segment.from, segment.to) !== segment.text;
    const to = segment.to + lengthOf(/^[.!?…。！？؟।]*["”»’']?/u, written.slice(segment.to));
    end = to;
    const text = isMasked ? tidySentence(segment.text, {}) : written.slice(from, to);
    return /[\p{L}\p{N}]/u.test(text) ? [{ from, to, text }] : [];
  });
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}
