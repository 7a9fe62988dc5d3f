import { Trans } from '@lingui/react/macro';

import { FileLink } from '#app/components/ui/button';
import { type Passage, plainText } from '../../pitch';
import { isDrawable } from '../letters';
import { cardPath } from './card';

/** Saves the sentence as a picture; nothing for alphabets that the server cannot set. */
export function CardLinks({ id, sentence }: { id: string; sentence: Passage }) {
  if (!isDrawable(plainText(sentence))) return null;
  return (
    <>
      <FileLink size="small" href={cardPath(id, 'landscape')} download="pitch-master-1200x630.png">
        <Trans>Wide picture</Trans>
      </FileLink>
      <FileLink size="small" href={cardPath(id, 'portrait')} download="pitch-master-1080x1350.png">
        <Trans>Upright picture</Trans>
      </FileLink>
    </>
  );
}
