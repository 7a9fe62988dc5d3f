import { msg } from '@lingui/core/macro';

import { createI18n } from './i18n';
import type { Locale } from './locales';

/** Says before words struck out that they are: few screen readers say what a `del` is. `edits.module.css` hides it, so only for what is set in it. */
export async function announceStruckText(html: string, lang: Locale): Promise<string> {
  if (!struck.test(html)) return html;
  const i18n = await createI18n(lang);
  return html.replaceAll(struckOnes, `$&<span>${i18n._(msg`Struck out:`)} </span>`);
}

const struck = /<del\b[^>]*>/;
const struckOnes = new RegExp(struck, 'g');
