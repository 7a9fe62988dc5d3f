const named = {
  br: oneOfAList('br'),
  gzip: oneOfAList('gzip'),
  'image/avif': oneOfAList('image/avif'),
  'image/webp': oneOfAList('image/webp'),
};

/** Whether a header such as `Accept` names this, unless with the weight 0. A wildcard names nothing. */
export function accepts(header: string | null, name: keyof typeof named): boolean {
  return header !== null && named[name].test(header);
}

function oneOfAList(name: string): RegExp {
  const unwanted = String.raw`(?:[^,]*;)?\s*q=0(?:\.0*)?\s*(?:[,;]|$)`;
  return new RegExp(String.raw`(?:^|,)\s*${name}\s*(?:,|$|;(?!${unwanted}))`, 'i');
}

/** Whether `If-None-Match` has this tag, by the weak comparison of RFC 9110, 13.1.2. */
export function holdsTag(header: string | null, etag: string): boolean {
  return header !== null && header.split(',').some((held) => opaque(held.trim()) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
