import { customerNetwork, visitorNetwork, visitorsPerCustomer } from './network';

/** Gives a place back; a second call does nothing. */
export type Release = () => void;

export type ConcurrencyLimit = {
  acquire(ip: string | undefined): Release | undefined;
};

/**
 * At most `most` at the same time for each visitor (IPv6: its /64), counted in this process; all of one /48 have
 * together what four visitors have.
 */
export function limitConcurrency(most: number): ConcurrencyLimit {
  const held = new Map<string, number>();
  const heldBy = (holder: string) => held.get(holder) ?? 0;
  return {
    acquire(ip) {
      const visitor = visitorNetwork(ip);
      const customer = customerNetwork(ip);
      if (heldBy(visitor) >= most) return undefined;
      if (customer !== undefined && heldBy(customer) >= most * visitorsPerCustomer) return undefined;
      const holders = customer === undefined ? [visitor] : [visitor, customer];
      for (const holder of holders) held.set(holder, heldBy(holder) + 1);
      let holds = true;
      return () => {
        if (!holds) return;
        holds = false;
        for (const holder of holders) {
          const remaining = heldBy(holder) - 1;
          if (remaining > 0) held.set(holder, remaining);
          else held.delete(holder);
        }
      };
    },
  };
}
