import type { Brief } from '../../pitch';
import { placeName } from '../places/names';
import { assembleReading, rawText, textOfFigures } from '../read/assemble';
import { cleanSentences } from '../read/clean';
import { readQuoted, type ToldSentences } from '../read/quoted';
import type { Reading } from '../read/reading';
import { countWords, fold, upperFirst } from '../words';
import { agree } from './agreement';
import { readAudience } from './audience';
import { readBeliefs } from './beliefs';
import { fixArticles } from './grammar';
import { dropJargon, findJargon } from './jargon';
import { properNouns } from './lexicon';
import { readOffer } from './offer';
import { sectorOf } from './sector';
import { readSentences } from './sentences';
import { cleaningWords, slips } from './spelling';
import { unfold } from './unfold';

/** Reads a brief in English, or only quotes one that is in a language the engine does not read. */
export function readEnglish(brief: Brief, quotedLang?: string): Reading {
  if (quotedLang !== undefined) return assembleReading(brief, readQuoted(asWritten(brief), 5), quotedLang);

  const description = clean(brief.description, brief).filter((sentence) => !leadsElsewhere.test(sentence));
  const plain = description
    .map(dropJargon)
    .map((sentence) => sentence.replace(/^It(?:’s| is) (?:kind of |a bit )?like /u, 'Our idea is like '))
    .flatMap(unfold)
    .filter((sentence) => sentence !== '');
  const alone = isAlone(rawText(brief));
  const { offer, rest, before } = readOffer(plain);
  const sentences = [
    ...readSentences(rest.slice(0, before), offer, alone, true),
    ...readSentences(rest.slice(before), offer, alone),
  ].map((sentence, order) => ({ ...sentence, order }));
  const { values, messages } = readBeliefs(clean(brief.messagesAndValues ?? '', brief));
  return assembleReading(brief, {
    sector: sectorOf({ brief, offer, sentences, description: plain }),
    alone,
    offer,
    audience: readAudience(clean(brief.usedBy, brief)),
    sentences,
    figures: findFigures(textOfFigures(sentences, description)),
    alternative: findAlternative(description.join(' ')),
    values,
    messages,
    jargon: findJargon(`${brief.description} ${brief.usedBy}`),
  });
}

/** The founder says “I” and never “we”. */
function isAlone(raw: string): boolean {
  return (
    /\b(?:i|i'm|i've|my)\b/u.test(fold(raw)) &&
    !/\b(?:we|us|we're|we've|our (?!estate|town|village|district|city|street|area|neighbourhood|region|country|valley))\b/u.test(
      fold(raw),
    )
  );
}

/** The sentences of a brief in another language, nothing mended. */
function asWritten({ description, usedBy, messagesAndValues = '' }: Brief): ToldSentences {
  const sentences = (text: string) => cleanSentences(text, { corrections: {}, abbreviations: [] });
  return {
    description: sentences(description),
    audience: sentences(usedBy),
    beliefs: sentences(messagesAndValues),
  };
}

/** What an address that was taken out leaves behind. */
const leadsElsewhere =
  /^(?:contact|visit|see|find us|write to|e-?mail|more (?:info|information|details)|learn more|read more|check (?:it|us) out|follow us|our (?:website|site)|website|reach us|call)\b.{0,40}$|\b(?:at|on|to|via|see|please visit|and visit)(?: or)?[.!]$/iu;

// “a@b.example or https://b.example” counts as one address.
const twoAddresses =
  /((?<!\S)[^\s@]+@\S+|https?:\S+|www\.\S+)(?:\s+(?:or|and)\s+(?:[^\s@]+@\S+|https?:\S+|www\.\S+))+/giu;

// “€34.90.” on its own has no letter, and would be lost.
const bareAmount = /(?<=[.!?]\s+)([£€$]\s?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\s?[£€])(?=[.!]?(?:\s|$))(?=[.!]|$)/gu;

function clean(text: string, brief: Brief): string[] {
  const tidied = text
    .replace(twoAddresses, '$1')
    .replace(bareAmount, 'The price is $1')
    .replace(/(?<!\p{L})['’](?=\p{L})|(?<=[.,]\s?)['’](?!\p{L})/gu, '');
  return cleanSentences(tidied, cleaningWords)
    .map((sentence) => slips.reduce((mended, [slip, right]) => mended.replace(slip, right), sentence))
    .map((sentence) => upperFirst(fixArticles(capitals(agree(sentence), brief))));
}

/** Capitals that English keeps inside a sentence: I, days, months, nationalities and the brief's own places. */
function capitals(sentence: string, brief: Brief): string {
  const codes = [...brief.distributedIn, ...(brief.madeIn === undefined ? [] : [brief.madeIn])];
  const names = [...properNouns.split(' '), ...codes.map((code) => placeName(code, 'en'))];
  const days = names.filter((name) => name.endsWith('day')).map((name) => `${name}s`);
  const known = new Map([...names, ...days].map((name) => [name.toLowerCase(), name]));
  return sentence
    .replace(/(?<![\p{L}\d’-])i(?=[\s,.]|’(?:m|ve|d|ll)\b)/gu, 'I')
    .replace(/\b(help|join|send|lend|pay|tell|give|contact|to|with|for|of|let) US\b/gu, '$1 us')
    .replace(/\p{Ll}[\p{L}]+/gu, (word, at: number, whole: string) =>
      at > 0 && /[\p{L}’-]/u.test(whole.charAt(at - 1)) ? word : (known.get(word) ?? word),
    );
}

function findFigures(text: string): string[] {
  const found = text.matchAll(
    /[£€$]?\d(?:[\d,.]*\d)?(?:\s?(?:%|€|£|k\b|m\b|million|billion))?(?: (?:of )?\p{L}[\p{L}’-]+){0,2}/gu,
  );
  return [...found].map(([figure]) =>
    figure
      .replace(
        / (?:and|of|in|on|at|to|by|for|from|with|without|that|who|which|is|are|was|were|have|has|had|use|uses|used|we|they|it|a|an|the|per|each|every|after|before|during|since|than|or|so|then|our|their|still|left|joined|now|already|buy|bought|pay|signed|subscribed|as|when|more|less|because|if|but|last|this|once|recommend|came|took|wait|out|left|all|can|will|would|cut|prepare|go)\b.*$/u,
        '',
      )
      .trim(),
  );
}

function findAlternative(text: string): string | undefined {
  const noun = /\b(?:unlike|as opposed to|contrary to|compared (?:to|with))\s+([^,.]+)/iu.exec(text)?.[1];
  return noun === undefined || countWords(noun) > 7 ? undefined : noun.trim();
}
