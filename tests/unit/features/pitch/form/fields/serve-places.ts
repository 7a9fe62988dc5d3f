import { vi } from 'vitest';

/** The network's edge: the file of the places that the form offers, with one of them. */
export function servePlaces(): void {
  vi.stubGlobal('fetch', async () => Response.json([{ code: 'FR', name: 'France' }]));
}
