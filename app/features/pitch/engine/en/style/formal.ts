import { lookUp, upperFirst } from '../../words';
import { plainSubjects, politeAsks } from './formal-words';

/** A sentence without contraction, familiar turn or question to the listener; quoted words and placeholders stay. */
export function sayFormally(sentence: string): string {
  const asked = politeAsks.find(([ask]) => ask.test(sentence));
  const polite =
    asked === undefined
      ? sentence
      : sentence
          .replace(asked[0], asked[1])
          .replace(/^Please \p{Lu}/u, (start) => `Please ${start.slice(-1).toLowerCase()}`);
  const parts = polite.split(/(«[^»]*»|“[^”]*”|\[[^\]]*\])/u);
  return parts.map((part, at) => (at % 2 === 1 ? part : measured(part, at === 0))).join('');
}

function measured(text: string, opens: boolean): string {
  const full = expand(text);
  const kept = full
    .replace(/\bkids\b/gu, 'children')
    .replace(/\b[Mm]ums\b/gu, 'mothers')
    .replace(/\b[Dd]ads\b/gu, 'fathers')
    .replace(/\b(?:a lot|lots) of (?=(?:people|children|women|men|\p{L}+[^s\s]s)\b)/gu, 'many ')
    .replace(/^(?:A lot|Lots) of (?=(?:people|children|women|men|\p{L}+[^s\s]s)\b)/gu, 'Many ')
    .replace(/\bring the (?=\p{L})/gu, 'telephone the ');
  if (!opens) return kept;
  const led = kept
    .replace(/^But (?=\p{L})/u, 'However, ')
    .replace(/^So (?!far|much|many|little|few|long|that)(?=\p{L})/u, 'As a result, ')
    .replace(/^And (?=\p{L}.*[.!]$)/u, '');
  return upperFirst(led);
}

/** Contractions in full: `can’t` → `cannot`, `don’t you` → `do you not`, `we’d like` → `we would like`. */
function expand(text: string): string {
  return text
    .replace(/\b([Ll])et[’']s\b/gu, '$1et us')
    .replace(/\b(\p{L}+)n[’']t (we|you|they|I|he|she|it)\b/gu, (_, verb: string, who: string) =>
      wordsOf(verb) === undefined ? `${verb}n’t ${who}` : `${wordsOf(verb) ?? verb} ${who} not`,
    )
    .replace(/\b([Cc])an[’']t\b/gu, '$1annot')
    .replace(/\b(\p{L}+)n[’']t\b/gu, (whole: string, verb: string) =>
      wordsOf(verb) === undefined ? whole : `${wordsOf(verb) ?? verb} not`,
    )
    .replace(/\bI[’']m\b/gu, 'I am')
    .replace(/\b(\p{L}+)[’']re\b/gu, '$1 are')
    .replace(/\b(\p{L}+)[’']ve\b/gu, '$1 have')
    .replace(/\b(\p{L}+)[’']ll\b/gu, '$1 will')
    .replace(/\b(we|you|they|I|he|she|it|who|that)[’']d (better|been|had)\b/giu, '$1 had $2')
    .replace(/\b(we|you|they|I|he|she|it|who|that)[’']d\b/giu, '$1 would')
    .replace(isContraction, (_, who: string, next: string) =>
      /^(?:been|got|had|become)$/u.test(next) ? `${who} has ${next}` : `${who} is ${next}`,
    );
}

const isContraction = new RegExp(`\\b(${plainSubjects})[’']s ([\\p{L}\\d«“\\[]+)`, 'giu');

function wordsOf(stem: string): string | undefined {
  const known: Record<string, string> = { ca: 'can', wo: 'will', sha: 'shall' };
  const low = stem.toLowerCase();
  const full = lookUp(known, low) ?? (auxiliaries.has(low) ? low : undefined);
  if (full === undefined) return undefined;
  return stem === low ? full : upperFirst(full);
}

const auxiliaries = new Set(
  'do does did is are was were have has had would could should must might need'.split(' '),
);
