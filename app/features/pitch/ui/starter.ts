/** “Last Friday, …” begins with “Last Friday, ”. */
export function beginningOf(starter: string): string {
  const said = (starter.split('…')[0] ?? '').trimEnd();
  return said === '' || said.endsWith('’') ? said : `${said} `;
}

/** True for the starter alone, or a part of it. */
export function saysNothing(text: string, beginning: string): boolean {
  return beginning.startsWith(text.trim());
}

export function starterShown(starter: string): string {
  return starter.includes('…') ? starter : `${starter.trimEnd()} …`;
}
