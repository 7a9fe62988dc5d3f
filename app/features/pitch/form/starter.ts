/** What is to be written where a starter leaves off: “Last Friday, …” begins with “Last Friday, ”. */
export function beginningOf(starter: string): string {
  const said = (starter.split('…')[0] ?? '').trimEnd();
  return said === '' || said.endsWith('’') ? said : `${said} `;
}

/** True for a text in which nothing follows the beginning, not even all of it. */
export function saysNothing(text: string, beginning: string): boolean {
  return beginning.startsWith(text.trim());
}

/** A starter as an empty field shows it: what it leaves open stands as “…”. */
export function starterShown(starter: string): string {
  return starter.includes('…') ? starter : `${starter.trimEnd()} …`;
}
