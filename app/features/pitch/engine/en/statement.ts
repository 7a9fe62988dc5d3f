import type { Offer } from '../read/reading';
import { roleOf } from './roles';

/** The first sentence says what the founders do, in place of a definition. */
export function states(text: string, offer: Offer): boolean {
  if (offer.phrase !== undefined || offer.short !== undefined) return false;
  const named = offer.name !== undefined && text.startsWith(`${offer.name} `);
  if (story.test(text) || (!named && !/^(?:We|I|Our|My) \p{L}+/u.test(text)) || before.test(text))
    return false;
  const role = roleOf(text);
  if (role === 'proof') return !/\d/u.test(text);
  if (role === 'problem') return named;
  if (role === 'model')
    return deed.test(text) || (named && !/[£€$] ?\d|\bcosts? (?:only |about )?\d/u.test(text));
  return role !== 'ask' && role !== 'team' && role !== 'stage';
}

/** What the founders wish, know or have been through is not yet what they do. */
const before =
  /^(?:We|I)(?:’re|’ve|’m| are| am| have| had)? ?(?:want|need|look|rais|seek|notic|know|believ|think|saw|see|realis|realiz|already|been|love|hope)/u;

/** What they do, even where the price is told with it. */
const deed =
  /^(?:We|I) (?:also )?(?:repair|rent|sell|make|cook|bake|teach|deliver|clean|fix|mend|build|design|grow|organise|run|offer|install|restore|print)\b/u;

/** What happened to the founder, before there was an offer. */
export const story =
  /^(?:My|Our) (?:mother|father|mum|mom|dad|parents|grand\p{L}+|son|daughter|wife|husband|partner|sister|brother|friend|neighbour)s? (?!and\b)\p{L}+|^(?:I|We) (?:was|were|lost|spent|waited|tried|grew up|got)\b/u;

/** What is told ahead of “WeldQuote turns …” is the state of things. */
export function namedLater(text: string, rest: string[], { name, phrase }: Offer): boolean {
  return (
    name !== undefined &&
    phrase === undefined &&
    !text.startsWith(name) &&
    rest.some((one) => one.startsWith(`${name} `))
  );
}

/** “We collect X and turn it into Y”: without the second half, the point is gone. */
export function keepsPoint(text: string, cut: string): boolean {
  return !text.slice(cut.replace(/[.]$/u, '').length).replace(/^,/u, '').startsWith(' and ');
}
