import { looksPlural, thirdPerson } from './grammar';
import { baseVerbs, nounLike } from './verbs';

/** “an app that listen to kids and correct them” with its verbs in the third person. */
export function agree(sentence: string): string {
  return sentence.replace(
    /\b(an? )((?:[\p{L}-]+ ){1,4}?)(that|which|who) (\p{Ll}+)( [^,.]*)/giu,
    (whole: string, article: string, noun: string, link: string, verb: string, rest: string) => {
      const isOne = !looksPlural(noun.trim().split(' ').at(-1) ?? '');
      if (!isOne || !baseVerbs.has(verb) || nounLike.has(verb)) return whole;
      return `${article}${noun}${link} ${thirdPerson(verb)}${alsoThird(rest)}`;
    },
  );
}

/** The second verb of the same subject: “and correct them”. */
function alsoThird(rest: string): string {
  return rest.replace(/ and (\p{Ll}+)(?= (?:them|it|you|him|her|the|what|your)\b)/u, (whole, verb: string) =>
    baseVerbs.has(verb) ? ` and ${thirdPerson(verb)}` : whole,
  );
}
