import { site } from '#app/content/site';
import type { Locale } from '#app/i18n/locales';
import type { Mail } from './message';

export type EmailParts = {
  lang: Locale;
  title: string;
  /** A line break inside a paragraph stays one. */
  paragraphs: string[];
  /** `url` is http or https; it is also shown, for whoever wants to read it before following it. */
  button?: { label: string; url: string };
  smallPrint?: string[];
};

const mark = `«\u00A0${site.name}\u00A0»`;
const serif = 'font-family:Georgia,serif';

/**
 * What a mail says, whose subject is its title. Parts are text, never markup. No image, no colour. Throws a `TypeError` for a
 * button without web address.
 */
export function renderEmail(parts: EmailParts): Pick<Mail, 'subject' | 'lang' | 'text' | 'html'> {
  const { lang, title, paragraphs, button, smallPrint = [] } = parts;
  const url = button && webAddress(button.url);
  const link = button && url ? { label: button.label, url } : undefined;
  return {
    subject: title,
    lang,
    text: asText([
      title,
      ...paragraphs,
      ...(link ? [`${link.label}\n${link.url}`] : []),
      mark,
      ...smallPrint,
    ]),
    html: asHtml(lang, title, [
      `<p style="${serif};font-size:18px">${mark}</p>`,
      `<h1 style="${serif};font-size:26px;line-height:1.2;font-weight:500">${escaped(title)}</h1>`,
      ...paragraphs.map((words) => `<p>${withBreaks(words)}</p>`),
      ...(link ? buttonLines(link) : []),
      ...smallPrint.map((words) => `<p style="font-size:13px">${withBreaks(words)}</p>`),
    ]),
  };
}

function asText(parts: string[]): string {
  return `${parts.join('\n\n')}\n`;
}

/** The language stands on the inside too: many readers of mail drop the outer elements. */
function asHtml(lang: Locale, title: string, lines: string[]): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="margin:0">
<div lang="${lang}" style="max-width:580px;margin:0 auto;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.55">
${lines.join('\n')}
</div>
</body>
</html>
`;
}

function buttonLines({ label, url }: { label: string; url: string }): string[] {
  const frame = 'display:inline-block;padding:12px 20px;border:2px solid;border-radius:6px';
  return [
    `<p><a href="${escaped(url)}" style="${frame};color:inherit;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`,
    `<p style="font-size:13px;word-break:break-all"><a href="${escaped(url)}" style="color:inherit">${escaped(url)}</a></p>`,
  ];
}

function webAddress(text: string): string {
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('The button of a mail leads to no web address');
  return url.href;
}

function withBreaks(words: string): string {
  return escaped(words).replaceAll('\n', '<br>\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
