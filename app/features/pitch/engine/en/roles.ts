import type { Offer, Role } from '../read/reading';
import { fold } from '../words';
import { isSentence } from './clauses';
import { roleCues } from './lexicon';

/** The role of a sentence where the offer is known: the offer itself solves problems, a part of it may have some. */
export function roleBeside(text: string, offer: Offer, subject: string): Role {
  const role = roleOf(text);
  if (role !== 'problem') return role;
  if (text.startsWith(`${subject} `) || text.startsWith(`${offer.name ?? subject} `)) return 'benefit';
  const [, part = ''] = /^The (\p{Ll}{3,}) /u.exec(text) ?? [];
  return part !== '' && offer.phrase?.includes(` ${part}`) === true ? 'stage' : 'problem';
}

/** What a sentence is about, by its cues alone. */
export function roleOf(sentence: string): Role {
  const folded = fold(sentence);
  if (
    /\b(?:need|want|hope|plan|have|like) to (?:test|find out|check|learn) (?:whether|if|how|what|who)\b/u.test(
      folded,
    )
  )
    return 'stage';
  if (/^(?:we|i) (?:have|own|run) \d[\d,.]* .*\balready\b/u.test(folded)) return 'proof';
  if (/^(?:we|i) (?:take|keep|charge) \d+ ?%/u.test(folded)) return 'model';
  if (
    /^(?:we|i) (?:want|would like) to (?:replace|let|give|turn|make|bring|offer|help|stop|end)\b/u.test(
      folded,
    )
  )
    return 'how';
  if (/^(?:fixed|flat) (?:price|fee|rate)\b/u.test(folded)) return 'model';
  if (/^(?:nobody|no one|no \p{L}+) .*\byet[.]?$/u.test(folded)) return 'stage';
  if (/^(?:we|i) (?:lack|miss|are missing) (?:an?|one|two|three|someone)\b/u.test(folded)) return 'ask';
  if (countsWhatWasDone(sentence, folded)) return 'proof';
  if (/^no \w+/u.test(folded) && !isSentence(sentence)) return 'benefit';
  const ofUs = /\b(?:we|our|us|my|i|it|already|so far|less(?! than)|fewer|since)\b/u.test(
    folded.replace(/\bour (?:district|town|village|city|country|area|valley|region|street)\b/u, ''),
  );
  const bare = withoutNo(sentence, folded);
  const problem = roleCues.find(([role]) => role === 'problem')?.[1];
  const bought =
    /\b(?:came|come back|booked|bought|joined|used|subscribed|signed|ordered|stayed|renewed|recommend)\b/u.test(
      folded,
    );
  const toYou = /^(?:your )?money back\b|^you (?:get|pay|keep|choose|only|receive|can|save)\b/u.test(folded);
  if (
    !ofUs &&
    !toYou &&
    !bought &&
    problem?.test(bare) &&
    !/^unlike|\b(?:instead of|rather than)\b/u.test(folded)
  )
    return 'problem';
  const helps =
    /\b(?:avoids?|prevents?|reduces?|saves?|cuts?|helps?|lets?|allows?|so that|no longer)\b/u.test(folded);
  const found = roleCues.find(
    ([role, cue]) =>
      cue.test(role === 'problem' ? bare : folded) &&
      !(role === 'problem' && (helps || toYou || /^(?:we|i|our|my)\b/u.test(folded))),
  );
  return found?.[0] ?? 'how';
}

/** “12 plates, no waste” and “what no longer fits” tell of no problem. */
function withoutNo(sentence: string, folded: string): string {
  const said = folded.replace(/\bwhat no longer\b/u, 'what');
  if (!isSentence(sentence) && /^(?:while|in|within|from|by|on|at|before|after|every)\b/u.test(folded))
    return '';
  return isSentence(sentence) ? said : said.replace(/\b(?:no|zero|less) (?!one\b|longer\b)[a-z]+/gu, '');
}

/** “38 workshops, 6,200 quotes sent”, but not “12 plates included” nor “8 people per class”. */
function countsWhatWasDone(sentence: string, folded: string): boolean {
  const whole = isSentence(sentence);
  if (!whole && folded.split(', ').some((part) => countsResults.test(part) && !features.test(part)))
    return true;
  if (!countsResults.test(folded)) return false;
  return whole
    ? /\b(?:our|on the waiting list)\b/u.test(folded)
    : !features.test(folded.split(', ')[0] ?? '');
}

const features =
  /^\d+ years?\b|\b(?:included|each|inside|per (?:class|group|session|course|table|room|person)|at most|maximum)\b/u;

/** Begins with a number of people, places or things done: “412 members”, “2,100 repairs last year”. */
const countsResults =
  /^(?:more than |over |already )?\d[\d,.]*%? (?!(?:minute|hour|day|week|month|kg|kilo|gram|km|metre|mile|litre|euro|pound|dollar|scent|colour|size|flavour|strength|model|module|step|year|thousand|k\b|m\b|l\b|g\b|to \d+|cm|cl|ml)s?\b)[a-z]/u;
