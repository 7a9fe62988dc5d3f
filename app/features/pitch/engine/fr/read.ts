import type { Brief } from '../../pitch';
import { assembleReading, rawText, textOfFigures } from '../read/assemble';
import { cleanSentences } from '../read/clean';
import { readQuoted } from '../read/quoted';
import type { Reading } from '../read/reading';
import { countWords, fold } from '../words';
import { readAudience } from './audience';
import { readBeliefs } from './beliefs';
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
  const sentences = readSentences(rest, offer, before).filter(
    ({ text }) => brief.goal === 'users' || !asksThePublic.test(text),
  );
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

/** « Vous en avez marre des factures ? » is no question to an investor. */
const asksThePublic = /(?<!\p{L})(?:vous|votre|vos|tu|toi|ton|ta|tes)(?!\p{L})[^?]*\?$/iu;

/** The founder says « je » and never « nous ». */
function isAlone(raw: string): boolean {
  return /\b(?:je|j'|mon|ma|mes)\b/u.test(fold(raw)) && !/\b(?:nous|notre|nos)\b/u.test(fold(raw));
}

/** Without a greeting; « -80 % de plastique » as one says it. */
function sayable(text: string): string {
  return (
    text
      .replace(/(?<!\S)[:;=]-?[)(DPp](?![\p{L}\d])/gu, ' ')
      .replace(
        /^\s*(?:bonjour|bonsoir|salut|slt|bjr|coucou|hello)(?: à tous| à toutes)?(?!\p{L})[\s,!.:]*/iu,
        '',
      )
      .replace(/(?<=[\d€]) ?€? ?\/ ?(kg|kilo)(?!\p{L})/giu, ' € le kilo')
      .replace(
        /(?<=[€\d]|(?<!\p{L})\p{Ll}{1,3}) ?\/ ?(an|mois|semaine|jour|heure|trimestre|personne|nuit|séance|salarié|élève|enfant|litre|unité|pièce)s?(?!\p{L})/giu,
        ' par $1',
      )
      .replace(/(?<=^|\s)\+ de (?=\d)/gu, 'plus de ')
      .replace(/ \+ (?=[^+.]* \+ )/gu, ', ')
      .replace(/(?<!bac) \+ (?=\p{L}|\d)/giu, ' et ')
      .replace(/ = (?=\d)/gu, ' : ')
      // A price alone would be taken for no words at all.
      .replace(/(?<=[.!?]\s+)(\d[\d ,.]*\s?(?:€|euros?))(?=\s*(?:[.!]|$))/gu, 'Prix : $1')
      .replace(/^\s*je m['’]appelle \p{L}+(?: \p{Lu}\p{L}+)?,? (?:et )?(?=j)/iu, '')
      .replace(/^\s*moi,? c['’]est \p{Lu}\p{L}+,? (?:et )?/iu, '')
      .replace(/(?<![\p{L}\d])[-–−]\s?(\d+)\s?% (de |d['’])(\p{L}+)/gu, '$1 % $2$3 en moins')
  );
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
