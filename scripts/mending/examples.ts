import { partsOf } from '#app/features/pitch/engine/read/mending/features';
import { tokensOf } from '#app/features/pitch/engine/read/mending/tokens';
import { withUsualMends } from '#app/features/pitch/engine/read/spelling';
import type { Locale } from '#app/i18n/locales';
import { align } from '#tests/fixtures/slips/alignment';

/** A word of a text as it was typed and as it was meant; one that is `skipped` only stands beside the others. */
export type Example = { typed: string; right: string; skipped: boolean };

/** The words of a text that was typed in haste, beside the same text mended. Marks stay as they were typed. */
export function examplesOf({ typed, right }: { typed: string; right: string }, lang: Locale): Example[] {
  const tokens = tokensOf(withUsualMends(typed, lang), lang);
  const words = tokens.filter(({ typed: word }) => isWord(word));
  const meant = tokensOf(right, lang).map(({ typed: word }) => word);
  const pairs = align(
    words.map(({ typed: word }) => word),
    meant.filter(isWord),
  );
  const rights = pairs.flatMap(({ typed: own, right: said }) =>
    own.map(() => (own.length === 1 && said.length > 0 ? joinParts(said, lang) : undefined)),
  );
  let at = 0;
  return tokens.map((token) => {
    const said = isWord(token.typed) ? rights[at++] : undefined;
    return { typed: token.typed, right: said ?? token.typed, skipped: token.isFixed || said === undefined };
  });
}

function joinParts(parts: readonly string[], lang: Locale): string {
  const said = parts.join(' ').replaceAll("' ", "'");
  return partsOf(said, lang).length === parts.length ? said : parts.join(' ');
}

function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
