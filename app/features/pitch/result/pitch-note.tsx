import { Trans, useLingui } from '@lingui/react/macro';

import typography from '#app/components/ui/styles/typography.module.css';
import { type PitchSnapshot, shownVersion } from '../snapshot';

/** Who wrote the pitch, from what, and in which language. */
export function PitchNote({ snapshot }: { snapshot: PitchSnapshot }) {
  const isInBriefsLanguage = shownVersion(snapshot).lang === snapshot.lang;
  return (
    <div className={typography.note}>
      {snapshot.engine === 'model' ? (
        <p>
          <Trans>
            This pitch was written by a language model, from what you wrote. Read it through before you say
            it.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            This pitch was put together by our own program, without a language model, from your text and a few
            ready-made turns of phrase.
          </Trans>
        </p>
      )}
      {snapshot.quotedLang && <QuotedNote lang={snapshot.quotedLang} />}
      {!snapshot.quotedLang && isInBriefsLanguage && (
        <p>
          <Trans>It is written in the language of your brief.</Trans>
        </p>
      )}
    </div>
  );
}

function QuotedNote({ lang }: { lang: string }) {
  const { i18n } = useLingui();
  const script = scriptOf(lang);
  const name = new Intl.DisplayNames(i18n.locale, { type: 'script' }).of(script);
  return (
    <p>
      {script === 'Latn' ? (
        <Trans>Your brief is in another language: your words are quoted as they are.</Trans>
      ) : (
        <Trans>
          Your description is in another script ({name}) than the rest of the pitch: it is quoted letter for
          letter.
        </Trans>
      )}
    </p>
  );
}

/** What a language is usually written in, as in `Cyrl`. */
function scriptOf(lang: string): string {
  return new Intl.Locale(lang).maximize().script ?? 'Latn';
}
