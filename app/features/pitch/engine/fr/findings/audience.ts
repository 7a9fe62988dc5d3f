import { countWords, fold } from '../../words';
import { cleanSentences } from '../../read/clean';
import { cleaningWords } from '../cleaning';
import { tradeTerms } from '../lexicon';
import { upperFirst } from '../../words';
import type { Voice } from '../voice';

/** Step 5: the words of the brief against the people they are for. */
export function audience(voice: Voice): string[] {
  const { reading } = voice;
  return [
    who(voice),
    reading.quotedLang === undefined
      ? words(voice)
      : 'Vérifiez que ce public lit la langue dans laquelle vous parlerez.',
  ];
}

function who({ reading, audience: phrase, shortAudience }: Voice): string {
  if (reading.quotedLang !== undefined)
    return 'Votre public est cité dans vos mots ; écrit en français, il pourrait être le sujet des phrases du pitch.';
  if (reading.audience.broad)
    return `« ${upperFirst(shortAudience)} », c’est personne en particulier : choisissez ceux qui achèteront les premiers, le pitch parlera d’eux.`;
  if (!reading.audience.sure)
    return 'Votre public tient en une phrase entière : un nom et un détail suffiraient, par exemple « les gérants de petites épiceries ».';
  if (countWords(phrase) <= 2)
    return `« ${upperFirst(phrase)} » reste large : un âge, un métier, un lieu ou un moment ferait voir quelqu’un.`;
  return phrase === shortAudience
    ? `« ${upperFirst(phrase)} » : le public est nommé, gardez ces mots partout plutôt que « nos clients » ou « les utilisateurs ».`
    : countWords(reading.brief.usedBy) > 22
      ? `Votre public tient en ${countWords(reading.brief.usedBy)} mots, trop pour une phrase parlée : le pitch dit « ${shortAudience} ».`
      : `Le pitch court dit « ${shortAudience} » ; les versions longues peuvent dire tout : « ${phrase} ».`;
}

function words({ reading, shortAudience }: Voice): string {
  const folded = fold(reading.brief.description);
  const professional =
    /\b(?:developpeu|dsi|informatic|startup|entreprise|pme|direct|responsable|industriel|data|marketing)/u.test(
      fold(reading.brief.usedBy),
    );
  const term = professional ? undefined : tradeTerms.find(([cue]) => cue.test(folded));
  if (term !== undefined) return `« ${term[1]} » n’est pas un mot de ce public : dites « ${term[2]} ».`;
  const [buzz] = reading.jargon;
  if (buzz !== undefined)
    return `Relisez « ${buzz} » à voix haute devant l’un d’eux : s’il hausse les sourcils, coupez.`;
  const sentences = cleanSentences(reading.brief.description, cleaningWords);
  const long = sentences.filter((sentence) => countWords(sentence) > 25).length;
  if (long > 0)
    return long === 1
      ? 'Une de vos phrases dépasse ce qu’on dit d’un souffle : le pitch la coupe.'
      : 'Plusieurs de vos phrases dépassent ce qu’on dit d’un souffle : le pitch les coupe.';
  if (reading.brief.goal === 'users')
    return /\bvous\b/u.test(folded)
      ? 'Vous leur parlez déjà à la deuxième personne : c’est le bon ton.'
      : 'Votre texte parle d’eux sans leur parler : le pitch passe au « vous ».';
  const named = fold(shortAudience).match(/[a-z]{5,}/gu) ?? [];
  return named.some((word) => folded.includes(word.slice(0, 6)))
    ? 'Aucun mot de métier à traduire, et votre description parle déjà d’eux.'
    : 'Vos mots sont simples, mais ce public n’apparaît pas dans votre description : racontez un moment de sa journée.';
}
