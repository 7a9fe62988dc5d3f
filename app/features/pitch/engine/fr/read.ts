import type { Brief } from '../../pitch';
import { sentenceLimits } from '../bands';
import { cleanSentences } from '../read/clean';
import type { Reading } from '../read/reading';
import { quote } from '../span';
import { countWords, fold, hash, lowerFirst } from '../words';
import { readAudience } from './audience';
import { cleaningWords } from './lexicon';
import { readOffer } from './offer';
import { dropJargon, findJargon } from './jargon';
import { sectorOf } from './sector';
import { readSentences } from './sentences';

/** Reads a brief in French, or only quotes one that is in a language the engine does not read. */
export function readFrench(brief: Brief, quotedLang?: string): Reading {
  const raw = `${brief.description} ${brief.usedBy} ${brief.messagesAndValues ?? ''}`;
  const description = cleanSentences(sayable(brief.description), cleaningWords);
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
      sector: sectorOf(brief, { medium: [], plural: false, feminine: false }),
      ...quotedReading(description, audience, beliefs, quotedLang),
    };

  const plain = description.map(dropJargon).filter((sentence) => sentence !== '');
  const { offer, rest, before } = readOffer(plain);
  const sentences = readSentences(rest, offer, before);
  const { values, messages } = readBeliefs(beliefs);
  return {
    ...shared,
    sector: sectorOf(brief, offer),
    alone: /\b(?:je|j'|mon|ma|mes)\b/u.test(fold(raw)) && !/\b(?:nous|notre|nos)\b/u.test(fold(raw)),
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

/** Without a greeting; « -80 % de plastique » as one says it. */
function sayable(text: string): string {
  return text
    .replace(/^\s*(?:bonjour|bonsoir|salut|coucou|hello)(?: à tous| à toutes)?[\s,!.:]*/iu, '')
    .replace(/^\s*moi,? c['’]est \p{Lu}\p{L}+,? (?:et )?/iu, '')
    .replace(/(?<![\p{L}\d])[-–−]\s?(\d+)\s?% (de |d['’])(\p{L}+)/gu, '$1 % $2$3 en moins');
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

/** A branded token such as « BackWerk » or one repeated with a capital inside a sentence. */
function capitalName(text: string): string | undefined {
  return /^(\p{Lu}[\p{L}\d]*(?:\p{Ll}\p{Lu}|[&.+-]\p{Lu})[\p{L}\d]*)/u.exec(text)?.[1];
}

/** Values are a list of a few words each; whole sentences are messages. */
function readBeliefs(sentences: string[]): { values: string[]; messages: string[] } {
  const values: string[] = [];
  const messages: string[] = [];
  for (const sentence of sentences) {
    // « Pas d’économies, pas d’honoraires » is one promise, not two values.
    if (/^Pas (?:de |d’)[^,]+, pas (?:de |d’)[^,]+[.!]?$/iu.test(sentence)) {
      messages.push(sentence);
      continue;
    }
    const body = sentence
      .replace(/[.!]$/u, '')
      .replace(
        /^(?:nos|mes|les|notre|ma) (?:valeurs?|principes|engagements?)(?: (?:sont|est))?\s*:?\s*/iu,
        '',
      );
    const items = body
      .split(/\s*[,/•+]\s*|\s+(?:et|&)\s+/u)
      .map((item) => item.replace(/^(?:la|le|les|l’|une|un|des)\s*(?<=\s|’)/iu, '').trim())
      .filter((item) => item !== '');
    const listed =
      items.every((item) => countWords(item) <= 5) && (items.length > 1 || countWords(body) <= 4);
    if (listed) values.push(...items.map((item) => (/^\p{Lu}{2}/u.test(item) ? item : lowerFirst(item))));
    else if (countWords(sentence) <= sentenceLimits.longest) messages.push(sentence);
  }
  return { values: [...new Set(values)].slice(0, 6), messages };
}

function findFigures(text: string): string[] {
  const found = text.matchAll(
    /\d(?:[\d\u202f\u00a0 .,]*\d)?(?:\s?(?:%|€|k€|M€)(?: (?:de |d’|des )\p{L}+)?|(?: (?!(?:de|d’|des) )\p{L}[\p{L}-]+){1,2}(?: (?:de |d’)\p{L}+)?)?/gu,
  );
  return [...found].map(([figure]) =>
    figure
      .replace(/(€|%) (?:de|d’).*$/u, '$1')
      .replace(/ (?:de|d’) ?(?:plus|moins|la|le|les|cette|ce|nos|mon|faire)$/u, '')
      .replace(
        / (?:et|en|qui|par|ont|dans|pour|à|au|aux|sur|que|est|sont|la|le|les|nous|avec|sans|chaque|depuis|plus|moins|minimum|environ|l|d|ou|se|puis|vont|dès|ce|dont|pendant|chez|reprennent|seulement|commandent|au)(?![\p{L}-]).*$/u,
        '',
      )
      .trim(),
  );
}

function findAlternative(text: string): string | undefined {
  const found =
    /(?:contrairement|à la différence|à l’inverse) (aux|au|à la|à l’|à|des|du|de la|de l’|de|d’)\s*([^,.]+)/iu.exec(
      text,
    );
  const [, link = '', noun] = found ?? [];
  if (noun === undefined || countWords(noun) > 7) return undefined;
  const article = /^(?:aux|des)$/iu.test(link)
    ? 'les '
    : /^(?:au|du)$/iu.test(link)
      ? 'le '
      : / la$/iu.test(link)
        ? 'la '
        : /l’$/iu.test(link)
          ? 'l’'
          : '';
  return `${article}${noun}`;
}
