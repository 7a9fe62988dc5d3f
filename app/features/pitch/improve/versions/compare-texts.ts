import type { Passage, Span } from '../../pitch';
import { wordDiff } from '../../word-diff';

/** A run of words that the other text has as well, or that it has not; `cut`: words of the text before went here. */
export type Stretch = { changed: boolean; cut?: true; passage: Passage };

/** Two texts by paragraphs, each cut into what both say and what it alone says. */
export function compareTexts(
  before: Passage[],
  after: Passage[],
): { before: Stretch[][]; after: Stretch[][] } {
  const old = before.map(wordsOf);
  const now = after.map(wordsOf);
  const { removed, added, cuts } = wordDiff(old.flat().map(bare), now.flat().map(bare));
  return { before: stretches(old, removed), after: stretches(now, added, cuts) };
}

/** Each word with the space after it. */
function wordsOf(passage: Passage): Passage {
  return passage.flatMap((span) => span.text.split(/(?<=\s)(?=\S)/u).map((text) => ({ ...span, text })));
}

function bare({ text }: Span): string {
  return text.trim();
}

function stretches(paragraphs: Passage[], changes: boolean[], cuts: boolean[] = []): Stretch[][] {
  let at = 0;
  return paragraphs.map((words) => {
    const runs: Stretch[] = [];
    for (const word of words) {
      const changed = changes[at] ?? false;
      const last = runs.at(-1);
      // What was put in their place marks it already.
      const cut = cuts[at] === true && !changed && !last?.changed;
      if (last?.changed === changed && !cut) append(last.passage, word);
      else runs.push({ changed, ...(cut && { cut }), passage: [word] });
      at += 1;
    }
    const isEnd = at === changes.length && cuts[at] === true && !runs.at(-1)?.changed;
    return isEnd ? [...runs, { changed: false, cut: true, passage: [] }] : runs;
  });
}

function append(passage: Passage, word: Span): void {
  const last = passage.at(-1);
  if (last && last.lang === word.lang) {
    passage[passage.length - 1] = { ...last, text: last.text + word.text };
  } else {
    passage.push(word);
  }
}
