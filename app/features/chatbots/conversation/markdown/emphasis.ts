export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'emphasis' | 'strong'; inside: Inline[] }
  | { kind: 'link'; href: string; inside: Inline[] }
  | { kind: 'break' };

/** Stars or underscores in a row that may open or close an emphasis; `left` of them are unused. */
export type Run = {
  kind: 'run';
  mark: string;
  left: number;
  opens: boolean;
  closes: boolean;
};

/** `before` and `after`: the characters beside it; none at an end of the text. */
export function runOf(marks: string, before = ' ', after = ' '): Run {
  const [mark = '*'] = marks;
  const left = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
  const right = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
  // An underscore within a word is a letter of it.
  const opens = left && (mark === '*' || !right || isPunctuation(before));
  const closes = right && (mark === '*' || !left || isPunctuation(after));
  return { kind: 'run', mark, left: marks.length, opens, closes };
}

/** Pairs the runs (CommonMark 0.31, section 6.2); those without a partner are text. */
export function withEmphasis(pieces: readonly (Inline | Run)[]): Inline[] {
  const done: (Inline | Run)[] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'run') {
      done.push(piece);
      continue;
    }
    const run = { ...piece };
    while (run.left > 0 && run.closes && close(run, done));
    if (run.left > 0) done.push(run);
  }
  return asText(done);
}

/** Closes the nearest run that fits; false where there is none. */
function close(closer: Run, done: (Inline | Run)[]): boolean {
  const at = done.findLastIndex((piece) => piece.kind === 'run' && isPair(piece, closer));
  const opener = done[at];
  if (opener?.kind !== 'run') return false;
  const inside = asText(done.splice(at + 1));
  const used = opener.left > 1 && closer.left > 1 ? 2 : 1;
  opener.left -= used;
  closer.left -= used;
  if (opener.left === 0) done.pop();
  done.push({ kind: used === 2 ? 'strong' : 'emphasis', inside });
  return true;
}

function isPair(opener: Run, closer: Run): boolean {
  if (!opener.opens || opener.mark !== closer.mark) return false;
  const ambiguous = opener.closes || closer.opens;
  return !ambiguous || closer.left % 3 === 0 || (opener.left + closer.left) % 3 !== 0;
}

/** Neighbouring texts become one. */
function asText(pieces: readonly (Inline | Run)[]): Inline[] {
  const whole: Inline[] = [];
  for (const piece of pieces) {
    const inline: Inline =
      piece.kind === 'run' ? { kind: 'text', text: piece.mark.repeat(piece.left) } : piece;
    const last = whole.at(-1);
    if (inline.kind === 'text' && last?.kind === 'text') {
      whole[whole.length - 1] = { kind: 'text', text: last.text + inline.text };
    } else {
      whole.push(inline);
    }
  }
  return whole;
}

const isSpace = (character: string) => /\s/.test(character);
const isPunctuation = (character: string) => /[\p{P}\p{S}]/u.test(character);
