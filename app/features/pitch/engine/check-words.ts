import type { Locale } from '#app/i18n/locales';

/** Jargon and superlatives that a pitch never says of its own; matched on folded text. */
export const jargonOf: Record<Locale, RegExp> = {
  fr: /\b(?:innovant\w*|innovation|revolution\w*|disrupti\w+|synergi\w+|leaders?|leadership|incontournable|unique en son genre|scalable|holistique|paradigme|ecosysteme|excellence|game.?changer|de pointe|dernier cri|cle en main|novat\w+|numero 1|le meilleur|la meilleure|mindset|licorne|uberis\w+|gagnant-gagnant|win-win|reinvent\w+)\b/u,
  en: /\b(?:innovati\w+|revolution\w*|disrupt\w*|synerg\w+|leader|leading|leadership|cutting.edge|world.class|best.in.class|scalable|holistic|paradigm|ecosystem|game.?chang\w+|next.gen\w*|state.of.the.art|seamless\w*|leverag\w+|empower\w*|turnkey|unicorn|reinvent\w*|groundbreaking|one.of.a.kind)\b/u,
  es: /\b(?:innovador\w*|innovacion|revolucion\w*|disrupti\w+|sinergi\w+|lider\w*|vanguardi\w+|escalable|holistic\w+|paradigma|ecosistema|excelencia|de clase mundial|unico en su genero|llave en mano|ultima generacion|unicornio|reinvent\w+|el mejor|la mejor|game.?changer)\b/u,
};

/** Small words that tell the three languages apart. */
export const smallWordsOf: Record<Locale, Set<string>> = {
  fr: new Set(
    'le les des du une est et dans pour qui avec nous sur aux ou leurs leur pas notre nos vous au par plus sans ce'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to is for with that we our are in their it this by who from an your you without at as'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las del y una para con por nuestra nuestro sus al se como mas sin quienes somos su lo es le'.split(
      ' ',
    ),
  ),
};
