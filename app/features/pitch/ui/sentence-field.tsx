import { type ReactNode, type Ref, useRef, useState } from 'react';

import { Field, type FieldTexts } from '#app/components/ui/form/field';
import { Textarea } from '#app/components/ui/form/textarea';
import { CharacterCount } from './character-count';

type SentenceFieldProps = FieldTexts & {
  label: ReactNode;
  name?: string;
  /** Begins the sentence: “Last Friday, …”. */
  starter?: string;
  /** Never the starter alone: that counts for nothing. */
  value: string;
  onChange: (value: string) => void;
  /** As the visitor sees them. */
  limit: number;
  lang?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** The starter is inserted when the field gets the focus, and may be replaced. */
export function SentenceField(props: SentenceFieldProps) {
  const { starter, value, onChange, limit, lang, ref, ...field } = props;
  const beginning = starter === undefined ? '' : beginningOf(starter);
  const [unsaid, setUnsaid] = useState('');
  const text = value || unsaid;
  const entering = useRef(false);

  const type = (typed: string) => {
    entering.current = false;
    const nothing = saysNothing(typed, beginning);
    setUnsaid(nothing ? typed : '');
    onChange(nothing ? '' : typed);
  };
  return (
    <Field {...field} after={(id) => <CharacterCount id={id} text={text} limit={limit} />}>
      {(control) => (
        <Textarea
          {...control}
          ref={ref}
          rows={2}
          lang={lang}
          placeholder={starter && starterText(starter)}
          autoComplete="off"
          value={text}
          onFocus={() => {
            entering.current = text === '';
            if (text === '') setUnsaid(beginning);
          }}
          onBlur={() => setUnsaid('')}
          onClick={({ currentTarget: area }) => {
            // The press that brought the starter put the caret before it.
            if (entering.current) area.setSelectionRange(area.value.length, area.value.length);
            entering.current = false;
          }}
          onPaste={({ currentTarget: area }) => {
            // A pasted text has a beginning of its own.
            if (value === '') area.select();
          }}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}

/** “Last Friday, …” begins with “Last Friday, ”. */
function beginningOf(starter: string): string {
  const beginning = (starter.split('…')[0] ?? '').trimEnd();
  return beginning === '' || beginning.endsWith('’') ? beginning : `${beginning} `;
}

/** True for the starter alone, or a part of it. */
function saysNothing(text: string, beginning: string): boolean {
  return beginning.startsWith(text.trim());
}

function starterText(starter: string): string {
  return starter.includes('…') ? starter : `${starter.trimEnd()} …`;
}
