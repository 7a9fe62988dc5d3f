import type { PitchEngine } from './pitch';

/** What the site says of itself (specification §1), each only while its configuration makes it true. */
export type Claim = 'hosted-in-france' | 'anonymous' | 'no-training' | 'yours';

export type Claims = {
  /** In the order in which they are shown. */
  holding: Claim[];
  /** Who writes the pitches now. */
  writtenBy: PitchEngine['name'];
  /** How many people the company says it has served; unset, it says nothing. */
  usersServed?: number;
};
