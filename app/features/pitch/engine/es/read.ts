import type { Brief } from '../../pitch';
import { sentenceLimits } from '../bands';
import { assembleReading, rawText, textOfFigures } from '../read/assemble';
import { cleanSentences } from '../read/clean';
import { readQuoted } from '../read/quoted';
import type { Reading } from '../read/reading';
import { countWords, fold, lowerFirst, upperFirst } from '../words';
import { readAudience } from './audience';
import { cleaningWords } from './cleaning';
import { readOffer } from './offer';
import { dropJargon, findJargon } from './jargon';
import { sectorOf } from './sector';
import { readSentences } from './sentences';
import { toUsted } from './usted';
import { iVerb, weVerb } from './verbs';

/** Reads a brief in Spanish, or only quotes one that is in a language the engine does not read. */
export function readSpanish(brief: Brief, quotedLang?: string): Reading {
  const cleaned = cleanSentences(brief.description, cleaningWords);
  const description = quotedLang === undefined ? cleaned.map(toUsted) : cleaned;
  const audience = cleanSentences(brief.usedBy, cleaningWords);
  const beliefs = cleanSentences(brief.messagesAndValues ?? '', cleaningWords);
  if (quotedLang !== undefined)
    return assembleReading(brief, readQuoted({ description, audience, beliefs }, 3), quotedLang);

  const plain = description
    .map((sentence) =>
      dropJargon(
        upperFirst(
          sentence
            .replace(/^La idea es que /u, 'Queremos que ')
            .replace(/^(?:Yo|Nosotr[oa]s) (?=\p{Ll})/u, '')
            .replace(
              timeFirst,
              (_, time: string, what: string) => `${upperFirst(what)} ${lowerFirst(time)}.`,
            ),
        ),
      ),
    )
    .filter((sentence) => sentence !== '')
    .flatMap(whoAndWhat);
  const { offer, rest } = readOffer(plain);
  const sentences = readSentences(rest, offer);
  const { values, messages } = readBeliefs(beliefs);
  return assembleReading(brief, {
    sector: sectorOf(offer, sentences, brief.usedBy, description.join(' ')),
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

// « Todos los sábados organizamos … »: what is done comes first, so that it can stand for a definition.
const timeFirst =
  /^((?:Tod[oa]s l[oa]s|Cada|Los|Dos veces (?:por|a la)|Una vez (?:por|a la|al)) \p{L}+),? ((?!(?:nos|se|l[oa]s?) )\p{L}{3,}[aei]mos [^.]{8,90})[.]$/u;

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
    /(?:\d+ de cada )?\d(?:[\d\u202f\u00a0 .,]*\d)?(?:\s?(?:%|€|k€|M€)(?: de(?: l[oa]s?)? \p{L}+(?: \p{L}{3,}[oae]s(?!\p{L}))?| menos| más)?|(?: (?:de )?\p{L}[\p{L}-]+){0,2})/gu,
  );
  return [...found].map(([figure]) => {
    const share = /^[\d.,]+\s?% de l[oa]s? \p{L}+/u.exec(figure)?.[0];
    if (share !== undefined) return share;
    return figure
      .replace(
        / (?:y|e|o|que|por|para|han|ha|hemos|en|con|sin|a|al|del|la|el|los|las|es|son|se|cada|desde|como|ya|nos|cuestan?|\p{L}+(?:ando|iendo)|un|una|durante|según|ante|contra|hacia|bajo|lo|\p{L}+(?:ó|aron|ieron|amos|emos|imos)|sobre|entre|no|lo|le|les|usan|repiten|tras|después|están|vuelven|dejan|mientras)(?!\p{L}).*$/u,
        '',
      )
      .replace(/ de$/u, '')
      .trim();
  });
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
