import { type ReactNode, type Ref, useRef, useState } from 'react';

import { Field, type FieldTexts } from '#app/components/ui/field';
import { Textarea } from '#app/components/ui/textarea';
import { CharacterCount } from './character-count';
import { beginningOf, saysNothing, starterShown } from '../form/starter';

type SentenceFieldProps = FieldTexts & {
  label: ReactNode;
  name?: string;
  /** Begins the sentence: “Last Friday, …”. */
  starter?: string;
  /** Never the starter alone: that counts for nothing. */
  value: string;
  onChange: (value: string) => void;
  /** Characters, as the visitor sees them. */
  limit: number;
  /** The language of the sentence, where it may not be the page's. */
  lang?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Room for a sentence, which the field begins as soon as one goes into it; what it begins with may be replaced. */
export function SentenceField(props: SentenceFieldProps) {
  const { starter, value, onChange, limit, lang, ref, ...field } = props;
  const beginning = starter === undefined ? '' : beginningOf(starter);
  // What stands in the field and counts for nothing.
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
    <Field {...field} after={(id) => <CharacterCount id={id} text={value} limit={limit} />}>
      {(control) => (
        <Textarea
          {...control}
          ref={ref}
          rows={2}
          lang={lang}
          placeholder={starter && starterShown(starter)}
          autoComplete="off"
          value={text}
          onFocus={() => {
            entering.current = text === '';
            if (text === '') setUnsaid(beginning);
          }}
          onBlur={() => setUnsaid('')}
          onClick={({ currentTarget: area }) => {
            // The press that brought the words has put the caret before them.
            if (entering.current) area.setSelectionRange(area.value.length, area.value.length);
            entering.current = false;
          }}
          onPaste={({ currentTarget: area }) => {
            // Who pastes brings a beginning along.
            if (value === '') area.select();
          }}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}
