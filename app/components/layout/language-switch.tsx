import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

import { type Locale, locales } from '#app/i18n/locales';
import typography from '#app/components/ui/typography.module.css';
import styles from './language-switch.module.css';

/** Each language under its own name: whoever needs it reads it. */
const names: Record<Locale, string> = { en: 'English', fr: 'Français', es: 'Español' };

/** One year, in seconds. */
const cookieAge = 365 * 24 * 60 * 60;

/**
 * The three languages. Without scripts a link asks for the same page with `?lang`; with them the choice is kept in
 * the cookie `lang` and the page is loaded again at its bare address.
 */
export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.languages} aria-label={t`Language`}>
      {locales.map((locale) => (
        <a
          key={locale}
          className={styles.language}
          href={`?lang=${locale}`}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === i18n.locale || undefined}
          onClick={(event) => keepLanguage(event, locale)}
        >
          {locale.toUpperCase()}
          <span className={typography.hidden}> {names[locale]}</span>
        </a>
      ))}
    </nav>
  );
}

function keepLanguage(event: MouseEvent, locale: Locale) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `lang=${locale}; Path=/; Max-Age=${cookieAge}; SameSite=Lax${secure}`;
  // Where the browser keeps no cookie, the link leads on by its `?lang`.
  if (!document.cookie.split('; ').includes(`lang=${locale}`)) return;
  event.preventDefault();
  const address = new URL(window.location.href);
  address.searchParams.delete('lang');
  // `replace` to the same address with a hash would only scroll.
  if (address.href === window.location.href) window.location.reload();
  else window.location.replace(address.href.replace(/#.*$/, ''));
}
