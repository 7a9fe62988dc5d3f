import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';

import { Button } from '#app/components/ui/button';
import { Field } from '#app/components/ui/form/field';
import layout from '#app/components/ui/styles/layout.module.css';
import { Textarea } from '#app/components/ui/form/textarea';
import typography from '#app/components/ui/styles/typography.module.css';
import type { Locale } from '#app/i18n/locales';
import { keepInTab, readInTab } from '#app/lib/forms/tab-storage';
import { isCleanText } from '#app/lib/clean-text';
import { fitsIn, isVisible } from '#app/lib/text';
import { countWords } from '../../engine/words';
import { speakingSeconds } from '../../speaking-seconds';
import { type Duration, type Passage, plainText } from '../../pitch';
import { editLimit } from '../../pitch-constants';
import { RefineProblemCallout } from '../refine-problem-callout';
import type { MakerTools } from '../use-maker-tools';
import { editKey } from './use-editing';
import styles from './edit-form.module.css';

type EditFormProps = {
  id: string;
  duration: Duration;
  passages: Passage[];
  lang: Locale;
  tools: MakerTools;
};

/** The text of a duration in a field, in its place; what is typed is kept until it is saved or given up. */
export function EditForm({ id, duration, passages, lang, tools }: EditFormProps) {
  const { t } = useLingui();
  const { refining, editing } = tools;
  const key = editKey(id, duration);
  const saved = plainText(passages);
  const [text, setText] = useState(() => readInTab(key) ?? saved);
  const [begun] = useState(saved);
  const [tried, setTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const fault = useFaultOf(text);
  const { problem, asking } = refining;
  const isSaving = asking?.kind === 'edit' && asking.duration === duration;

  const type = (typed: string) => {
    setText(typed);
    keepInTab(key, typed);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(fault !== undefined);
    if (fault) area.current?.focus();
    else if (text.trim() === saved) editing.end(duration);
    else refining.ask({ kind: 'edit', duration, text: text.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <Field
        label={t`Your text for ${duration} seconds`}
        hint={<Trans>In your own words: whatever you write here counts as a fact of yours.</Trans>}
        error={tried ? fault : undefined}
        after={(noteId) => <Pace id={noteId} text={text} duration={duration} lang={lang} />}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            className={styles.text}
            lang={lang}
            // Whoever pressed the button to edit wants to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            // What would be typed now leaves with the field.
            readOnly={isSaving}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className={styles.status}>
        {saved !== begun && (
          <Trans>
            Another version, made in another tab, is now shown. Your text is kept here: saving puts it in that
            one.
          </Trans>
        )}
      </p>
      {problem?.refinement.kind === 'edit' && <RefineProblemCallout problem={problem} />}
      <div className={layout.buttonRow}>
        <Button type="submit" variant="primary" size="small" pending={refining.busy}>
          <Trans>Save my text</Trans>
        </Button>
        <Button size="small" pending={isSaving} onClick={() => editing.end(duration)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

type PaceProps = { id: string; text: string; duration: Duration; lang: Locale };

/** How long the text takes to say, against the time that there is: a text may be too long, but not unnoticed. */
function Pace({ id, text, duration, lang }: PaceProps) {
  const seconds = speakingSeconds(countWords(text), lang);
  const excess = seconds - duration;
  return (
    <p id={id} className={typography.note}>
      {excess > 0 ? (
        <Trans>
          About {seconds} seconds aloud: {excess} too many.
        </Trans>
      ) : (
        <Trans>
          About <Plural value={seconds} one="# second" other="# seconds" /> aloud, of {duration}.
        </Trans>
      )}
    </p>
  );
}

/** What is wrong with the text in words; the rules of `refinementSchema`. */
function useFaultOf(text: string): string | undefined {
  const { t } = useLingui();
  const limit = editLimit;
  if (!isCleanText(text)) {
    return t`This text contains hidden control characters. Type it again, or paste it as plain text`;
  }
  if (!fitsIn(text.trim(), limit)) return t`Shorten this text to ${limit} characters at most`;
  return isVisible(text) ? undefined : t`Write something to say, or cancel to keep the text as it was`;
}
