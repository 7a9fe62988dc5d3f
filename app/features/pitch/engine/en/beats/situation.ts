import type { Variant } from '../../compose/beat';
import { upperFirst } from '../../words';
import type { Voice } from '../voice';

/** Openings made of the audience and its situation as the brief gives them, for offers of no known sector. */
export function situationHooks({ reading, audience, shortAudience, vary }: Voice): Variant[] {
  const { sure, plural, broad } = reading.audience;
  if (!sure || broad) return [];
  if (reading.brief.goal === 'users') {
    const own = situationOf(audience);
    const texts =
      own !== undefined ? [own] : plural ? [`What would make life easier for ${shortAudience}?`] : [];
    return texts.map((text) => ({ text, worth: 2 }));
  }
  if (!plural) return [];
  return vary('them', [
    `What would make a real difference to ${shortAudience}?`,
    `Ask ${shortAudience} what they’d change first.`,
    / who /u.test(audience) ? `Think of ${audience}.` : `How are ${shortAudience} served today?`,
  ]).map((text, rank) => ({ text, worth: 2 - rank * 0.2 }));
}

/** True when the opening tells the listener the whole situation: “Do you commute by bike in winter?” */
export function tellsSituation({ reading, audience, unplaced }: Voice): boolean {
  return (
    unplaced && reading.brief.goal === 'users' && reading.audience.sure && situationOf(audience) !== undefined
  );
}

/** “people who commute by bike” as a question to one of them: “Do you commute by bike?” */
function situationOf(audience: string): string | undefined {
  const doing = /^[^,]*? who (.+)$/u.exec(audience)?.[1]?.replace(/\btheir\b/u, 'your');
  if (doing === undefined) {
    const found = /^people (?:(?:newly|recently|just) )?(\p{L}+ing|\p{L}+ed) .+$/u.exec(audience);
    if (found === null) return undefined;
    const rest = audience.replace(/^people /u, '');
    return (found[1] ?? '').endsWith('ing') ? `Are you ${rest}?` : `${rest}?`;
  }
  if (/\b(?:they|them|themselves)\b/u.test(doing)) return undefined;
  if (doing.startsWith('have to ')) return `Do you ${doing}?`;
  const [, auxiliary, rest] = /^(have|are|can|will|were|could|would|had) (.+)$/u.exec(doing) ?? [];
  if (auxiliary !== undefined && rest !== undefined)
    return `${upperFirst(auxiliary)} you ${rest.replace(/ and (?:have|are|do|need|want|live) .+$/u, '')}?`;
  if (
    /^(?:have )?(?:just |recently )?(?:lost|found|paid|bought|kept|met|left|made|built|sold|moved)\b/u.test(
      doing,
    )
  )
    return `Have you ${doing.replace(/ and .+$/u, '')}?`;
  return stated.test(doing) ? `You ${doing}?` : `Do you ${doing}?`;
}

/** What cannot follow “Do you”. */
const stated =
  /^(?:are|have|can|cannot|can’t|could|will|were|had|has|is|must|would|never|always|often|still|just|do|don’t|grew|went|took|became|began|gave|\p{L}+(?<!n)ed) /u;
