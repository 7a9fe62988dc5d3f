import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';
import type { Pitch } from '../pitch';
import { type FileWords, pitchAsMarkdown, pitchAsText, pitchFileName } from './pitch-file';

/** Buttons that save the whole pitch as a file, made in the browser. `note`: who wrote it, at the end of the file. */
export function DownloadPitch({ pitch, note }: { pitch: Pitch; note?: string }) {
  const words = useFileWords(note);
  return (
    <>
      <Button size="small" onClick={() => save(pitchAsText(pitch, words), 'txt')}>
        <Trans>Download .txt</Trans>
      </Button>
      <Button size="small" onClick={() => save(pitchAsMarkdown(pitch, words), 'md')}>
        <Trans>Download .md</Trans>
      </Button>
    </>
  );
}

function useFileWords(note: string | undefined): FileWords {
  const { t } = useLingui();
  const spoken = (seconds: number) => t`${seconds} seconds`;
  return {
    title: t`Your elevator pitch`,
    oneLiner: t`In one sentence`,
    durations: { 15: spoken(15), 30: spoken(30), 60: spoken(60), 90: spoken(90) },
    email: t`By e-mail`,
    subject: t`Subject:`,
    note,
  };
}

const types = { txt: 'text/plain', md: 'text/markdown' } as const;

function save(text: string, ending: 'txt' | 'md'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${types[ending]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = pitchFileName(new Date(), ending);
  link.click();
  // Safari reads the text some time after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
