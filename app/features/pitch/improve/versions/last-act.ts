import type { Refinement } from '../../pitch';
import { type PitchSnapshot, type PitchVersion, shownVersion } from '../../snapshot';

/**
 * What became of the last act on a pitch. `made`: a new version is shown; `undone`: the one that `refinement` made was left
 * for the one it came from; `redone`: the other way; `opened`: any other version is shown; `unchanged`: `refinement` would
 * have said the same.
 */
export type LastAct =
  | { kind: 'made' | 'undone' | 'redone' | 'opened'; refinement: Refinement | null; before: PitchVersion }
  | { kind: 'unchanged'; refinement: Refinement | null };

/** What happened between two states of a pitch; undefined when nothing of this kind. */
export function lastActBetween(before: PitchSnapshot, now: PitchSnapshot): LastAct | undefined {
  const from = now.versions.find(({ version }) => version === before.shown);
  if (now.shown !== before.shown && from) return actBetweenVersions(from, before, shownVersion(now));
  const last = now.versions.at(-1);
  const isNew = before.versions.every(
    ({ version, status }) => version !== last?.version || status !== 'unchanged',
  );
  return last?.status === 'unchanged' && isNew
    ? { kind: 'unchanged', refinement: last.refinement }
    : undefined;
}

function actBetweenVersions(from: PitchVersion, { versions }: PitchSnapshot, to: PitchVersion): LastAct {
  if (from.parent === to.version) return { kind: 'undone', refinement: from.refinement, before: from };
  const existed = versions.some(({ version, status }) => version === to.version && status === 'ready');
  if (!existed) return { kind: 'made', refinement: to.refinement, before: from };
  return { kind: to.parent === from.version ? 'redone' : 'opened', refinement: to.refinement, before: from };
}
