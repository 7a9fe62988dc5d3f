import type { Locale } from '#app/i18n/locales';

/** The jargon that the checks look for, in the forms a model is likely to write. */
export const wordsToAvoid: Record<Locale, string[]> = {
  en: 'innovative, revolutionary, disruptive, synergy, leader, leading, cutting-edge, world-class, best-in-class, scalable, holistic, paradigm, ecosystem, game-changer, next-generation, state-of-the-art, seamless, leverage, empower, turnkey, unicorn, reinvent, groundbreaking, one-of-a-kind'.split(
    ', ',
  ),
  fr: 'innovant, innovation, révolutionnaire, disruptif, synergie, leader, incontournable, unique en son genre, scalable, holistique, paradigme, écosystème, excellence, de pointe, dernier cri, clé en main, novateur, numéro 1, le meilleur, la meilleure, licorne, ubériser, gagnant-gagnant, réinventer'.split(
    ', ',
  ),
  es: 'innovador, innovación, revolucionario, disruptivo, sinergia, líder, vanguardia, escalable, holístico, paradigma, ecosistema, excelencia, de clase mundial, único en su género, llave en mano, última generación, unicornio, reinventar, el mejor, la mejor'.split(
    ', ',
  ),
};
