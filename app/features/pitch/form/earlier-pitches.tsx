import { Trans, useLingui } from '@lingui/react/macro';

import { joinClasses } from '#app/components/ui/join-classes';
import { useToast } from '#app/components/ui/overlays/toast';
import typography from '#app/components/ui/styles/typography.module.css';
import { PitchHistory } from '../history/pitch-history';
import { type BriefDraft, toDraft } from './brief-draft';
import { focusForm } from './fields/focus-field';
import styles from './earlier-pitches.module.css';

/** The pitches made in this browser, whose briefs can be taken up again in the form. */
export function EarlierPitches({ onStartAgain }: { onStartAgain: (draft: BriefDraft) => void }) {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <PitchHistory
      onStartAgain={(brief) => {
        onStartAgain(toDraft(brief));
        focusForm();
        toast(t`The form now contains the brief of that pitch. You can change every field.`);
      }}
      onDelete={async (id) => {
        const { deletePitch } = await import('../pitch.functions');
        return (await deletePitch({ data: { id } })).ok;
      }}
      none={
        // As high as the line that opens: the form stays where it is once the browser's history is known.
        <p className={joinClasses(typography.note, styles.line)}>
          <Trans>What you write stays in this tab until you send it.</Trans>
        </p>
      }
    />
  );
}
