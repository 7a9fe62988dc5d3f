import type { Brief } from '../../pitch';
import { sentenceLimits } from '../bands';
import { assembleReading, rawText, textOfFigures } from '../read/assemble';
import { cleanSentences } from '../read/clean';
import { readQuoted } from '../read/quoted';
import type { Reading } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { readAudience } from './audience';
import { cleaningWords } from './cleaning';
import { readOffer } from './offer';
import { dropJargon, findJargon } from './jargon';
import { sectorOf } from './sector';
import { readSentences } from './sentences';

/** Reads a brief in French, or only quotes one that is in a language the engine does not read. */
export function readFrench(brief: Brief, quotedLang?: string): Reading {
  const description = cleanSentences(sayable(brief.description), cleaningWords);
  const audience = cleanSentences(brief.usedBy, cleaningWords);
  const beliefs = cleanSentences(brief.messagesAndValues ?? '', cleaningWords);
  if (quotedLang !== undefined)
    return assembleReading(
      brief,
      {
        ...readQuoted({ description, audience, beliefs }, 3),
        sector: sectorOf(brief, { medium: [], plural: false, feminine: false }),
      },
      quotedLang,
    );

  const plain = description.map(dropJargon).filter((sentence) => sentence !== '');
  const { offer, rest, before } = readOffer(plain);
  const sentences = readSentences(rest, offer, before);
  const { values, messages } = readBeliefs(beliefs);
  return assembleReading(brief, {
    sector: sectorOf(brief, offer),
    alone: isAlone(rawText(brief)),
    offer,
    audience: readAudience(audience),
    sentences,
    figures: findFigures(textOfFigures(sentences, description)),
    alternative: findAlternative(description.join(' ')),
    values,
    messages,
    jargon: findJargon(`${brief.description} ${brief.usedBy}`),
  });
}

/** The founder says « je » and never « nous ». */
function isAlone(raw: string): boolean {
  return /\b(?:je|j'|mon|ma|mes)\b/u.test(fold(raw)) && !/\b(?:nous|notre|nos)\b/u.test(fold(raw));
}

/** Without a greeting; « -80 % de plastique » as one says it. */
function sayable(text: string): string {
  return text
    .replace(/^\s*(?:bonjour|bonsoir|salut|coucou|hello)(?: à tous| à toutes)?[\s,!.:]*/iu, '')
    .replace(/^\s*moi,? c['’]est \p{Lu}\p{L}+,? (?:et )?/iu, '')
    .replace(/(?<![\p{L}\d])[-–−]\s?(\d+)\s?% (de |d['’])(\p{L}+)/gu, '$1 % $2$3 en moins');
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
      .split(/\s*[,/•+]\s*|(?<! entre [^,]*)\s+(?:et|&)\s+(?!(?:ce|des|du|de|d’)(?: |\p{L}))/u)
      .map((item) => item.replace(/^(?:la|le|les|l’|une|un|des)\s*(?<=\s|’)/iu, '').trim())
      .filter((item) => item !== '');
    const listed =
      (items.every((item) => countWords(item) <= 5) && (items.length > 1 || countWords(body) <= 4)) ||
      (items.length > 2 &&
        items.slice(0, -1).every((item) => countWords(item) <= 3) &&
        countWords(body) <= 16);
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
