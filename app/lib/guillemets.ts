/** Paths in a box of 92 × 96. */
export const guillemets = {
  opening: 'M0 48 36 2 46 10 22 48 46 86 36 94Z M46 48 82 2 92 10 68 48 92 86 82 94Z',
  closing: 'M92 48 56 2 46 10 70 48 46 86 56 94Z M46 48 10 2 0 10 24 48 0 86 10 94Z',
} as const;
