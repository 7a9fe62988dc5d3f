import type { Brief } from '../../pitch';
import { sentenceLimits } from '../bands';
import { cleanSentences } from '../read/clean';
import type { Reading } from '../read/reading';
import { quote } from '../span';
import { countWords, fold, hash, lowerFirst, upperFirst } from '../words';
import { readAudience } from './audience';
import { cleaningWords } from './cleaning';
import { readOffer } from './offer';
import { dropJargon, findJargon } from './jargon';
import { sectorOf } from './sector';
import { readSentences } from './sentences';
import { iVerb, weVerb } from './verbs';

/** Reads a brief in Spanish, or only quotes one that is in a language the engine does not read. */
export function readSpanish(brief: Brief, quotedLang?: string): Reading {
  const raw = `${brief.description} ${brief.usedBy} ${brief.messagesAndValues ?? ''}`;
  const description = cleanSentences(brief.description, cleaningWords);
  const audience = cleanSentences(brief.usedBy, cleaningWords);
  const beliefs = cleanSentences(brief.messagesAndValues ?? '', cleaningWords);
  const shared = {
    brief,
    seed: hash(raw + brief.category + brief.goal),
    alternative: undefined,
  };
  if (quotedLang !== undefined)
    return {
      ...shared,
      sector: 'general',
      ...quotedReading(description, audience, beliefs, quotedLang),
    };

  const plain = description
    .map((sentence) =>
      dropJargon(
        upperFirst(
          sentence
            .replace(/^La idea es que /u, 'Queremos que ')
            .replace(/^(?:Yo|Nosotr[oa]s) (?=\p{Ll})/u, ''),
        ),
      ),
    )
    .filter((sentence) => sentence !== '')
    .flatMap(whoAndWhat);
  const { offer, rest } = readOffer(plain);
  const sentences = readSentences(rest, offer);
  const { values, messages } = readBeliefs(beliefs);
  return {
    ...shared,
    sector: sectorOf(offer, sentences, brief.usedBy, description.join(' ')),
    alone: isAlone(raw),
    offer,
    audience: readAudience(audience),
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

function quotedReading(description: string[], audience: string[], beliefs: string[], quotedLang: string) {
  const said = description.filter((sentence) => countWords(sentence) <= sentenceLimits.longest - 3);
  const who = audience.join(' ').replace(/\.$/u, '');
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

/** A branded token such as « BackWerk ». */
function capitalName(text: string): string | undefined {
  return /^(\p{Lu}[\p{L}\d]*(?:\p{Ll}\p{Lu}|[&.+-]\p{Lu})[\p{L}\d]*)/u.exec(text)?.[1];
}

/** « Soy maestra y enseño a leer » says who in one sentence and what in another. */
function whoAndWhat(sentence: string): string[] {
  const [, who, what] = /^((?:Soy|Somos) [^,.]{3,60}?) y (\p{Ll}.+)$/u.exec(sentence) ?? [];
  if (who === undefined || what === undefined || countWords(what) < 4) return [sentence];
  return iVerb.test(fold(what)) || weVerb.test(what.split(' ')[0] ?? '')
    ? [`${who}.`, upperFirst(what)]
    : [sentence];
}

/** The founder says « I » and never « we ». */
function isAlone(raw: string): boolean {
  const one = /(?<!\p{L})(?:yo|mi|mis|me)(?!\p{L})/iu;
  const speaks = one.test(raw) || raw.split(/(?<=[.!?])\s+/u).some((sentence) => iVerb.test(fold(sentence)));
  return speaks && !weVerb.test(raw) && !/(?<!\p{L})(?:nosotr[oa]s|nuestr[oa]s?)(?!\p{L})/iu.test(raw);
}

/** Values are a list of a few words each; whole sentences are messages. */
function readBeliefs(sentences: string[]): { values: string[]; messages: string[] } {
  const values: string[] = [];
  const messages: string[] = [];
  for (const sentence of sentences) {
    const body = sentence
      .replace(/[.!]$/u, '')
      .replace(
        /^(?:nuestros|mis|los) (?:valores|principios|compromisos)(?: son)?\s*:?\s*|^valores\s*:\s*/iu,
        '',
      );
    const items = body
      .split(/\s*[,/•+]\s*(?:[ye] )?|\s+(?:y|e|&)\s+(?!lo |no )/u)
      .map((item) => item.replace(/^(?:la|el|los|las|un|una) (?=\p{L})(?!mejor)/iu, '').trim())
      .filter((item) => item !== '');
    const listed =
      items.every((item) => countWords(item) <= 5) &&
      (items.length > 1 || countWords(body) <= 4) &&
      !weVerb.test(body);
    if (listed) values.push(...items.map((item) => (/^\p{Lu}{2}/u.test(item) ? item : lowerFirst(item))));
    else if (countWords(sentence) <= sentenceLimits.longest) messages.push(sentence);
  }
  return { values: [...new Set(values)].slice(0, 6), messages };
}

function findFigures(text: string): string[] {
  const found = text.matchAll(
    /(?:\d+ de cada )?\d(?:[\d\u202f\u00a0 .,]*\d)?(?:\s?(?:%|€|k€|M€)(?: de(?: l[oa]s?)? \p{L}+| menos| más)?|(?: (?:de )?\p{L}[\p{L}-]+){0,2})/gu,
  );
  return [...found].map(([figure]) =>
    figure
      .replace(
        / (?:y|e|o|que|por|para|han|ha|hemos|en|con|sin|a|al|del|la|el|los|las|es|son|se|cada|desde|como|ya|nos|cuestan?|\p{L}+(?:ando|iendo)|un|una|durante|según|ante|contra|hacia|bajo|lo|\p{L}+(?:ó|aron|ieron|amos|emos|imos)|sobre|entre|no|lo|le|les|usan|repiten|tras|después|están|vuelven|dejan|mientras)(?!\p{L}).*$/u,
        '',
      )
      .replace(/ de$/u, '')
      .trim(),
  );
}

function findAlternative(text: string): string | undefined {
  const found =
    /(?:a diferencia|al contrario|en lugar|en vez) (?:de (los|las|la|el)|(del)|de|que (los|las|la|el)) ([^,.]+)/iu.exec(
      text,
    );
  const [, article, del, other, noun] = found ?? [];
  // An infinitive is a way to act, not something to be compared with.
  if (noun === undefined || countWords(noun) > 7 || /^\p{L}+[aei]r(?:se|l[aeo]s?)?(?!\p{L})/u.test(noun))
    return undefined;
  return [article ?? other ?? (del === undefined ? '' : 'el'), noun].filter((part) => part !== '').join(' ');
}
