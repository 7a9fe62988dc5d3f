import { describe, expect, it } from 'vitest';

import { asCommonMark, asWeRead } from './commonmark';

describe('what a model writes is read as CommonMark says', () => {
  it.each([
    ['paragraphs', 'One.\nStill one.\n\nTwo  \nafter a break\\\nand another'],
    [
      'emphasis',
      '**Bold**, *italic*, ***both***, __bold__ and _italic_; snake_case_name, 2*3*4, **a *b* c**.',
    ],
    ['emphasis beside punctuation', 'Un **« mot »**, **« mot »**s, *(so)*, **“quoted”**text, "**x**"'],
    ['emphasis that is never closed', 'A **half and *another_ one__'],
    ['code', 'Call `a *b*` or ``a ` b`` or ` ``; `open'],
    [
      'links',
      '[a](https://example.com/a_(b)) [b](<x y> "t") [c](/d \'e\') [d]( ) ![e **f**](g) [h [i](j)](k)',
    ],
    ['addresses', '<https://example.com/?a=b> <mailto:a@example.com> < no> a < b'],
    ['escapes', '\\*no\\* \\[x\\](y) 1\\. \\\\ \\a &amp; &lt;b&gt; &#233; &#xE9; &nope &;'],
    ['headings', '# One\n## Two ##\n#no\nThree\n===\nFour\n---\n###### Six #'],
    ['rules', 'a\n\n---\n\n***\n\n_ _ _\n- - -\n'],
    ['points', 'So:\n- one\n- two\n  goes on\nlazily\n\n- three\n\n  again\n\nAfter'],
    ['points in points', '1. **One**:\n   - a\n     - b\n   - c\n2. Two\n\n   Text\n3. Three\n10) other'],
    ['points with code', '- Do:\n\n  ```sh\n  npm start\n\n  - no point\n  ```\n- Then'],
    ['other points', '* a\n+ b\n- c\n- \n- d\n7. e\n8. f\ntext\n2. not a point'],
    ['quotes', '> One\n> two\nlazily\n>\n> - three\n> > four\n\n> five\n# six'],
    [
      'code in fences',
      '```js\nlet a = `b`;\n\n  c\n```\n~~~\n```\n~~~\n  ```\n   d\n e\n  ```\n````\n```\n````',
    ],
    ['a fence that is never closed', 'So:\n```\na\n\n# b'],
    ['code that stands in', '    a\n\n      b\n\nc\n    d'],
    ['tables', 'So\n\n| A | **B** |\n|:-:|---|\n| 1 | `a\\|b` |\n| 2 |\n| 3 | 4 | 5 |\n\nAfter'],
    ['tables without outer bars', 'A | B\n-|-\n1 | 2\n# C'],
    ['tables without cells', '| A |\n| - |\n\n| no | table |\n| - |'],
  ])('%s', (_what, text) => {
    expect(asWeRead(text)).toBe(asCommonMark(text));
    // While it comes.
    for (let end = 1; end < text.length; end += 1) asWeRead(text.slice(0, end));
  });

  it.each([
    ['words', ['*', '**', '***', '_', '__', 'a', 'b', ' ', '.', '(', '«', '\n', '`', '``', '\\']],
    ['links', ['[', '](', ')', '](b)', '![', ']', 'a', ' ', '*', '**', '"', '(c)', '`', '\n']],
  ])('in 1,500 random texts of %s', (_what, parts) => {
    for (const text of randomTexts(parts, 1_500)) {
      expect([text, asWeRead(text)]).toEqual([text, asCommonMark(text)]);
    }
  });
});

function* randomTexts(parts: readonly string[], count: number): Generator<string> {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let made = 0; made < count; made += 1) {
    const pieces = Array.from({ length: 2 + random(14) }, () => parts[random(parts.length)]);
    yield `x${pieces.join('')}`;
  }
}
