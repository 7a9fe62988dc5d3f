import type { PitchEngine } from './pitch';

/** Each only while its configuration makes it true (product 1.5). */
export type Claim = 'hosted-in-france' | 'anonymous' | 'no-training' | 'yours';

export type Claims = {
  holding: Claim[];
  writtenBy: PitchEngine['name'];
  /** Unset: the site says nothing. */
  usersServed?: number;
};
