// Names of the durable work on a pitch: those of workflows, and the key of each job.

export const pitchWorkflowName = 'pitch';
export const versionWorkflowName = 'pitch-version';
export const mailWorkflowName = 'pitch-mail';
export const purgeWorkflowName = 'pitch-purge';

/** Of the job that writes the original. */
export function pitchKey(id: string): string {
  return `pitch:${id}`;
}

/** Of the job that writes another version, from 2 on. */
export function versionKey(id: string, version: number): string {
  return `pitch:${id}:${version}`;
}

/** What a mail about a pitch tells: it is there, or it could not be made. */
export type PitchNews = 'ready' | 'failed';

/** Of the job that mails some news of a pitch, once. */
export function mailKey(id: string, news: PitchNews): string {
  return `pitch-mail:${id}:${news}`;
}
