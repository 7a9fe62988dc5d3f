import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { Button } from '#app/components/ui/button';
import { Callout } from '#app/components/ui/callout';
import { Dialog } from '#app/components/ui/overlays/dialog';
import { useToast } from '#app/components/ui/overlays/toast';
import { answerTimeout } from '#app/lib/answer-timeout';
import { forgetPitch } from '../../history/change-history';
import { pitchQuery } from '../../pitch.queries';
import { useExclusiveMutation } from '../../ui/use-exclusive-mutation';

/** Only its maker is shown this. */
export function DeletePitch({ id }: { id: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const removal = useExclusiveMutation({
    mutationKey: ['pitch', id, 'delete'],
    mutationFn: async () => {
      const { deletePitch } = await import('../../pitch.functions');
      const { ok } = await deletePitch({ data: { id }, signal: answerTimeout() });
      if (!ok) throw new Error('The pitch was not deleted');
    },
    onSuccess: async () => {
      forgetPitch(id);
      await navigate({ to: '/agents/elevator-pitch' });
      toast(t`The pitch was deleted.`);
      queryClient.removeQueries({ queryKey: pitchQuery(id).queryKey });
    },
    onError: () => {
      // Another tab may have deleted it before.
      void queryClient.invalidateQueries({ queryKey: pitchQuery(id).queryKey, exact: true });
    },
  });
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        <Trans>Delete this pitch</Trans>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Delete this pitch?`}
        actions={
          <>
            <Button variant="danger" onClick={() => removal.mutate()} pending={removal.isPending}>
              <Trans>Delete for good</Trans>
            </Button>
            <Button onClick={() => setAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Its link will no longer show anything, to you or to anyone you sent it to. This cannot be undone.
          </Trans>
        </p>
        {removal.isError && (
          <Callout tone="danger">
            <Trans>The pitch could not be deleted. Please try again.</Trans>
          </Callout>
        )}
      </Dialog>
    </div>
  );
}
