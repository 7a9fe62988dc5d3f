import type { Passage, Pitch, ScoreCard } from '#app/features/pitch/pitch';
import {
  type PitchSnapshot,
  type PitchVersion,
  type PublicSnapshot,
  publicSnapshotOf,
} from '#app/features/pitch/snapshot';

/** A passage of one span. */
export const said = (text: string): Passage => [{ text }];

export const pitch: Pitch = {
  oneLiner: said('Herbs without soil, for people without a garden.'),
  spoken: {
    15: [said('Fifteen seconds about herbs.')],
    30: [said('Thirty seconds about herbs.'), said('And a second paragraph.')],
    60: [said('Sixty seconds about herbs.')],
    90: [said('Ninety seconds about herbs.')],
  },
  openings: [said('Herbs need soil, they say.'), said('Who has a garden?')],
  email: { subject: said('Herbs without soil'), body: [said('Hello,'), said('Herbs, in writing.')] },
};

/** Its facts fill fifteen seconds and no more. */
export const shortPitch: Pitch = { ...pitch, spoken: { 15: pitch.spoken[15] } };

export const score: ScoreCard = { checks: [], weakPoints: [], questions: [] };

/** The first version of the pitch, while it is being written. */
export const original: PitchVersion = {
  version: 1,
  parent: null,
  refinement: null,
  status: 'generating',
  lang: 'fr',
  goal: 'investors',
  createdAt: Date.parse('2027-01-14T10:00:00Z'),
};

/** Two steps are done, the third is under way. */
export const generating: PitchSnapshot = {
  id: 'AbCdEfGhIjKlMnOpQrStUv',
  status: 'generating',
  lang: 'fr',
  engine: 'embedded',
  findings: [
    { step: 1, finding: [said('C’est une jardinière.')] },
    { step: 2, finding: [said('On achète des pots.'), said('Ou rien.')] },
  ],
  versions: [original],
  shown: 1,
  awaited: false,
  late: false,
  revision: 2,
  sharing: { duration: null, hidesLonger: false, inPreview: false },
  isMaker: true,
  at: Date.parse('2027-01-15T10:00:00Z'),
};

export const ready: PitchSnapshot = {
  ...generating,
  status: 'ready',
  versions: [{ ...original, status: 'ready', pitch, score }],
  revision: 8,
};

/** What others are told of `ready`. */
export const presented: PublicSnapshot = publicSnapshotOf(ready);
