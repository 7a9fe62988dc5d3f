import type { Passage, Pitch, PitchSnapshot } from '#app/features/pitch/pitch';

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
  lastSeq: 2,
  mine: true,
  at: Date.parse('2027-01-15T10:00:00Z'),
};

export const ready: PitchSnapshot = { ...generating, status: 'ready', pitch, lastSeq: 7 };
