import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** Rejects what would not come back as it was written: who searches for `1.0`, `1e3`, `null` or `{}` means these words. */
function readValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'string') readValue(value);
  else if (value === null || String(value) !== text) throw new SyntaxError();
  return value;
}

export const searchValues = {
  parseSearch: parseSearchWith(readValue),
  stringifySearch: stringifySearchWith(JSON.stringify, readValue),
};
