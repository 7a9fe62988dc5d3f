import type { ArticlePart } from '../article';

export type Form = 'case' | 'count' | 'finding' | 'panel' | 'row' | 'steps' | 'wide';

/** What stands together; without a form, as in any text. A finding has its words with it, up to another figure. */
export type Passage = { form?: Form; parts: ArticlePart[] };

export function passagesOf(parts: ArticlePart[]): Passage[] {
  const sections = sectionsOf(parts);
  const isKeptOf = sections.some((section) => !isWhole(formOf(section)) && section.some(isKept));
  return sections.flatMap((section): Passage[] => {
    const form = formOf(section);
    if (isWhole(form)) return [{ form, parts: section }];
    // What comes before the first title is a text.
    if (!isKeptOf || section[0]?.kind !== 'title') return [{ parts: section }];
    const [row, ...rows] = rowsOf(section.slice(form ? 2 : 0));
    if (!form) return row ? [row, ...rows] : [];
    const own = row?.form === 'row' && !row.parts.some(({ kind }) => kind === 'measure') ? row : undefined;
    const finding = { form, parts: [...section.slice(0, 2), ...(own?.parts ?? [])] };
    return [finding, ...(row && !own ? [row] : []), ...rows];
  });
}

/** The figure with which a text begins is what it found out: it stands for the article, in place of a picture. */
export function openingOf(parts: ArticlePart[]) {
  const [first, ...rest] = parts;
  return first?.kind === 'measure' ? { opening: first, rest } : { rest: parts };
}

/** Whether figures tell what went well from what did not: a colour alone would say so only to some. */
export function isJudged(parts: ArticlePart[]): boolean {
  const figures = parts.filter((part) => part.kind === 'measure');
  return figures.some(({ won }) => won) && figures.some(({ won }) => !won);
}

/** Each begins with its title, the first perhaps without. */
function sectionsOf(parts: ArticlePart[]): ArticlePart[][] {
  const sections: ArticlePart[][] = [];
  for (const part of parts) {
    const last = sections.at(-1);
    if (last && part.kind !== 'title') last.push(part);
    else sections.push([part]);
  }
  return sections;
}

/**
 * A case is a title and at once what was said before and after; steps, what nobody says; a count, figures; a finding,
 * one.
 */
function formOf([title, first, second]: ArticlePart[]): Exclude<Form, 'row'> | undefined {
  if (title?.kind !== 'title') return undefined;
  if (first?.kind === 'versions')
    return first.versions.some(({ html }) => unquoted(html) !== html) ? 'case' : 'steps';
  if (first?.kind === 'panel') return 'panel';
  if (first?.kind !== 'measure') return undefined;
  return second?.kind === 'measure' ? 'count' : 'finding';
}

/** Whether a form takes its whole section. */
function isWhole(form: Form | undefined): boolean {
  return form !== undefined && form !== 'finding';
}

/**
 * A row keeps one figure and one lesson: another begins the next one, with the words that it is taken from. A drawing
 * stands between rows.
 */
function rowsOf(parts: ArticlePart[]): Passage[] {
  const rows: ArticlePart[][] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (!last || [part, last[0]].some((each) => each?.kind === 'drawing')) rows.push([part]);
    else if (isKept(part) && last.some(({ kind }) => kind === part.kind))
      rows.push([...(last.at(-1)?.kind === 'text' ? last.splice(-1) : []), part]);
    else last.push(part);
  }
  return rows.map((row) => ({ form: row[0]?.kind === 'drawing' ? 'wide' : 'row', parts: row }));
}

export function isKept({ kind }: ArticlePart): boolean {
  return kind === 'measure' || kind === 'lesson';
}

/**
 * Two or three highlighted words stand on one line. A comma or a stop stands inside what is highlighted; after words
 * struck out, the stop of the sentence: it goes with them.
 */
export function withStopsInside(html: string): string {
  return html
    .replace(/(<\/(?:em|ins)>)([,.])/gu, '$2$1')
    .replace(/<\/del>\.$/u, '.</del>')
    .replace(/(?<=<(em|ins)>)[^<>]{1,17}(?=<\/\1>)/gu, (few) => few.replaceAll(' ', '\u00A0'));
}

/** Without the marks of its language, which in Spanish stand before the full stop: those of the house are drawn around it. */
export function unquoted(html: string): string {
  return html.replace(/^\s*[«“"]\s*(.*?)\s*[»”"](\.?)\s*$/su, '$1$2');
}
