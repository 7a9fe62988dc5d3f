import { Field } from '#app/components/ui/form/field';
import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { TextInput } from '#app/components/ui/form/text-input';
import { Textarea } from '#app/components/ui/form/textarea';
import type { MessageFault, MessageField, FormName } from '../contact';
import { FoldedPhone } from './folded-phone';
import { useMessageWords } from './message-words';
import styles from './message-form.module.css';

type MessageControlProps = {
  form: FormName;
  field: Exclude<MessageField, 'topic'>;
  value: string;
  fault: MessageFault | undefined;
  /** In place of its own. */
  hint?: string;
  onChange: (value: string) => void;
};

export function MessageControl({ form, field, value, fault, hint, onChange }: MessageControlProps) {
  const { fields, faultText } = useMessageWords(form);
  const { label, hint: fieldHint } = fields[field];
  const messageField = (
    <Field
      id={controlId(form, field)}
      name={field}
      label={label}
      hint={hint ?? fieldHint}
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
  if (field !== 'phoneNumber') return messageField;
  return <FoldedPhone isNeeded={value !== '' || fault !== undefined}>{messageField}</FoldedPhone>;
}

export function controlId(form: FormName, field: MessageField): string {
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
