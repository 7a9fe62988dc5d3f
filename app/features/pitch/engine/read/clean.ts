import { fold, lookUp, splitSentences, upperFirst } from '../words';

/** What a language must tell the cleaner. */
export type CleaningWords = {
  /** Common misspellings, folded-case, and what to write. */
  corrections: Record<string, string>;
  /** Abbreviations whose full stop ends no sentence, and what to say aloud. */
  abbreviations: [RegExp, string][];
};

/**
 * A visitor's text made fit for reuse: no markup, address, emoji, parenthesis or instruction to a machine;
 * capitals folded, spaces and marks tidied. Returns whole sentences, each with a final mark.
 */
export function cleanSentences(text: string, words: CleaningWords): string[] {
  const prose = joinLines(stripMarkup(text));
  const plain = spell(tidy(prose), words);
  return splitSentences(plain)
    .filter((sentence) => !isInstruction(sentence))
    .map(calmCapitals)
    .map((sentence) => upperFirst(sentence.replace(/^[\s,;:–-]+/u, '')))
    .map((sentence) => (/[.!?…][»”"]?$/u.test(sentence) ? sentence : `${sentence.replace(/[,;:]+$/u, '')}.`))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
}

/**
 * A founder's answer in one piece, to stand in the middle of a sentence: no markup, address, line break, order to a
 * machine or final mark. Empty when nothing is left.
 */
export function cleanAnswer(text: string): string {
  const sentences = splitSentences(tidy(joinLines(stripMarkup(text)))).filter((one) => !isInstruction(one));
  return sentences
    .map((sentence) => sentence.replace(/^[\s,:–-]+|[\s.,:!?…-]+$/gu, ''))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .join(', ');
}

/** True for a sentence that gives orders to a machine instead of describing an offer (three languages). */
function isInstruction(sentence: string): boolean {
  const folded = fold(sentence);
  return orders.some((order) => order.test(folded));
}

const orders = [
  /^\W*(?:system|assistant|user|developer|systeme|sistema|usuario|asistente)\s*(?:prompt)?\s*:/u,
  /\b(?:ignor\w*|disregard|forget|override|oubli\w*|olvid\w*|neglige\w*)\b.{0,60}\b(?:instruction|consigne|instruccion|prompt|regle|rule|above|previous|precedent|anterior)/u,
  /\b(?:ne tien\w+ (?:pas|plus) compte|haz caso omiso|no hagas caso)\b/u,
  /\b(?:system prompt|prompt systeme|prompt del sistema|jailbreak|developer mode|mode developpeur)\b/u,
  /\b(?:you are now|tu es (?:desormais|maintenant)|vous etes (?:desormais|maintenant) (?:un|une)|ahora eres|eres ahora)\b/u,
  /\b(?:act as an?|agis comme|comporte-toi|actua como)\b/u,
  /\b(?:reveal|revele[rz]?|revela|repete[rz]?|repeat|affiche[rz]?|print|output)\b.{0,40}\b(?:prompt|instruction|consigne|password|mot de passe|secret)/u,
  /\b(?:repond[sz]?|reponde[zr]?|respond|reply|answer|responde) (?:only|uniquement|seulement|solo|solamente|unicamente|siempre|juste|toujours|always|with|par)\b/u,
  /\b(?:ecris|ecrivez|write|say|dis|escribe|di) (?:seulement |uniquement |only |solo )?["«“']/u,
  /^\W*(?:task|write in|prompt)\s*:/u,
  /^\W*(?:decode[rz]?|decodifica[rd]?)\b/u,
  /^\W*(?:ecri[st]|ecrivez|write|escrib[ae]|compose[zr]?|compon) (?:une?|an?) (?:sonnet|poe?me?a?|chanson|song|cancion|blague|joke|chiste|histoire|story|cuento)\b/u,
  /<\||\|>|\{\{|\}\}/u,
];

function stripMarkup(text: string): string {
  return (
    text
      .replace(/\r\n?/gu, '\n')
      // Marks of a conversation with a machine, with what they hold; templates, pairs of JSON, text in base64.
      .replace(/<\|im_start\|>[\s\S]*?(?:<\|im_end\|>|$)|<\|[^|<>]{0,40}\|>/giu, ' ')
      .replace(/\[INST\][\s\S]*?(?:\[\/INST\]|$)|<<SYS>>[\s\S]*?(?:<<\/SYS>>|$)/gu, ' ')
      .replace(/\$?\{\{?[^{}]{0,200}\}\}?/gu, ' ')
      .replace(/"[\w-]+"\s*:\s*(?:"[^"]*"|[{[])/gu, ' ')
      .replace(/(?<!\S)(?=\S*\d)(?=\S*[a-z])(?=\S*[A-Z])[A-Za-z\d+/]{24,}={0,2}(?!\S)/gu, ' ')
      .replace(/[\u00AD\u180E\u2061-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu, '')
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
      .replace(/<br\s*\/?>|<\/(?:p|li|h\d|div)>/giu, '\n')
      .replace(/<\/?[a-z!][^<>]{0,300}>/giu, ' ')
      .replace(/&nbsp;/gu, ' ')
      .replace(/&amp;/gu, '&')
      .replace(/&[a-z]+;|&#\d+;/giu, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
      .replace(/```[\s\S]*?(?:```|$)/gu, ' ')
      // An item of a list is a sentence of its own, however it begins.
      .replace(/^\s{0,3}(?:#{1,6}|[>*•·–—-]|\d{1,2}[.)])\s+(\p{L}?)/gmu, (_, letter: string) =>
        letter.toLocaleUpperCase(),
      )
      .replace(/\*\*|__|~~|`|(?<!\w)[*_]|[*_](?!\w)/gu, '')
      .replace(/(?:(?<!\p{L})[\p{L} ,]{0,30}:[ \t]*)?\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, ' ')
      .replace(/\b(?:https?:\/\/|www\.)\S+/giu, ' ')
      .replace(/\b[\w-]+\.(?:fr|com|org|net|io|es|eu|app|de|ca|be|ch|co|ai)\b(?:\/\S*)?/giu, ' ')
      .replace(
        /[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F\u200B-\u200D\u2060\u{1F1E6}-\u{1F1FF}]/gu,
        (mark) => (/[\d#*]/u.test(mark) ? mark : ' '),
      )
      .replace(/\s*\([^()]{0,200}\)/gu, '')
      .replace(/[[\]{}()|\\<>^~@#]/gu, ' ')
  );
}

/** A line that ends without a mark is a sentence of its own, unless the next one goes on in small letters. */
function joinLines(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.reduce((joined, line) => {
    if (joined === '') return line;
    const goesOn = /[,;:]$/u.test(joined) || (/^\p{Ll}/u.test(line) && !/[.!?…]$/u.test(joined));
    return goesOn || /[.!?…]$/u.test(joined) ? `${joined} ${line}` : `${joined}. ${line}`;
  }, '');
}

function tidy(text: string): string {
  return text
    .replace(/["“”]([^"“”]{1,80})["“”]/gu, '« $1 »')
    .replace(/['`´]/gu, '’')
    .replace(/\.{2,}|…/gu, '.')
    .replace(/([!?])[!?.]+/gu, '$1')
    .replace(/\s+[–—-]+\s+|\s*[—–]\s*/gu, ', ')
    .replace(/\s*;\s*/gu, '. ')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.])(?!\d)/gu, '$1')
    .replace(/([,.])(?:\s*[,.])+/gu, '$1')
    .replace(/([,.!?])(?=\p{L}{2})/gu, '$1 ')
    .replace(/([.!?]\s+)(\p{Ll})/gu, (_, mark: string, letter: string) => mark + letter.toLocaleUpperCase())
    .trim();
}

function spell(text: string, { corrections, abbreviations }: CleaningWords): string {
  const said = abbreviations.reduce((prose, [written, spoken]) => prose.replace(written, spoken), text);
  return said.replace(/\p{L}+(?:’\p{L}+)?/gu, (word) => {
    const right = lookUp(corrections, word.toLowerCase());
    if (right === undefined) return word;
    // A shouted word stays shouted, so that the whole sentence is calmed later.
    if (word.length > 1 && word === word.toLocaleUpperCase() && right === right.toLocaleLowerCase())
      return right.toLocaleUpperCase();
    return /^\p{Lu}/u.test(word) ? upperFirst(right) : right;
  });
}

/** Common letters-only marks that stay in capitals. */
const acronyms = new Set(
  'RGPD GDPR CE UE EU UK USA US PME TPE ETI RSE ESS BTP IA AI SAAS B2B B2C API GPS LED PDF QR USB TVA IVA CO2 ONG EHPAD RH CRM ERP HT TTC MVP CHU IRM 3D 2D VR AR IOT SMS PDA SCOP SCIC AMAP BIO DIY CNC INOX PVC TER SNCF NFC ADN OMS ISO AOP IGP AB RFID PMR SST CHU NHS SME NGO VAT HR TV CV EV'.split(
    ' ',
  ),
);

/** A shouted sentence in ordinary letters; acronyms stay. */
function calmCapitals(sentence: string): string {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  const capitals = sentence.match(/\p{Lu}/gu) ?? [];
  const shouted = letters.length > 12 && capitals.length > letters.length * 0.6;
  return sentence
    .replace(/[\p{L}\d]+/gu, (word) => {
      const isShout =
        word === word.toLocaleUpperCase() && /\p{L}/u.test(word) && (shouted || word.length > 1);
      if (!isShout || (acronyms.has(word) && word !== 'BIO')) return word;
      if (shouted) return word.toLocaleLowerCase();
      return word.length > 7 ? word.toLocaleLowerCase() : word;
    })
    .replace(/^[«\s]*\p{L}/u, (start) => (shouted ? start.toLocaleUpperCase() : start));
}
