import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Field } from '#app/components/ui/field';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { TextInput } from '#app/components/ui/text-input';
import { Textarea } from '#app/components/ui/textarea';
import type { MessageFault, MessageField, MessageForm } from './contact';
import { useMessageWords } from './message-words';
import styles from './message-form.module.css';

type MessageControlProps = {
  form: MessageForm;
  field: MessageField;
  value: string;
  fault: MessageFault | undefined;
  /** Says at length what the hint of the message says. */
  help?: ReactNode;
  onChange: (value: string) => void;
};

export function MessageControl({ form, field, value, fault, help, onChange }: MessageControlProps) {
  const { t } = useLingui();
  const { fields, faultText } = useMessageWords(form);
  const { label, hint } = fields[field];
  return (
    <Field
      id={controlId(form, field)}
      name={field}
      label={label}
      hint={help ? t`Three lines will do.` : hint}
      help={help}
      markRequired={false}
      optional={field === 'phoneNumber'}
      error={fault && faultText(field, fault)}
    >
      {(control) =>
        field === 'message' ? (
          <div className={styles.said}>
            <Textarea {...control} rows={7} value={value} onChange={({ target }) => onChange(target.value)} />
            <OpeningGuillemet />
            <ClosingGuillemet />
          </div>
        ) : (
          <TextInput
            {...control}
            {...kinds[field]}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}

export function controlId(form: MessageForm, field: MessageField): string {
  return `${form}-${field}`;
}

const kinds = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
  object: {},
};
