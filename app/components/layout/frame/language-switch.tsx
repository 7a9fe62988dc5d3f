import { useLingui } from '@lingui/react/macro';
import { useMatches, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

import { type Locale, locales } from '#app/i18n/locales';
import typography from '#app/components/ui/styles/typography.module.css';
import styles from './language-switch.module.css';

/** Each language under its own name: whoever needs it reads it. */
const names: Record<Locale, string> = { en: 'English', fr: 'Français', es: 'Español' };

/** In seconds. */
const cookieAge = 365 * 24 * 60 * 60;

/** Without scripts a link adds `?lang`; with them the cookie is set and the page reloads at its bare address. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  const { stringifySearch } = useRouter().options;
  // What the page reads of its address, which no hook of the router tells: the rest is not sent on.
  // oxlint-disable-next-line no-underscore-dangle
  const search = useMatches({ select: (matches) => matches.at(-1)?._strictSearch });
  return (
    <nav className={styles.languages} aria-label={t`Language`}>
      {locales.map((locale) => (
        <a
          key={locale}
          className={styles.language}
          href={stringifySearch({ ...search, lang: locale })}
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
  // Without a cookie the link keeps its `?lang`.
  if (!document.cookie.split('; ').includes(`lang=${locale}`)) return;
  event.preventDefault();
  const address = new URL(window.location.href);
  address.searchParams.delete('lang');
  // `replace` to the same address with a hash would only scroll.
  if (address.href === window.location.href) window.location.reload();
  else window.location.replace(address.href.replace(/#.*$/, ''));
}
