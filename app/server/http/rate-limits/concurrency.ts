import { network } from './network';

/** Gives a place back; a second call does nothing. */
export type Release = () => void;

export type ConcurrencyLimit = {
  acquire(ip: string | undefined): Release | undefined;
};

/** At most `most` at the same time for each visitor (IPv6: its /64), counted in this process. */
export function limitConcurrency(most: number): ConcurrencyLimit {
  const held = new Map<string, number>();
  return {
    acquire(ip) {
      const visitor = network(ip);
      const before = held.get(visitor) ?? 0;
      if (before >= most) return undefined;
      held.set(visitor, before + 1);
      let holds = true;
      return () => {
        if (!holds) return;
        holds = false;
        const left = (held.get(visitor) ?? 1) - 1;
        if (left > 0) held.set(visitor, left);
        else held.delete(visitor);
      };
    },
  };
}
