import { embeddedEngine } from '#app/features/pitch/engine/embedded';
import { faultsOf } from '#app/features/pitch/engine/score/faults';
import { styleOf } from '#app/features/pitch/engine/style';
import { plainText, type Brief, type Pitch, type Refinement } from '#app/features/pitch/pitch';
import type { Locale } from '#app/i18n/locales';
import { runSteps } from '#tests/fixtures/briefs/render';

/** What the embedded engine wrote of a brief. */
export type Written = Awaited<ReturnType<typeof runSteps>> & { brief: Brief; pitch: Pitch };

/** The pitch of a brief, with what each step found. */
export async function write(brief: Brief, locale: Locale): Promise<Written> {
  const ran = await runSteps(brief, locale);
  if (ran.pitch === undefined) throw new Error('no pitch');
  return { ...ran, brief, pitch: ran.pitch };
}

/** Each opening besides the first, as it is asked for. */
export function openingsOf({ openings }: Pitch): Refinement[][] {
  return openings.slice(1).map((_, at) => [{ kind: 'opening', opening: at + 1 }]);
}

/** Everything a program finds wrong with the version that is asked for, as lines to read. */
export async function faultsIn(written: Written, asked: Refinement[]): Promise<string[]> {
  const { brief, lang } = written;
  const version = asked.length === 0 ? written.pitch : await refine(written, asked);
  return faultsOf(version, brief, lang, styleOf(asked)).map(
    ({ part, duration, text, line }) =>
      `${JSON.stringify(asked)} ${part} ${duration ?? ''}: ${text} ${plainText(line)}`,
  );
}

function refine({ brief, lang, quotedLang, pitch }: Written, asked: Refinement[]): Promise<Pitch> {
  const { signal } = new AbortController();
  return embeddedEngine.refine({ brief, lang, quotedLang, pitch, findings: [], asked }, signal);
}
