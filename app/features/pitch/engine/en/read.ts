import type { Brief } from '../../pitch';
import { sentenceLimits } from '../bands';
import { placeName } from '../places/names';
import { cleanSentences } from '../read/clean';
import type { Reading } from '../read/reading';
import { quote } from '../span';
import { countWords, fold, hash, upperFirst } from '../words';
import { readAudience } from './audience';
import { readBeliefs } from './beliefs';
import { fixArticles } from './grammar';
import { dropJargon, findJargon } from './jargon';
import { cleaningWords, properNouns, slips } from './lexicon';
import { readOffer } from './offer';
import { sectorOf } from './sector';
import { readSentences } from './sentences';

/** Reads a brief in English, or only quotes one that is in a language the engine does not read. */
export function readEnglish(brief: Brief, quotedLang?: string): Reading {
  const raw = `${brief.description} ${brief.usedBy} ${brief.messagesAndValues ?? ''}`;
  const shared = {
    brief,
    seed: hash(raw + brief.category + brief.goal),
  };
  if (quotedLang !== undefined) return { ...shared, sector: 'general', ...quotedReading(brief, quotedLang) };

  const description = clean(brief.description, brief).filter((sentence) => !leadsElsewhere.test(sentence));
  const plain = description
    .map(dropJargon)
    .map((sentence) => sentence.replace(/^It(?:’s| is) (?:kind of |a bit )?like /u, 'Our idea is like '))
    .flatMap((sentence) => {
      const why = /^Because ([^,]{6,}), ((?:we|I) \p{L}+ .+)$/u.exec(sentence);
      return why === null ? [sentence] : [`${upperFirst(why[1] ?? '')}.`, upperFirst(why[2] ?? '')];
    })
    .filter((sentence) => sentence !== '');
  const alone =
    /\b(?:i|i'm|i've|my)\b/u.test(fold(raw)) &&
    !/\b(?:we|us|we're|we've|our (?!estate|town|village|district|city|street|area|neighbourhood|region|country|valley))\b/u.test(
      fold(raw),
    );
  const { offer, rest, before } = readOffer(plain);
  const sentences = [
    ...readSentences(rest.slice(0, before), offer, alone, true),
    ...readSentences(rest.slice(before), offer, alone),
  ].map((sentence, order) => ({ ...sentence, order }));
  const { values, messages } = readBeliefs(clean(brief.messagesAndValues ?? '', brief));
  return {
    ...shared,
    sector: sectorOf({ brief, offer, sentences, description: plain }),
    alone,
    offer,
    audience: readAudience(clean(brief.usedBy, brief)),
    sentences,
    figures: findFigures(
      [...sentences]
        .toSorted((a, b) => Number(b.role === 'proof') - Number(a.role === 'proof'))
        .map((sentence) => sentence.text)
        .concat(description)
        .join(' '),
    ),
    alternative: findAlternative(description.join(' ')),
    values,
    messages,
    jargon: findJargon(`${brief.description} ${brief.usedBy}`),
    detailed: sentences.length >= 2,
  };
}

/** What an address that was taken out leaves behind. */
const leadsElsewhere =
  /^(?:contact|visit|see|find us|write to|e-?mail|more (?:info|information|details)|learn more|read more|check (?:it|us) out|follow us|our (?:website|site)|website|reach us|call)\b.{0,40}$|\b(?:at|on|to|via|see|please visit|and visit)(?: or)?[.!]$/iu;

// “a@b.example or https://b.example” counts as one address.
const twoAddresses = /(\S+@\S+|https?:\S+|www\.\S+)(?:\s+(?:or|and)\s+(?:\S+@\S+|https?:\S+|www\.\S+))+/giu;

function clean(text: string, brief: Brief): string[] {
  const tidied = text
    .replace(twoAddresses, '$1')
    .replace(/(?<!\p{L})['’](?=\p{L})|(?<=[.,]\s?)['’](?!\p{L})/gu, '');
  return cleanSentences(tidied, cleaningWords)
    .map((sentence) => slips.reduce((mended, [slip, right]) => mended.replace(slip, right), sentence))
    .map((sentence) => upperFirst(fixArticles(capitals(sentence, brief))));
}

/** Capitals that English keeps inside a sentence: I, days, months, nationalities and the brief's own places. */
function capitals(sentence: string, brief: Brief): string {
  const codes = [...brief.distributedIn, ...(brief.madeIn === undefined ? [] : [brief.madeIn])];
  const names = [...properNouns.split(' '), ...codes.map((code) => placeName(code, 'en'))];
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  return sentence
    .replace(/(?<![\p{L}\d’-])i(?=[\s,.]|’(?:m|ve|d|ll)\b)/gu, 'I')
    .replace(/\b(help|join|send|lend|pay|tell|give|contact|to|with|for|of|let) US\b/gu, '$1 us')
    .replace(/\p{Ll}[\p{L}]+/gu, (word, at: number, whole: string) =>
      at > 0 && /[\p{L}’-]/u.test(whole.charAt(at - 1)) ? word : (known.get(word) ?? word),
    );
}

function quotedReading(brief: Brief, quotedLang: string) {
  const description = cleanSentences(brief.description, { corrections: {}, abbreviations: [] });
  const said = description.filter((sentence) => countWords(sentence) <= sentenceLimits.longest - 5);
  const who = cleanSentences(brief.usedBy, { corrections: {}, abbreviations: [] })
    .join(' ')
    .replace(/\.$/u, '');
  const beliefs = cleanSentences(brief.messagesAndValues ?? '', { corrections: {}, abbreviations: [] });
  return {
    quotedLang,
    alone: false,
    offer: { plural: false, feminine: false, medium: [], name: capitalName(description.join(' ')) },
    audience: {
      phrase: quote(who),
      short: quote(who),
      plural: true,
      feminine: false,
      sure: false,
      broad: false,
    },
    sentences: said.map((text, order) => ({
      text: quote(text.replace(/[.!?]$/u, '')),
      role: 'how' as const,
      shorter: [],
      order,
    })),
    figures: [],
    values: beliefs.flatMap((line) => line.replace(/[.]$/u, '').split(/\s*,\s*/u)).map(quote),
    messages: [],
    jargon: [],
    detailed: said.length > 1,
  };
}

/** A branded token such as “BackWerk” at the very beginning. */
function capitalName(text: string): string | undefined {
  return /^(\p{Lu}[\p{L}\d]*(?:\p{Ll}\p{Lu}|[&.+-]\p{Lu})[\p{L}\d]*)/u.exec(text)?.[1];
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
