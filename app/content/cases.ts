/** The services that show their work on an invented case: the names of their pages, and of the folders in `cases/`. */
export const caseNames = [
  'market-intelligence',
  'innovation',
  'communication',
  'adopter-ia',
  'autres-services',
] as const;

export type CaseName = (typeof caseNames)[number];

export function isCaseName(name: string | undefined): name is CaseName {
  return caseNames.some((known) => known === name);
}
