import { type Edit, editOf } from '../../edit';
import type { PitchSnapshot, PitchVersion } from '../../snapshot';

/** The last edit by hand on the way to a version, and the version that it made; undefined when there was none. */
export function lastEdit(
  { versions }: Pick<PitchSnapshot, 'versions'>,
  from: PitchVersion,
): { edit: Edit; madeBy: PitchVersion } | undefined {
  const parent = versions.find(({ version }) => version === from.parent);
  if (from.refinement?.kind !== 'edit') return parent && lastEdit({ versions }, parent);
  return { edit: editOf(from.refinement, parent?.pitch), madeBy: from };
}
