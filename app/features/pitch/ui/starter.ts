/** “Last Friday, …” begins with “Last Friday, ”. */
export function beginningOf(starter: string): string {
  const beginning = (starter.split('…')[0] ?? '').trimEnd();
  return beginning === '' || beginning.endsWith('’') ? beginning : `${beginning} `;
}

/** True for the starter alone, or a part of it. */
export function saysNothing(text: string, beginning: string): boolean {
  return beginning.startsWith(text.trim());
}

export function starterText(starter: string): string {
  return starter.includes('…') ? starter : `${starter.trimEnd()} …`;
}
