import { fold } from '../../words';
import { listOf } from '../grammar';
import { findJargon } from '../jargon';
import type { Voice } from '../voice';

/** Step 6: the values declared, and whether a fact of the brief shows them. */
export function values({ reading, sector, unplaced }: Voice): string[] {
  if (reading.values.length === 0 && reading.messages.length === 0) {
    const [rival = 'others'] = sector.rivals;
    return [
      'No value declared: giving one would say what you refuse to do, and people remember that better than a quality.',
      unplaced
        ? 'Between two offers at the same price, it is often what decides.'
        : `Against ${rival}, it is often what decides when the price is the same.`,
    ];
  }
  if (reading.values.length === 0)
    return [
      'Your message is said in full in the longer versions.',
      'One or two words for what you stand for, beside it, would make it easier to repeat.',
    ];
  const quoted = reading.values.map((value) => `« ${value} »`);
  if (reading.quotedLang !== undefined)
    return [
      `Values quoted as they stand: ${listOf(quoted)}.`,
      'A fact behind each would be worth more than the word.',
    ];
  const facts = fold(reading.brief.description);
  const shown = reading.values.filter((value) => findJargon(value).length === 0 && isShown(value, facts));
  const [weak] = reading.values.filter((value) => !shown.includes(value));
  const [buzz] = reading.values.filter((value) => findJargon(value).length > 0);
  const first =
    shown.length > 0
      ? `${listOf(shown.map((value) => `« ${value} »`))}: your description shows ${shown.length > 1 ? 'them' : 'it'} with a fact, so you can be believed.`
      : `${listOf(quoted)}: ${quoted.length > 1 ? 'values you claim' : 'a value you claim'}, which no fact in your description shows yet.`;
  if (buzz !== undefined)
    return [first, `« ${buzz} » is a worn-out word: it is quoted as yours, never used as an argument.`];
  if (weak === undefined) return [first, 'Aloud, tell the fact and leave out the word: it convinces better.'];
  return reading.values.length === 1
    ? [first, 'Add one precise thing that you do, or refuse to do, in its name.']
    : [first, `For « ${weak} », add one precise thing that you do, or refuse to do.`];
}

/** A fact speaks for a value when it shares its root or one of the words that usually show it. */
function isShown(value: string, facts: string): boolean {
  const folded = fold(value);
  const roots = folded
    .split(/[^a-z]+/u)
    .filter(
      (word) =>
        word.length > 3 &&
        !/^(?:that|what|than|with|about|when|does|every\w*|rather|more|less|zero|from|before|over|first|rather|than|built|made)$/u.test(
          word,
        ),
    )
    .map((word) => `\\b${word.slice(0, word.length < 6 ? word.length : Math.max(5, word.length - 3))}`);
  return (
    (roots.length > 0 && roots.every((root) => new RegExp(root, 'u').test(facts))) ||
    evidence.some(([named, fact]) => named.test(folded) && fact.test(facts))
  );
}

const evidence: [RegExp, RegExp][] = [
  [
    /local|proxim|neighbour|territor/u,
    /\b(?:village|neighbour|local|nearby|miles?|km|region|producers|on the spot|at home)\b/u,
  ],
  [
    /ecolog|environment|sustainab|zero waste|planet|green|restraint|respons/u,
    /\b(?:refill|bulk|recycl|reuse|repair|compost|solar|plastic-free|without plastic|second life|carbon|waste|deposit)/u,
  ],
  [
    /transparen|honest|trust/u,
    /\b(?:price list|origin|traceab|publish|open source|visible|report|we show|shows? what)/u,
  ],
  [
    /solidar|sharing|inclus|equal|accessib|generos|welcom/u,
    /\b(?:volunteer|donat|free|disab|pay what|sliding|accessib|whoever|anyone|everyone)/u,
  ],
  [
    /quality|craft|excellen|rigou?r|care/u,
    /\b(?:certif|label|tested|by hand|workshop|guarantee|years of experience|qualified)/u,
  ],
  [
    /simpl|eas[ey]/u,
    /\b(?:in (?:\d+|one|two) (?:minutes?|clicks?|messages?)|one message|without (?:training|installing)|one button)/u,
  ],
  [
    /health|wellbeing|well-being|natural/u,
    /\b(?:without additives|no additives|sugar|organic|doctor|nurse|ingredients)\b/u,
  ],
  [/innovat|research|science/u, /\b(?:patent|prototype|laboratory|thesis|research)/u],
  [/wast/u, /\b(?:collect|turns?|reuse|recycl|unsold|leftover|compost)/u],
  [/repair|mend|last/u, /\b(?:repair|mend|spare|still use|fix)/u],
  [/teach|learn/u, /\b(?:learn|lesson|workshop|teach)/u],
  [/shar/u, /\b(?:borrow|lend|together|members|shared)/u],
  [/reliab|serious/u, /\b(?:tested|testing|caught|out of \d|guarantee|on the first visit)/u],
  [/fair|ethic/u, /\b(?:price agreed|agreed in advance|fair|pay (?:the )?(?:farmers|growers|makers))/u],
  [/open/u, /\b(?:for free|anyone can|open source|publish)/u],
  [/slow/u, /\b(?:walks?|on foot|by bicycle|by bike|by hand)\b/u],
  [/courte|polite|respect/u, /\b(?:polite|in their name|ask first)\b/u],
  [/no (?:savings|fee)/u, /\bpaid only on\b/u],
];
