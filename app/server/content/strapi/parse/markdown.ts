export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&~|]/g, '\\$&')
    .replace(/^([-+=#]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? start : `\\${start}`))
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

export function heading(text: string, level: number): string {
  return `${'#'.repeat(Math.min(Math.max(Math.trunc(level), 1), 6))} ${plain(text)}`;
}

/** Items are Markdown themselves, and may have several lines. */
export function list(items: string[], ordered: boolean): string {
  const item = (markdown: string, index: number) => {
    const mark = ordered ? `${index + 1}. ` : '- ';
    return mark + markdown.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
  };
  return items.map(item).join('\n');
}

export function quote(markdown: string): string {
  return markdown.replace(/^/gm, '> ');
}

export function code(text: string, language = ''): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language.replace(/[^\w+#-]/g, '')}\n${text}\n${fence}`;
}

export function link(words: string, url: string): string {
  return `[${words}](${target(url)})`;
}

export function image(alt: string, url: string): string {
  return `![${plain(alt)}](${target(url)})`;
}

function target(url: string): string {
  return `<${url.replace(/[<>\\\s]/g, (character) => encodeURIComponent(character))}>`;
}
