import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Button } from '#app/components/ui/button';
import { useToast } from '#app/components/ui/toast';
import { untilThere } from '#app/lib/until-there';
import layout from '#app/components/ui/layout.module.css';
import { PitchHistory } from '../history/pitch-history';
import type { Brief } from '../brief';
import { deletePitch } from '../pitch.functions';
import { loadDraft, replaceDraft } from './draft-storage';
import { formId } from './form-id';

/** The pitches made in this browser, whose briefs can be taken up again in the form of this page. */
export function EarlierPitches() {
  const { t } = useLingui();
  const toast = useToast();
  const [filledIn, setFilledIn] = useState<string>();
  const [before, setBefore] = useState<string>();

  const startAgain = async (brief: Brief) => {
    // It comes with the code of the form.
    const { toDraft } = await untilThere(() => import('./brief-draft'));
    const draft = JSON.stringify(toDraft(brief));
    const current = loadDraft();
    // A brief that nobody touched is not what the visitor had written.
    if (current !== null && current !== draft && current !== filledIn) setBefore(current);
    setFilledIn(draft);
    replaceDraft(draft);
    goToForm();
    toast(t`The form holds the brief of that pitch. You can change every field.`);
  };
  const bringBack = () => {
    if (before !== undefined) replaceDraft(before);
    setBefore(undefined);
    goToForm();
  };
  return (
    <>
      {before !== undefined && (
        <div className={layout.buttonRow}>
          <Button variant="quiet" onClick={bringBack}>
            <Trans>Bring back what I had written</Trans>
          </Button>
        </div>
      )}
      <PitchHistory
        onStartAgain={(brief) => void startAgain(brief)}
        onDelete={async (id) => (await deletePitch({ data: { id } })).ok}
      />
    </>
  );
}

/** To reach the form is also what brings its code (`waiting-form.tsx`), which then reads the draft. */
function goToForm(): void {
  const form = document.getElementById(formId);
  form?.focus({ preventScroll: true });
  form?.scrollIntoView();
}
