import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';
import { useToast } from '#app/components/ui/overlays/toast';
import layout from '#app/components/ui/styles/layout.module.css';
import { offerCategories } from '../brief';
import { emptyDraft, isEmpty } from './brief-draft';
import { ExampleButton } from './example-button';
import { focusForm } from './fields/focus-field';
import type { BriefForm } from './use-brief-form';

/** Ways to begin: with an example, from nothing, or with what stood here before. */
export function StartBar({ form }: { form: BriefForm }) {
  const { t } = useLingui();
  const toast = useToast();
  const category = offerCategories.find((known) => known === form.draft.category) ?? 'product';
  const { bringBack } = form;
  return (
    <div className={layout.buttonRow}>
      <ExampleButton category={category} onExample={form.replace} />
      {!isEmpty(form.draft) && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            form.replace(emptyDraft);
            focusForm();
            toast(t`The form is empty.`);
          }}
        >
          <Trans>Start afresh</Trans>
        </Button>
      )}
      {bringBack && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            bringBack();
            focusForm();
          }}
        >
          <Trans>Bring back what I had written</Trans>
        </Button>
      )}
    </div>
  );
}
