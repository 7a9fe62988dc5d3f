import { lowerFirst } from '../../words';
import { listOf } from '../grammar';
import { sectorTexts } from '../sector-text';
import type { Voice } from '../voice';

/** Step 2: what such an offer meets, doing nothing included, and whether the brief says how it differs. */
export function alternatives({ reading, sector }: Voice): string[] {
  const opening =
    sector === sectorTexts.general ? 'Such an offer usually meets' : 'You will be compared with';
  const first = `${opening} ${listOf(sector.rivals)}. The toughest rival is the habit of ${sector.habit}.`;
  const difference = reading.sentences.find((sentence) => sentence.role === 'difference');
  if (reading.quotedLang !== undefined)
    return [first, 'Say in one sentence what you do that none of them does.'];
  if (reading.alternative !== undefined)
    return [
      first,
      `You already compare yourself with ${lowerFirst(reading.alternative)}: say too why anyone would give up ${sector.habit}.`,
    ];
  if (difference !== undefined) {
    const said = (difference.shorter.at(-1) ?? difference.text).replace(/\.$/u, '');
    return [first, `You do say what sets you apart (« ${said} »): keep that sentence in every version.`];
  }
  return [
    first,
    `Nothing in your text says how you differ from ${sector.rivals[0] ?? 'them'}: complete “Unlike …, we …”.`,
  ];
}
