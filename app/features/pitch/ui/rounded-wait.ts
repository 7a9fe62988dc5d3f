/** How long a visitor is told to wait, rounded up: in minutes up to an hour, then in hours. `seconds` from now. */
export function roundedWait(seconds: number): { unit: 'minutes' | 'hours'; count: number } {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 60
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(seconds / 3600) };
}
