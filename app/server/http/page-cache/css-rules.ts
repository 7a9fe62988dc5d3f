/** Of a sheet that a build made small: a rule with the classes of each of its selectors, or what stands around rules. */
export type CssRule =
  | { text: string; selectors: string[][] }
  | { prelude: string; rules: CssRule[] }
  | { text: string };

const groups = /^@(?:media|supports|container|layer|scope)\b/;

/** The rules of a sheet without comments, as a minifier writes it. */
export function parseCss(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let start = 0;
  for (let at = nextOf(css, start, '{;'); at < css.length; at = nextOf(css, start, '{;')) {
    const prelude = css.slice(start, at);
    const end = css[at] === ';' ? at : endOfBlock(css, at);
    const text = css.slice(start, end + 1);
    if (groups.test(prelude) && css[at] === '{') {
      rules.push({ prelude, rules: parseCss(css.slice(at + 1, end)) });
    } else {
      rules.push(prelude.startsWith('@') ? { text } : { text, selectors: classesOf(prelude) });
    }
    start = end + 1;
  }
  return rules;
}

/** Names of the layers in the order in which they win. */
export function layersOf(rules: CssRule[]): string[] {
  const names = rules.flatMap((rule) => {
    const words = 'prelude' in rule ? rule.prelude : rule.text;
    return /^@layer ([^;{]+)/.exec(words)?.[1]?.split(',') ?? [];
  });
  return [...new Set(names.map((name) => name.trim()))];
}

/** Of each selector in the list; a class within `:not(…)` and the like need not be there. */
function classesOf(list: string): string[][] {
  let plain = list.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
}

/** Where one of the characters stands outside of quotes and parentheses; else the end. */
function nextOf(css: string, from: number, characters: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const character = css.charAt(at);
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0 && characters.includes(character)) return at;
  }
  return css.length;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = nextOf(css, at + 1, '{}')) {
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}

function endOfString(css: string, open: number): number {
  for (let at = open + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[open]) return at;
  }
  return css.length;
}
