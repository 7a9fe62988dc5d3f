import { Trans, useLingui } from '@lingui/react/macro';

import { Button } from '#app/components/ui/button';
import { retryImport } from '#app/lib/retry-import';
import type { Pitch } from '../pitch';
import type { FileWords } from './pitch-file';

type DownloadPitchProps = {
  pitch: Pitch;
  /** Epoch milliseconds. */
  writtenAt: number;
  /** Where the pitch stands. */
  address: () => string;
  /** Who wrote it, at the end of the file. */
  note?: string;
};

/** Buttons that save the whole pitch as a file, made in the browser. */
export function DownloadPitch({ pitch, writtenAt, address, note }: DownloadPitchProps) {
  const words = useFileWords(writtenAt, note);
  const save = async (ending: 'txt' | 'md') => {
    const { pitchAsMarkdown, pitchAsText, pitchFileName } = await retryImport(() => import('./pitch-file'));
    const write = ending === 'md' ? pitchAsMarkdown : pitchAsText;
    saveFile(write(pitch, { ...words, address: address() }), pitchFileName(new Date(), ending, pitch.name));
  };
  return (
    <>
      <Button size="small" onClick={() => void save('txt')}>
        <Trans>Download .txt</Trans>
      </Button>
      <Button size="small" onClick={() => void save('md')}>
        <Trans>Download .md</Trans>
      </Button>
    </>
  );
}

function useFileWords(writtenAt: number, note: string | undefined): Omit<FileWords, 'address'> {
  const { t, i18n } = useLingui();
  const spoken = (seconds: number) => t`${seconds} seconds`;
  const date = i18n.date(new Date(writtenAt), { dateStyle: 'long', timeZone: 'Europe/Paris' });
  return {
    title: t`Your elevator pitch`,
    oneLiner: t`In one sentence`,
    durations: { 15: spoken(15), 30: spoken(30), 60: spoken(60), 90: spoken(90) },
    email: t`By email`,
    subject: t`Subject:`,
    source: t`Written with Pitch Master, by Verbe, on ${date}`,
    note,
  };
}

function saveFile(text: string, name: string): void {
  const type = name.endsWith('.md') ? 'text/markdown' : 'text/plain';
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the text some time after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
