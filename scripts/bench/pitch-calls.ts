import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';

import { encoded, functionHeaders, siteCalls } from '../../tests/support/site-calls.ts';

/** What a bench reads of a snapshot. */
export type SeenSnapshot = { revision: number; isReady: boolean };

/** Asks the site at `origin` for a pitch, and answers its id. */
export async function createPitch(origin: string): Promise<string> {
  const answer = await siteCalls(origin).call('pitch.createPitch', {
    requestKey: randomBytes(16).toString('hex'),
    brief: {
      category: 'service',
      description:
        'VracoBus est une épicerie mobile qui livre des produits en vrac dans les villages de la Drôme. Nous avons déjà 340 clients réguliers.',
      goal: 'investors',
      distributedIn: ['FR'],
      usedBy: 'Les familles de villages sans commerce',
    },
  });
  const id = /"([\w-]{22})"/.exec(await answer.text())?.[1];
  if (!id) throw new Error(`No pitch: ${answer.status}`);
  return id;
}

// Stands near the start of the line of a snapshot.
const snapshotStart = /"revision":(\d+),"status":"(\w+)"/g;

/** Follows a pitch to the end of its stream; a connection that is lost ends it too. */
export function watchPitch(
  origin: string,
  id: string,
  onSnapshot: (seen: SeenSnapshot, at: number) => void,
): { ended: Promise<void>; leave: () => void } {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const asked = encodeURIComponent(encoded({ id, after: 0 }));
  const url = `${siteCalls(origin).addressOf('pitch.watchPitch')}?payload=${asked}`;
  const call = get(url, { headers: functionHeaders, agent: new Agent() }, (answer) => {
    answer.setEncoding('latin1').on('data', (chunk: string) => {
      const at = Date.now();
      for (const [, revision, status] of chunk.matchAll(snapshotStart))
        onSnapshot({ revision: Number(revision), isReady: status === 'ready' }, at);
    });
    answer.on('end', resolve).on('error', () => resolve());
  });
  call.on('error', () => resolve());
  return { ended, leave: () => call.destroy() };
}
