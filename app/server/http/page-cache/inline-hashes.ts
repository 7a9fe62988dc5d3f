import { hash } from 'node:crypto';

/** What a content security policy says of the scripts and styles that stand in a page. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const elements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Data, as for search engines, is not run. */
const isElsewhere = /\ssrc=|\stype="(?!module"|text\/javascript")/;

/** Of HTML that React wrote: it escapes `>` in attributes, and the framework `</script` in scripts. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(elements)) {
    if (isElsewhere.test(attributes)) continue;
    const digest = hash('sha256', text, 'base64');
    (name === 'script' ? scripts : styles).add(`'sha256-${digest}'`);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
