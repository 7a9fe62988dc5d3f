import { expect, test } from 'vitest';

import { layersOf, parseCss } from '#app/server/http/page-cache/css-rules';

test('reads rules with the classes of each of their selectors', () => {
  expect(parseCss('.a .b,p.c>i{color:red}')).toEqual([
    { text: '.a .b,p.c>i{color:red}', selectors: [['a', 'b'], ['c']] },
  ]);
});

test('what a selector only compares need not be there', () => {
  const [rule] = parseCss('.a:is(.b,.c:not(.d,.e))[href=".x,.y"]:hover{color:red}');
  expect(rule).toMatchObject({ selectors: [['a']] });
});

test('a rule within a rule belongs to it', () => {
  const css = '.a{color:red;&:hover{color:blue}}.b{}';
  expect(parseCss(css)).toEqual([
    { text: '.a{color:red;&:hover{color:blue}}', selectors: [['a']] },
    { text: '.b{}', selectors: [['b']] },
  ]);
});

test('goes into media, layers and the like, and not into fonts and movements', () => {
  const css = '@layer x{@media (width>=40rem){.a{top:0}}}@font-face{src:url(a.woff2)}@keyframes k{to{top:0}}';
  expect(parseCss(css)).toEqual([
    {
      prelude: '@layer x',
      rules: [{ prelude: '@media (width>=40rem)', rules: [{ text: '.a{top:0}', selectors: [['a']] }] }],
    },
    { text: '@font-face{src:url(a.woff2)}' },
    { text: '@keyframes k{to{top:0}}' },
  ]);
});

test('braces and semicolons in texts and addresses end nothing', () => {
  const css = String.raw`.a:before{content:"}\"{;"}.b{background:url(data:image/svg+xml;x,{})}`;
  expect(parseCss(css).map((rule) => ('text' in rule ? rule.text : ''))).toEqual([
    String.raw`.a:before{content:"}\"{;"}`,
    '.b{background:url(data:image/svg+xml;x,{})}',
  ]);
});

test('names the layers in the order in which they win', () => {
  expect(layersOf(parseCss('@layer a, b;@layer b{p{}}@layer c{p{}}@layer a{p{}}'))).toEqual(['a', 'b', 'c']);
});
