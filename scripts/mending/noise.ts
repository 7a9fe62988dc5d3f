import { dictionaryOf } from '#app/features/pitch/engine/languages/dictionary';
import { slipsOf } from '#app/features/pitch/engine/languages/slips';
import { soundOf, wholeSoundOf } from '#app/features/pitch/engine/languages/sounds';
import type { Token } from '#app/features/pitch/engine/read/mending/mend';
import { tokensOf } from '#app/features/pitch/engine/read/mending/tokens';
import { neighbours } from '#app/features/pitch/engine/read/misspelt';
import { fold } from '#app/features/pitch/engine/words';
import type { Locale } from '#app/i18n/locales';
import type { Example } from './examples';

/** Types right sentences as somebody in haste would, who has habits: an answer is one writer's. */
export function typist(lang: Locale, random: () => number): (sentences: readonly string[]) => Example[] {
  const pick = <One>(list: readonly One[]): One | undefined => list[Math.floor(random() * list.length)];
  const heardFor = Map.groupBy([...slipsOf[lang].heard.values()].flat(), ([, meant]) => meant);
  const elidedFor = Map.groupBy(slipsOf[lang].elided, ([, meant]) => meant);
  const { has, rankOf, sounding } = dictionaryOf(lang);
  const beside = (letter: string) => letters.filter((other) => neighbours[lang].has(letter + other));

  return (sentences) => {
    const haste = pick([0, 0, 0.3, 0.6, 0.8, 1, 1, 1.4, 1.8]) ?? 0;
    const accents =
      haste === 0 ? 0 : (pick([0, 0.1, 0.3, 0.6, 0.9, 1]) ?? 0) * Math.min(1, 0.4 + haste * 0.6);
    const apostrophes = haste === 0 ? 0 : (pick([0, 0.2, 0.5, 0.9]) ?? 0);
    const endings = pick([0.4, 0.8, 1.2, 2, 3.5]) ?? 1;
    const keys = pick([0.5, 1, 1, 1, 1.5]) ?? 1;
    const happens = (odds: number) => random() < odds * haste;
    const plain = (word: string) => [...word].map(fold).join('');

    const misheard = (word: string) => {
      const short = pick(heardFor.get(word) ?? []);
      if (short && happens(0.22)) return short[0];
      let typed = word;
      if (happens(0.1 * endings) && word.length > 3 && rankOf(word) > small) typed = otherEnding(typed);
      if (happens(rankOf(word) > small ? 0.04 : 0.025)) typed = soundAlike(word) ?? typed;
      if (happens(0.06) && typed.length > 3) typed = pick(respelt(typed)) ?? typed;
      if (happens(0.035 * keys) && typed.length > 3) typed = slipped(typed);
      return typed;
    };

    const otherEnding = (word: string) => {
      const group = pick(slipsOf[lang].endings) ?? [];
      const own = group.filter((end) => word.endsWith(end)).toSorted((one, two) => two.length - one.length);
      const end = random() < 0.7 ? own[0] : pick(own);
      if (end === undefined) return word;
      const other = pick(group.filter((one) => one !== end && (one.length < end.length || random() < 0.35)));
      const typed = word.slice(0, word.length - end.length) + (other ?? end);
      return typed.length > 1 && (has(typed) || random() < 0.35) ? typed : word;
    };

    const soundAlike = (word: string) => {
      const alike = sounding(soundOf(word, lang)).filter(
        (one) =>
          one.word !== word &&
          one.rank < 8000 &&
          ((word.length > 3 && one.word.length > 3) ||
            wholeSoundOf(word, lang) === wholeSoundOf(one.word, lang)),
      );
      return alike[Math.floor(random() * random() * alike.length)]?.word;
    };

    const respelt = (word: string) => {
      const found: string[] = [];
      for (const [meant, heard] of slipsOf[lang].alike)
        for (let at = word.indexOf(meant); at >= 0; at = word.indexOf(meant, at + 1))
          found.push(word.slice(0, at) + heard + word.slice(at + meant.length));
      for (let at = 0; at < word.length; at += 1) {
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        if (word[at] === word[at - 1] || word[at] === 'h') found.push(before + after);
        else if (at > 0 && at < word.length - 1 && random() < 0.15)
          found.push(before + word[at] + word.slice(at));
      }
      return found;
    };

    const slipped = (word: string) => {
      const at = 1 + Math.floor(random() * (word.length - 1));
      const [before, after] = [word.slice(0, at), word.slice(at + 1)];
      const what = random();
      if (what < 0.45) return before + after;
      if (what < 0.65) return before.slice(0, -1) + word.charAt(at) + before.slice(-1) + after;
      if (what < 0.8) return before + word.charAt(at) + word.slice(at);
      const letter = (random() < 0.8 ? pick(beside(word.charAt(at))) : pick(letters)) ?? '';
      return before + letter + (what < 0.92 ? after : word.slice(at));
    };

    const isSmall = ({ isFixed, typed }: Token) =>
      !isFixed && rankOf(typed) <= small && /^\p{L}{2,}$/u.test(typed);
    const isLong = ({ isFixed, typed }: Token) => !isFixed && /^\p{L}{4,}$/u.test(typed);
    const tokens = sentences.flatMap((sentence) => tokensOf(sentence, lang));
    const examples: Example[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      const next = tokens[at + 1];
      if (!token) continue;
      const elided = elidedFor.get(token.typed);
      if (elided && next && !next.isFixed && /^\p{L}/u.test(next.typed) && random() < 0.5 * apostrophes) {
        const [written = token.typed.slice(0, -1)] = (random() < 0.12 ? pick(elided) : undefined) ?? [];
        const bare = random() < accents ? plain(next.typed) : next.typed;
        const rest = random() < 0.25 * haste ? misheard(bare) : bare;
        examples.push({ typed: written + rest, right: token.typed + next.typed, skipped: false });
        at += 1;
      } else if (next && happens(0.012) && isSmall(token) && isLong(next)) {
        const bare = random() < accents ? plain(next.typed) : next.typed;
        examples.push({ typed: token.typed + bare, right: `${token.typed} ${next.typed}`, skipped: false });
        at += 1;
      } else if (token.isFixed) {
        // Who types in haste leaves the capital of a name out, and it is no slip of what looks like it.
        const isName = haste > 0 && token.isCapital && /^\p{L}{3,}$/u.test(token.typed);
        const typed = isName && random() < accents ? plain(token.typed) : token.typed;
        examples.push({ typed, right: typed, skipped: !isName });
      } else {
        const heard = haste > 0 ? misheard(token.typed) : token.typed;
        const isPlain = random() < accents || (accents > 0 && happens(0.1));
        const bare = isPlain ? plain(heard) : heard;
        const typed = bare.includes("'") && random() < apostrophes ? bare.replace("'", '') : bare;
        examples.push({ typed, right: token.typed, skipped: false });
      }
    }
    return examples;
  };
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const small = 90;
