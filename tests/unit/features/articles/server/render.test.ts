import { expect, test } from 'vitest';

import { renderBody } from '#app/features/articles/server/render';
import { sectionsIn } from '#app/server/search/article-passages';

const siteUrl = 'https://verbe.example';

function render(markdown: string) {
  return renderBody([{ kind: 'text', markdown }], siteUrl);
}

function htmlOf(markdown: string): string {
  return render(markdown)
    .parts.map((part) => ('html' in part ? part.html : ''))
    .join('\n');
}

test('headings carry anchors and make the contents, down to the third level', () => {
  const { contents, parts } = render('## À retenir\n\n### Le *ton*\n\n#### Plus bas\n\n## À retenir');
  expect(contents).toEqual([
    { id: 'section-à-retenir', text: 'À retenir', level: 2 },
    { id: 'section-le-ton', text: 'Le ton', level: 3 },
    { id: 'section-à-retenir-1', text: 'À retenir', level: 2 },
  ]);
  expect(parts).toEqual([
    { kind: 'title', html: '<h2 id="section-à-retenir">À retenir</h2>' },
    { kind: 'text', html: expect.stringMatching(/^<h3.*<h4/s) },
    { kind: 'title', html: '<h2 id="section-à-retenir-1">À retenir</h2>' },
  ]);
});

test('the number of a title is an element of its own, and stays in the contents', () => {
  const { parts, contents } = render('## 1. Praise\n\n## 1.5 times');
  expect(parts[0]).toMatchObject({ html: expect.stringContaining('><span>1.</span> Praise</h2>') });
  expect(parts[1]).toMatchObject({ html: expect.stringContaining('>1.5 times</h2>') });
  expect(contents.map(({ text }) => text)).toEqual(['1. Praise', '1.5 times']);
});

test('a heading of the first level is one of the second: the page has its own', () => {
  expect(render('# Titre').contents).toEqual([{ id: 'section-titre', text: 'Titre', level: 2 }]);
  expect(htmlOf('# Titre')).not.toContain('<h1');
});

test('a heading cannot take the name of a part of the page', () => {
  expect(htmlOf('## main')).toBe('<h2 id="section-main">main</h2>');
  expect(htmlOf('<p id="main" name="body" class="hero" style="position:fixed">x</p>')).toBe('<p>x</p>');
});

test('a heading without words is none', () => {
  expect(render('## <script>x</script>').parts).toEqual([]);
});

test('lists, code and strokes keep their form', () => {
  const html = htmlOf('1. un\n2. deux\n\n```js\nlet a = "<b>";\n```\n\n~~faux~~ `vrai`\n\n---');
  expect(html).toContain('<ol>');
  expect(html).toContain('<pre><code class="language-js">let a = "&#x3C;b>";');
  expect(html).toContain('<del>faux</del> <code>vrai</code>');
  expect(html).toContain('<hr>');
});

test('a table stands by itself, between the texts around it', () => {
  const kinds = render('avant\n\n| Canal | Part |\n| --- | ---: |\n| Social | 48 % |\n\naprès').parts;
  expect(kinds.map(({ kind }) => kind)).toEqual(['text', 'table', 'text']);
  expect(kinds[1]).toMatchObject({ html: expect.stringContaining('<td align="right">48 %</td>') });
});

test('a picture is data, with its caption; those inside of text follow it', () => {
  const { parts } = render(
    '![Un mur](/articles/mur.svg "Lyon, 2025")\n\nVoir ![ici](https://img.example/a.png) bien.',
  );
  expect(parts).toEqual([
    { kind: 'picture', picture: { url: '/articles/mur.svg', alt: 'Un mur' }, caption: 'Lyon, 2025' },
    { kind: 'text', html: '<p>Voir  bien.</p>' },
    { kind: 'picture', picture: { url: 'https://img.example/a.png', alt: 'ici' }, caption: undefined },
  ]);
});

test('a figure gives its caption and its size', () => {
  const { parts } = render(
    '<figure><img src="/a.png" alt="A" width="640" height="400"><figcaption>La <b>courbe</b></figcaption></figure>',
  );
  expect(parts).toEqual([
    { kind: 'picture', picture: { url: '/a.png', alt: 'A', width: 640, height: 400 }, caption: 'La courbe' },
  ]);
});

test('the illustration of a block follows its text', () => {
  const illustration = { url: 'https://cms.example/i.png', alt: 'Courbe', width: 640, height: 400 };
  const { parts } = renderBody(
    [
      { kind: 'text', markdown: 'un', illustration },
      { kind: 'text', markdown: 'deux' },
    ],
    siteUrl,
  );
  expect(parts).toEqual([
    { kind: 'text', html: '<p>un</p>' },
    { kind: 'picture', picture: illustration, caption: undefined },
    { kind: 'text', html: '<p>deux</p>' },
  ]);
});

test('the caption of an illustration is shown as it was written', () => {
  const illustration = { url: 'https://cms.example/i.png', alt: 'Courbe' };
  const caption = '</figcaption><script>x</script> *Lyon*';
  expect(renderBody([{ kind: 'text', markdown: '', illustration, caption }], siteUrl).parts).toEqual([
    { kind: 'picture', picture: illustration, caption },
  ]);
});

test('a picture that is at no address of the web, or is a drawing of another site, is left out', () => {
  for (const src of [
    'x.png',
    'data:image/png;base64,AA',
    'blob:x',
    'ftp://x/y.png',
    'https://x.example/y.svg',
  ]) {
    expect(render(`![x](${src})`).parts).toEqual([]);
  }
});

test('links lead to http(s) and mailto only; those that leave the site say nothing of it', () => {
  expect(htmlOf('[a](https://example.org/x)')).toBe(
    '<p><a href="https://example.org/x" rel="noopener noreferrer nofollow">a</a></p>',
  );
  expect(htmlOf('[a](//example.org)')).toContain('rel="noopener noreferrer nofollow"');
  expect(htmlOf('[a](mailto:bonjour@verbe.example)')).toBe(
    '<p><a href="mailto:bonjour@verbe.example">a</a></p>',
  );
  expect(htmlOf('[a](/contact?x=1#y)')).toBe('<p><a href="/contact?x=1#y">a</a></p>');
  expect(htmlOf(`[a](${siteUrl}/actus/b)`)).toBe('<p><a href="/actus/b">a</a></p>');
  expect(htmlOf('[a](#section-b)')).toBe('<p><a href="#section-b">a</a></p>');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#10;script:alert(1)',
  '&#x01;javascript:alert(1)',
  'data:text/html,alert(1)',
  'vbscript:x',
  'file:///etc/passwd',
  'tel:123',
])('a link to %s keeps its words and is no link', (href) => {
  expect(htmlOf(`[mots](<${href}>)`)).toBe('<p>mots</p>');
  expect(htmlOf(`<a href="${href}">mots</a>`)).not.toContain('href');
});

test.each([
  '<script>alert(1)</script>',
  'a <script>alert(1)</script> b',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '</script><script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<p onclick="alert(1)" style="background:url(//x)">x</p>',
  '<form action="//x"><input name="a"><button formaction="javascript:alert(1)">x</button></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<meta http-equiv="refresh" content="0;url=//x"><base href="//x"><link rel="stylesheet" href="//x">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
])('%s is harmless', (markdown) => {
  const { parts } = render(markdown);
  const said = JSON.stringify(parts);
  expect(said).not.toMatch(
    /<(?:script|svg|math|style|form|input|button|iframe|object|meta|base|link|img|noscript)|\son\w+=|javascript:|srcdoc|style=/i,
  );
});

test('a player becomes a link to where its video is watched, with the name of the site', () => {
  const video = { kind: 'video', host: 'youtube.com', href: 'https://www.youtube.com/watch?v=abc-123' };
  expect(
    render('<iframe src="//www.youtube-nocookie.com/embed/abc-123?autoplay=1" title="Le film"></iframe>')
      .parts,
  ).toEqual([{ ...video, title: 'Le film' }]);
  expect(render('[Le film](https://www.youtube.com/watch?v=abc-123)').parts).toEqual([
    { ...video, title: 'Le film' },
  ]);
});

test('a link to a video amid words stays among them', () => {
  expect(render('Voir [le film](https://vimeo.com/1) demain.').parts.map(({ kind }) => kind)).toEqual([
    'text',
  ]);
});

test('text that is written from the right says so', () => {
  expect(htmlOf('مرحبا بالعالم')).toBe('<p dir="auto">مرحبا بالعالم</p>');
  expect(htmlOf('Bonjour')).toBe('<p>Bonjour</p>');
});

test('a note stays below the text that it belongs to', () => {
  expect(htmlOf('Vrai[^1].\n\n[^1]: La source.')).toBe(
    '<p>Vrai<sup>[1]</sup>.</p>\n<p>[1]</p>\n<p>La source.</p>',
  );
});

test('a quotation of labelled paragraphs is what was said before and after', () => {
  const { parts } = render(
    '> **Avant.** « ~~Passionnés~~, nous livrons. »\n>\n> **Après.** « Nous livrons. »',
  );
  expect(parts).toEqual([
    {
      kind: 'versions',
      versions: [
        { label: 'Avant', html: '« <del>Passionnés</del>, nous livrons. »' },
        { label: 'Après', html: '« Nous livrons. »' },
      ],
    },
  ]);
});

test.each([
  ['> **À retenir.** Une offre.', { kind: 'lesson', label: 'À retenir', html: 'Une offre.' }],
  ['> **After.** “We deliver.”', { kind: 'versions', versions: [{ label: 'After', html: '“We deliver.”' }] }],
])('of one labelled paragraph, what nobody says is a lesson: %s', (markdown, part) => {
  expect(render(markdown).parts).toEqual([part]);
});

test.each([
  ['> **−40%** time, [on average](https://example.org)', '−40%', false],
  ['> **453** graduates', '453', false],
  ['> ***7 in 10*** cured', '7 in 10', true],
])('a quotation that begins with a figure is a measure: %s', (markdown, figure, won) => {
  expect(render(markdown).parts).toEqual([expect.objectContaining({ kind: 'measure', figure, won })]);
});

test('a quotation that is a list is a panel', () => {
  const html = expect.stringMatching(/^<ul>.*<li>One\.<\/li>.*<\/ul>$/s);
  expect(render('> - One.\n> - Two.').parts).toEqual([{ kind: 'panel', html }]);
});

test('the name of the tool does not break at the end of a line', () => {
  expect(htmlOf('Essayez **Pitch Master**.')).toContain('Pitch\u00a0Master');
});

test('a short word does not break at its hyphen, and has the hyphen of everybody', () => {
  expect(htmlOf('Se relire soi-même.')).toContain('Se relire <span data-whole="">soi-même</span>.');
  expect(htmlOf('Un porte-conteneurs')).not.toContain('<span');
});

test.each([
  '> Sans étiquette.',
  '> **Voix** sans chiffre.',
  '> **453**',
  '> **Q:** Combien ?\\\n> **A:** Dix.',
  '> **Avant.** Oui.\n>\n> Non.',
])('any other quotation stays one: %s', (markdown) => {
  expect(render(markdown).parts).toMatchObject([{ kind: 'quotation' }]);
});

test.each([
  ['> Un.\n>\n> — [Elle](https://example.org), 1966', '<p>Un.</p>', /^<p><a .*>Elle<\/a>, 1966<\/p>$/],
  ['> Un.\n>\n> Deux.\n>\n> — Elle', '<p>Un.</p><p>Deux.</p>', /^<p>Elle<\/p>$/],
  ['> Un.\n>\n> Deux.', '<p>Un.</p><p>Deux.</p>', /^$/],
  ['> — Un ?\n>\n> — Deux.', '<p>— Un ?</p><p>— Deux.</p>', /^$/],
])('who said it stands after a dash, below all that is said: %s', (markdown, html, by) => {
  expect(render(markdown).parts).toEqual([{ kind: 'quotation', html, by: expect.stringMatching(by) }]);
});

test('the time to read counts all blocks', () => {
  const block = { kind: 'text' as const, markdown: 'mot '.repeat(150) };
  expect(renderBody([block, block], siteUrl).minutes).toBe(2);
});

test('an empty body is an empty page', () => {
  expect(renderBody([], siteUrl)).toEqual({ parts: [], contents: [], minutes: 1 });
});

test('what is nested beyond reason is shown as it was written', () => {
  const { parts } = render(`${'<b>'.repeat(5_000)}mots`);
  expect(JSON.stringify(parts)).toContain('mots');
});

test('the search links to anchors that are there', () => {
  const markdown =
    '## Pitch Master et vous\n\nmots\n\n## \n\n## <script>x</script>\n\n## Pitch Master et vous\n\nmots';
  const ids = render(markdown).contents.map(({ id }) => id);
  expect(ids).toEqual(['section-pitch-master-et-vous', 'section-pitch-master-et-vous-1']);
  expect(sectionsIn([{ kind: 'text', markdown }]).map(({ id }) => id)).toEqual(ids);
});
