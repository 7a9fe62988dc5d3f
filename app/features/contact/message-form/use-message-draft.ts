import { useFormDraft, withTyped } from '#app/lib/forms/form-draft';
import { newRequestKey } from '#app/lib/forms/request-key';
import { type MessageField, type FormName, messageFields } from '../contact';
import { emptyDraft, type MessageDraft, messageFormId, parseStoredMessage } from './message-draft';

/** Survives a reload of this tab. The key goes with every attempt to send this text, so that it is taken once. */
type StoredMessage = { requestKey: string; draft: MessageDraft };

export function useMessageDraft(form: FormName) {
  const {
    draft: message,
    isFilled,
    read,
    keep,
    reset,
  } = useFormDraft<StoredMessage>(form, {
    empty: { requestKey: '', draft: emptyDraft },
    restore: (stored) => parseStoredMessage(stored) ?? { requestKey: newRequestKey(), draft: emptyDraft },
    addTyped: (known) => {
      const id = messageFormId(form);
      const draft = withTyped(id, known.draft, hasDrawnTopic(id) ? otherFields : messageFields);
      return draft === known.draft ? known : { ...known, draft };
    },
  });
  return {
    draft: message.draft,
    isFilled,
    requestKey: () => read().requestKey,
    change(field: MessageField, value: string): void {
      const { requestKey, draft } = read();
      keep({ requestKey, draft: { ...draft, [field]: value } });
    },
    /** Once it is sent: what comes next is another message. */
    clear: () => reset({ requestKey: newRequestKey(), draft: emptyDraft }),
  };
}

const otherFields = messageFields.filter((field) => field !== 'topic');

/** The topic that the page was drawn with is nobody's choice. */
function hasDrawnTopic(formId: string): boolean {
  return document.querySelector(`#${formId} [name=topic]:checked:default`) !== null;
}
