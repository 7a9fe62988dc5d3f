import type { Pitch, ScoreCard } from '#app/features/pitch/pitch';
import { checkNumbers } from '#app/features/pitch/pitch-constants';
import type { PitchSnapshot, PitchVersion } from '#app/features/pitch/snapshot';
import { original, pitch, ready, said } from './pitches';

/** Two checks are weak, one is for the reader to judge, the others are passed. */
export const card: ScoreCard = {
  checks: checkNumbers.map((check) => ({
    check,
    verdict: check === 6 || check === 9 ? 'weak' : check === 4 ? 'unknown' : 'good',
  })),
  weakPoints: [
    {
      check: 6,
      duration: 30,
      line: said('Une offre révolutionnaire.'),
      better: said('Une offre.'),
      why: 'Trop.',
    },
    { check: 9, line: said('Une phrase bien trop longue.') },
  ],
  questions: [
    {
      id: 'moment',
      text: 'À qui cela a-t-il manqué ?',
      example: 'Vendredi dernier, Lotte a eu une amende.',
      starter: 'Vendredi dernier, …',
      lifts: 2,
    },
    { id: 'proof', text: 'Combien de clients avez-vous ?', lifts: 6 },
  ],
};

const shorterPitch: Pitch = {
  ...pitch,
  spoken: { ...pitch.spoken, 30: [said('Thirty seconds on herbs.')] },
};

/** The original, with its score card. */
export const first: PitchVersion = { ...original, status: 'ready', pitch, score: card };

/** A shorter version of the original. */
export const second: PitchVersion = {
  ...first,
  version: 2,
  parent: 1,
  refinement: { kind: 'tone', tone: 'shorter' },
  pitch: shorterPitch,
};

export const scored: PitchSnapshot = { ...ready, versions: [first] };

/** Two versions, the second is shown. */
export const refined: PitchSnapshot = { ...ready, versions: [first, second], shown: 2, revision: 12 };
