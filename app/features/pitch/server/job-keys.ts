// Names of workflows and keys of their jobs.

export const pitchWorkflowName = 'pitch';
export const versionWorkflowName = 'pitch-version';

export function pitchKey(id: string): string {
  return `pitch:${id}`;
}

export function versionKey(id: string, version: number): string {
  return `pitch:${id}:${version}`;
}
