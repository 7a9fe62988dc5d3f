/** Sizes of a card in px: as links show it, and upright as telephones do. */
export const cardSizes = {
  landscape: { width: 1200, height: 630 },
  portrait: { width: 1080, height: 1350 },
} as const;

export type CardFormat = keyof typeof cardSizes;

/** Where the card of a pitch stands; the upright one is asked for by its name. */
export function cardPath(id: string, format: CardFormat): string {
  const path = `/agents/elevator-pitch/${id}/card.png`;
  return format === 'landscape' ? path : `${path}?format=${format}`;
}
