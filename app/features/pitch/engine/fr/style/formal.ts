import { lookUp, lowerFirst, splitSentences, upperFirst } from '../../words';
import { formalTurns, formalWords } from './formal-turns';

/** The sentence without familiar turns and, where its grammar allows, without a question to the listener. */
export function formal(text: string): string {
  const turned = turn(text);
  if (turned !== undefined) return turned;
  const sentences = splitSentences(text);
  if (sentences.length > 1) return sentences.map(formal).join(' ');
  const said = formalWords.reduce((one, [pattern, to]) => one.replace(pattern, to), text);
  return indirect(asWe(said));
}

function turn(text: string): string | undefined {
  const found = formalTurns.find(([pattern]) => pattern.test(text));
  if (found === undefined) return undefined;
  const [pattern, { we, i }] = found;
  return text.replace(pattern, alone.test(text) ? i : we);
}

const alone = /(?<!\p{L})(?:je|j’|mon|moi|me|puis-je|suis-je|-moi)(?!\p{L})/iu;

/** « On vend des tissus » says « nous » where the verb is one that founders do and nothing else has to agree. */
function asWe(sentence: string): string {
  return sentence.replace(
    /^On (\p{Ll}+)(?= (?!.*(?<!\p{L})(?:son|sa|ses|se|s’|soi)(?!\p{L})))/u,
    (whole: string, verb: string) => {
      const form = lookUp(ours, verb);
      return form === undefined ? whole : `Nous ${form}`;
    },
  );
}

const ours: Record<string, string> = {
  cherche: 'cherchons',
  recrute: 'recrutons',
  propose: 'proposons',
  fabrique: 'fabriquons',
  vend: 'vendons',
  livre: 'livrons',
  développe: 'développons',
  organise: 'organisons',
  récupère: 'récupérons',
  répare: 'réparons',
  loue: 'louons',
  crée: 'créons',
  construit: 'construisons',
  installe: 'installons',
  transforme: 'transformons',
  fait: 'faisons',
  veut: 'voulons',
  travaille: 'travaillons',
  accompagne: 'accompagnons',
  lève: 'levons',
  monte: 'montons',
  ouvre: 'ouvrons',
  cuisine: 'cuisinons',
  mange: 'mangeons',
  collecte: 'collectons',
  produit: 'produisons',
};

/** « Combien de flacons dorment … ? » becomes « La question est de savoir combien … ». */
function indirect(sentence: string): string {
  const [, word = '', rest = ''] =
    /^(Comment|Combien|Pourquoi|Qui|Où|Quand) ((?!.*(?:vous|nous|je|tu|vos|votre|l’on)(?!\p{L}))[^?:,;]+) \?$/u.exec(
      sentence,
    ) ?? [];
  // « Où va-t-on », « faut-il »: no other subject than the pronoun.
  if (word === '' || /^\p{L}+-(?:t-)?(?:ce|ils?|elles?|on)(?!\p{L})/u.test(rest)) return sentence;
  const straight = rest.replace(/(\p{L})-(?:t-)?(?:ils?|elles?)(?!\p{L})/u, '$1');
  // A pronoun alone after its verb has no other subject to lean on.
  if (/-(?:t-)?(?:on|ce|ils?|elles?)(?!\p{L})/u.test(straight)) return sentence;
  return upperFirst(`la question est de savoir ${lowerFirst(word)} ${straight}.`);
}
