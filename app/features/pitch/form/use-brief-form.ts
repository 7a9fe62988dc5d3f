import { useLingui } from '@lingui/react/macro';
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';

import { fallbackLocale, isLocale } from '#app/i18n/locales';
import { rememberPitch } from '../history/history';
import { briefFaults, type BriefFaults, type BriefField, briefSchema } from '../brief';
import { createPitch } from '../pitch.functions';
import { type BriefDraft, emptyDraft, toBrief, writeDraft } from './brief-draft';

/** What stopped a request that was otherwise in order; `retryAfter` in seconds. */
export type RequestProblem = { kind: 'failed' } | { kind: 'too-many'; retryAfter: number };

/** The order in which the fields stand on the screen; the first with a fault gets the focus. */
const fieldOrder: BriefField[] = [
  'category',
  'description',
  'usedBy',
  'messagesAndValues',
  'moment',
  'change',
  'distributedIn',
  'madeIn',
  'goal',
];

/** The pitch form: checked by the schema of the server, and one pitch however often it is submitted. */
export function useBriefForm() {
  const navigate = useNavigate();
  const { i18n } = useLingui();
  const requestKey = useRef<string>(undefined);
  const [problem, setProblem] = useState<RequestProblem>();

  const form = useForm({
    defaultValues: emptyDraft,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => fieldErrors(briefFaults(toBrief(value))) },
    listeners: { onChange: ({ formApi }) => writeDraft(formApi.state.values), onChangeDebounceMs: 150 },
    onSubmitInvalid: ({ value }) => focusFirst(briefFaults(toBrief(value))),
    onSubmit: async ({ value }) => {
      setProblem(undefined);
      writeDraft(value);
      requestKey.current ??= newRequestKey();
      const answer = await send(value, requestKey.current);
      if (answer.ok) {
        requestKey.current = undefined;
        remember(answer.id, value, i18n.locale);
        await navigate({ to: '/agents/elevator-pitch/$id', params: { id: answer.id } });
        return;
      }
      setProblem(
        answer.error === 'too-many'
          ? { kind: 'too-many', retryAfter: answer.retryAfter }
          : { kind: 'failed' },
      );
    },
  });

  const fill = useCallback(
    (draft: BriefDraft) => {
      form.reset(draft, { keepDefaultValues: true });
      writeDraft(draft);
    },
    [form],
  );

  return { form, problem, fill };
}

export type BriefForm = ReturnType<typeof useBriefForm>['form'];

async function send(draft: BriefDraft, requestKey: string) {
  try {
    return await createPitch({ data: { requestKey, brief: toBrief(draft) } });
  } catch {
    return { ok: false, error: 'failed' } as const;
  }
}

/** In the history of this browser. Its language is a guess until the pitch has been seen. */
function remember(id: string, draft: BriefDraft, locale: string): void {
  const brief = briefSchema.safeParse(toBrief(draft)).data;
  if (brief) rememberPitch({ id, brief, lang: isLocale(locale) ? locale : fallbackLocale });
}

function focusFirst(faults: BriefFaults): void {
  const first = fieldOrder.find((field) => faults[field]);
  const control = document.querySelector<HTMLElement>(`form [name="${first}"]`);
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.focus();
}

function fieldErrors(faults: BriefFaults) {
  return Object.keys(faults).length > 0 ? { fields: faults } : undefined;
}

function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
