import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type CssRule, layersOf, parseCss } from './css-rules';

const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"[^>]*>/;

/** Takes a page that links the site's styles, and gives it those that it can show at once; `nonce` of a page that has one. */
export type PageStyles = (html: string, nonce?: string) => Promise<string>;

/**
 * The rules that a page's own classes need stand in the page, so that its first paint waits for nothing else; the whole sheet, for
 * what scripts will show, is linked at its end, where it holds no paint back. `read` gets the address of the sheet.
 */
export function createPageStyles(read: (address: string) => Promise<string> = readBuilt): PageStyles {
  const sheets = new Map<string, Promise<CssRule[]>>();

  function sheetAt(address: string): Promise<CssRule[]> {
    const known = sheets.get(address);
    if (known) return known;
    const sheet = read(address).then(parseCss);
    sheets.set(address, sheet);
    sheet.catch(() => sheets.delete(address));
    return sheet;
  }

  return async (html, nonce) => {
    const [link, address] = sheetLink.exec(html) ?? [];
    if (!link || !address) return html;
    const nonceAttribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
    const style = `<style${nonceAttribute}>${stylesFor(html, await sheetAt(address))}</style>`;
    return html.replace(link, () => style).replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${link}</body>`);
  };
}

/** The rules of which a selector can match an element of the page, in their order and layers. */
export function stylesFor(html: string, rules: CssRule[]): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const layers = layersOf(rules);
  const order = layers.length > 0 ? `@layer ${layers.join(',')};` : '';
  return order + textOf(rules, classes);
}

function textOf(rules: CssRule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('prelude' in rule) {
        const inner = textOf(rule.rules, classes);
        return inner && `${rule.prelude}{${inner}}`;
      }
      const needed =
        !('selectors' in rule) || rule.selectors.some((names) => names.every((name) => classes.has(name)));
      return needed ? rule.text : '';
    })
    .join('');
}

function readBuilt(address: string): Promise<string> {
  return readFile(join(process.cwd(), 'dist/client', address), 'utf8');
}
