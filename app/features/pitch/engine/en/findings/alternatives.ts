import { countWords, lowerFirst, upperFirst } from '../../words';
import { listOf } from '../grammar';
import type { Voice } from '../voice';

/** Step 2: what such an offer meets, doing nothing included, and whether the brief says how it differs. */
export function alternatives(voice: Voice): string[] {
  const { reading, sector } = voice;
  const first = met(voice);
  const difference = reading.sentences.find((sentence) => sentence.role === 'difference');
  if (reading.quotedLang !== undefined)
    return [first, 'Say in one sentence what you do that none of these does.'];
  if (reading.alternative !== undefined)
    return [
      first,
      `You already compare yourself with ${lowerFirst(reading.alternative)}: say too why anyone would give up ${sector.habit}.`,
    ];
  if (difference !== undefined) {
    const said = [difference.text, ...difference.shorter].find((text) => countWords(text) <= 16);
    return [
      first,
      said === undefined
        ? 'You do say what sets you apart, but in a long sentence: cut it to one breath, and keep it in every version.'
        : `You do say what sets you apart (« ${said.replace(/\.$/u, '')} »): keep that sentence in every version.`,
    ];
  }
  return [
    first,
    voice.unplaced
      ? 'Nothing in your text says how you differ from it: complete “Unlike …, we …”.'
      : `Nothing in your text says how you differ from ${sector.rivals[0] ?? 'them'}: complete “Unlike …, we …”.`,
  ];
}

function met({ reading, sector, unplaced, shortAudience }: Voice): string {
  if (!unplaced)
    return `You will be compared with ${listOf(sector.rivals)}. The toughest rival is the habit of ${sector.habit}.`;
  const them = reading.audience.sure && reading.audience.plural && !reading.audience.broad;
  return `${upperFirst(them ? shortAudience : 'people')} will compare you with what they do today, and with doing nothing. Name that first: it is what they’d have to give up.`;
}
