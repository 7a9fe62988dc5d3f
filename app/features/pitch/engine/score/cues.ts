import type { Locale } from '#app/i18n/locales';

/** What tells, in each language, how a sentence works; matched on folded text (see `fold`). */
export type Cues = {
  /** A greeting, or the speaker presenting themselves. */
  introduction: RegExp;
  /** The founders or their offer speaking of themselves. */
  ourselves: RegExp;
  /** An alternative named so as to be told apart from. */
  contrast: RegExp;
  /** A request to the listener, as a last sentence has it. */
  ask: RegExp;
  /** A request that should stand nowhere but at the end. */
  call: RegExp;
};

export const cuesOf: Record<Locale, Cues> = {
  fr: {
    introduction:
      /^(?:bonjour|bonsoir|salut|coucou|je m'appelle|moi,? c'est|je suis|nous sommes|je me presente|permettez-moi de me presenter)\b/u,
    ourselves: /\b(?:nous|notre|nos|je|mon|ma|mes)\b|\bj'/u,
    contrast:
      /\b(?:contrairement|a la difference|a l'inverse|au lieu|plutot que|la ou|tandis que|alors que|a la place|nous distingue|me distingue|notre difference|ma difference|ce qui change avec)\b/u,
    ask: /\?$|\b(?:(?:ecrivez|appelez|contactez|accordez|accueillez|rejoignez|donnez|parlons|voyons|rencontrons|essayez|testez|commandez|reservez|inscrivez|demandez|aidez|venez|proposez|dites)(?:-\w+)*|(?:nous|je) (?:cherchons|cherche|levons|leve|demandons|demande|recrutons|recrute|recherchons|recherche|vous invitons|vous invite|serions|serais|souhaitons|souhaite|aimerions|aimerais))\b/u,
    call: /\b(?:ecrivez-(?:nous|moi)|appelez-(?:nous|moi)|contactez-(?:nous|moi)|rejoignez-(?:nous|moi)|accordez-(?:nous|moi)|prenons rendez-vous|accueillez-(?:nous|moi))\b/u,
  },
  en: {
    introduction: /^(?:hello|hi|hey|good (?:morning|afternoon|evening)|my name is|i am|i'm|we are|we're)\b/u,
    ourselves: /\b(?:we|our|us|i|my|me)\b/u,
    contrast:
      /\b(?:unlike|instead of|rather than|whereas|in contrast|compared (?:with|to)|sets us apart|sets me apart|what's different|what is different|our difference|my difference)\b/u,
    ask: /\?$|\b(?:write to|call|contact|join|book|give us|give me|come|let's|let us|try|order|sign up|ask|help|meet|tell us|tell me|send|take|get in touch|(?:we're|we are|i'm|i am) (?:raising|looking for|asking for|hiring|seeking)|we (?:need|seek|ask|would like|want)|we'd (?:like|love)|i'd (?:like|love)|i (?:need|seek|ask|would like|want))\b/u,
    call: /\b(?:write to (?:us|me)|call (?:us|me)|contact (?:us|me)|join (?:us|me)|get in touch|book a (?:call|meeting|demo)|sign up)\b/u,
  },
  es: {
    introduction: /^(?:hola|buenos dias|buenas tardes|buenas noches|me llamo|mi nombre es|soy|somos)\b/u,
    ourselves: /\b(?:nosotros|nosotras|nuestr[oa]s?|nos|yo|mis?|me|\w+[aei]mos)\b/u,
    contrast:
      /\b(?:a diferencia|al contrario|en lugar de|en vez de|frente a|mientras que|nos distingue|me distingue|nuestra diferencia|mi diferencia)\b/u,
    ask: /\?$|\b(?:escriba(?:n?os|me|nos)?|escribanme|llame(?:nos|me)?|contacte(?:nos|me)?|unase|venga|vengan|pida|pidan|pruebe|reserve|hablemos|veamonos|denos|deme|acojannos|empiece|pregunte|buscamos|busco|pedimos|les pido|pido|necesitamos|necesito|queremos|quiero|nos gustaria|me gustaria|agradeceriamos|agradeceria)\b/u,
    call: /\b(?:escriba(?:nos|me)|escribanos|llame(?:nos|me)|contacte(?:nos|me)|unase|hablemos)\b/u,
  },
};
