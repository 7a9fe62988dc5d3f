import type { Locale } from '#app/i18n/locales';

/**
 * Who trusts the company. `mark` is the sign before the name. An entry with `example: true` stands for a sector, and the
 * page says so; a client who agrees to be named takes its place with `example: false`.
 */
export const trustMarks: { name: Record<Locale, string>; mark: string; example: boolean }[] = [
  { name: { fr: 'Industrie', en: 'Manufacturing', es: 'Industria' }, mark: '§', example: true },
  { name: { fr: 'Commerce', en: 'Retail', es: 'Comercio' }, mark: '&', example: true },
  { name: { fr: 'Santé', en: 'Health', es: 'Salud' }, mark: '+', example: true },
  { name: { fr: 'Formation', en: 'Training', es: 'Formación' }, mark: '¶', example: true },
  { name: { fr: 'Culture', en: 'Culture', es: 'Cultura' }, mark: '*', example: true },
  { name: { fr: 'Tourisme', en: 'Tourism', es: 'Turismo' }, mark: '@', example: true },
];
