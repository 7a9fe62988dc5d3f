import type { Brief } from '../../pitch';
import { assembleReading, rawText, textOfFigures } from '../read/assemble';
import { cleanSentences } from '../read/clean';
import { readQuoted } from '../read/quoted';
import type { Reading } from '../read/reading';
import { countWords, fold, lowerFirst, upperFirst } from '../words';
import { readAudience } from './audience';
import { findAlternative, readBeliefs } from './beliefs';
import { cleaningWords } from './cleaning';
import { findFigures, sayMoney } from './figures';
import { readOffer } from './offer';
import { dropJargon, findJargon } from './jargon';
import { sectorOf } from './sector';
import { readSentences } from './sentences';
import { capitalPlaces } from './spelling';
import { toUstedes } from './ustedes';
import { isFamiliar, toUsted } from './usted';
import { iVerb, weVerb } from './verbs';

/** Reads a brief in Spanish, or only quotes one that is in a language the engine does not read. */
export function readSpanish(brief: Brief, quotedLang?: string): Reading {
  const cleaned = cleanSentences(
    sayMoney(listDashes(withoutDomain(brief.description)), brief.distributedIn),
    cleaningWords,
  );
  const familiar = cleaned.some(isFamiliar);
  const description =
    quotedLang === undefined
      ? cleaned.map((sentence) => capitalPlaces(toUstedes(toUsted(sentence, familiar))))
      : cleaned;
  const audience = cleanSentences(brief.usedBy, cleaningWords).map((sentence) =>
    quotedLang === undefined ? capitalPlaces(sentence) : sentence,
  );
  const beliefs = cleanSentences(brief.messagesAndValues ?? '', cleaningWords);
  if (quotedLang !== undefined)
    return assembleReading(brief, readQuoted({ description, audience, beliefs }, 3), quotedLang);

  const plain = description
    .map((sentence) =>
      dropJargon(
        upperFirst(
          sentence
            .replace(
              /^(?:Hola|Buenas|Buenos días|Buenas tardes|Saludos)(?: a tod[oa]s)?[,.:]? (?=\p{L})/iu,
              '',
            )
            .replace(/^La idea es que /u, 'Queremos que ')
            .replace(/^(?:Yo|Nosotr[oa]s) (?=\p{Ll})(?!(?:l[oa]s?|no) )/u, '')
            .replace(
              timeFirst,
              (_, time: string, what: string) => `${upperFirst(what)} ${lowerFirst(time)}.`,
            ),
        ),
      ),
    )
    .filter((sentence) => sentence !== '')
    .flatMap(whoAndWhat)
    .map(saysWho);
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
const moments =
  'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|días?|semanas?|mes|meses|años?|noches?|mañanas?|tardes?|veranos?|inviernos?|otoños?|primaveras?|fines de semana|temporadas?';
const timeFirst = new RegExp(
  `^((?:(?:Tod[oa]s l[oa]s|Cada|Los|Las) (?:${moments})|(?:Dos veces (?:por|a la)|Una vez (?:por|a la|al)) \\p{L}+)),? ((?!(?:nos|se|l[oa]s?) )\\p{L}{3,}[aei]mos [^.]{8,90})[.]$`,
  'u',
);

/** « Casero.ai lee tu contrato » names the offer: only what makes it an address is left out. */
function withoutDomain(text: string): string {
  return text.replace(/(?<![\w@./-])(\p{Lu}[\p{L}\d]+)\.(?:ai|io|app|co|com|es|org)(?= \p{Ll})/gu, '$1');
}

/** « Crema - con karité - sin petróleo - 30 ml » is a list: each of its items is a line. */
function listDashes(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      (line.match(/\s[-–—]\s/gu) ?? []).length < 3
        ? line
        : line
            .split(/\s+[-–—]\s+/u)
            .map((item) => upperFirst(item.trim()))
            .join('. '),
    )
    .join('\n');
}

/** « Soy maestra y enseño a leer » says who in one sentence and what in another. */
function whoAndWhat(sentence: string): string[] {
  const [, who, what] = /^((?:Soy|Somos) [^,.]{3,60}?) y (\p{Ll}.+)$/u.exec(sentence) ?? [];
  if (who === undefined || what === undefined || countWords(what) < 4 || whereabouts.test(what))
    return [sentence];
  return iVerb.test(fold(what)) || weVerb.test(what.split(' ')[0] ?? '')
    ? [`${who}.`, upperFirst(what)]
    : [sentence];
}

/** « Topógrafos. Medimos fincas » says who they are before what they do. */
function saysWho(sentence: string, at: number, all: string[]): string {
  const next = all[at + 1] ?? '';
  if (at > 0 || !trade.test(fold(sentence)) || !weVerb.test(next.split(' ')[0] ?? '')) return sentence;
  return `Somos ${lowerFirst(sentence)}`;
}

const trade =
  /^[a-z]+(?:ores|oras|istas|eros|eras|grafos|grafas|logos|logas|anicos|anicas|tectos|tectas|ogados|ogadas|antes)(?: [a-z]+s)?[.]$/u;

// « Soy podóloga y voy a domicilio »: the first half says what is done.
const whereabouts =
  /^(?:voy|vamos|vivo|vivimos|tengo|tenemos|llevo|llevamos|trabajo|trabajamos|atiendo|atendemos|estoy|estamos|paso|viajo)(?!\p{L})/u;

/** The founder says « I » and never « we ». */
function isAlone(raw: string): boolean {
  const one = /(?<!\p{L})(?:yo|mi|mis|me)(?!\p{L})/iu;
  const speaks = one.test(raw) || raw.split(/(?<=[.!?])\s+/u).some((sentence) => iVerb.test(fold(sentence)));
  return speaks && !weVerb.test(raw) && !/(?<!\p{L})(?:nosotr[oa]s|nuestr[oa]s?)(?!\p{L})/iu.test(raw);
}
