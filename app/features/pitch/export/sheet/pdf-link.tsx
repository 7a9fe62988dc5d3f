import { Trans } from '@lingui/react/macro';

import { FileLink } from '#app/components/ui/button';
import { plainText } from '../../pitch';
import { isDrawable } from '../letters';
import type { Sheet } from './sheet';

/** Saves the sheet as a PDF; nothing for alphabets that the server cannot set, which the browser prints. */
export function PdfLink({ id, sheet }: { id: string; sheet: Pick<Sheet, 'sentence' | 'speech'> }) {
  if (!isDrawable(plainText([sheet.sentence, ...sheet.speech]))) return null;
  return (
    <FileLink size="small" href={`/agents/elevator-pitch/${id}/pitch.pdf`} download>
      <Trans>Download PDF</Trans>
    </FileLink>
  );
}
