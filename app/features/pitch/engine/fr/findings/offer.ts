import { countWords } from '../../words';
import type { Voice } from '../voice';

/** Step 1: what it is, for whom, its strongest fact, and what stays vague. */
export function offer(voice: Voice): string[] {
  const { reading, category } = voice;
  if (reading.quotedLang !== undefined) {
    return [
      'Votre texte n’est ni en français, ni en anglais, ni en espagnol : le cadre du pitch est en français et vos phrases y sont citées telles quelles.',
      'Une traduction de votre description, même rapide, donnerait un pitch écrit de bout en bout.',
    ];
  }
  const { phrase, short, name, aim } = reading.offer;
  const what = phrase !== undefined && countWords(phrase) <= 16 ? phrase : short;
  const who = reading.audience.sure ? ` pour ${voice.shortAudience}` : '';
  const verb = reading.offer.plural ? 'propose' : 'est';
  const known =
    what !== undefined
      ? `On comprend ${name === undefined ? 'ceci' : `que ${name} ${verb}`}${name === undefined ? ' : ' : ' '}${what}${/ (?:pour|qui|aux|que)\b/u.test(what) ? '' : `${what.includes(', ') && who !== '' ? ',' : ''}${who}`}.`
      : aim !== undefined
        ? `On comprend le but (${aim}), mais pas encore ce que vous fournissez : produit, outil, lieu ou personne ?`
        : name !== undefined
          ? `On comprend ce que fait ${name} ; une phrase « ${name} est un… » le dirait plus vite.`
          : reading.sentences.some((sentence) => /^(?:Notre|Nous|Mon|Je) /u.test(sentence.text))
            ? 'On comprend ce que vous faites ; donnez-lui un nom, on s’en souviendra.'
            : `Aucune phrase ne dit simplement ce qu’est votre ${category} : commencez par « Nom est un… ».`;
  return [known, weakness(voice)];
}

const facts = [
  'C’est lui qu’on répétera après vous.',
  'Dites-le tôt, et dites comment vous l’avez compté.',
  'Il mérite d’être dit avant les explications.',
];

function weakness({ reading, sector, vary }: Voice): string {
  const [buzz] = reading.jargon;
  const strongest = reading.figures.find((figure) => /\p{L}|%|€/u.test(figure.replace(/^[\d\s]+/u, '')));
  const hasProof = reading.sentences.some((sentence) => sentence.role === 'proof');
  if (buzz !== undefined && strongest !== undefined)
    return `« ${buzz} » n’apprend rien et n’est pas repris ; « ${strongest} », si : placez ce chiffre plus haut.`;
  if (buzz !== undefined)
    return `« ${buzz} » n’apprend rien à celui qui écoute : dites plutôt le fait qui vous fait employer ce mot.`;
  const [fact] = reading.sentences
    .filter((sentence) => sentence.role === 'proof' && /\d/u.test(sentence.text))
    .flatMap((sentence) => [sentence.text, ...sentence.shorter])
    .map((text) => text.replace(/[.!]$/u, ''))
    .filter((text) => countWords(text) <= 13 && /\d/u.test(text) && !/\. /u.test(text));
  if (fact !== undefined) return `Votre fait le plus solide : « ${fact} ». ${vary('fact', facts)[0] ?? ''}`;
  if (strongest !== undefined && hasProof)
    return `Votre fait le plus solide : « ${strongest} ». ${vary('fact', facts)[0] ?? ''}`;
  if (strongest !== undefined)
    return `Un chiffre précis, « ${strongest} », mais aucune preuve d’usage : ajoutez le ${sector.proof}.`;
  if (hasProof)
    return `Vous avez une preuve, il lui manque un chiffre : le ${sector.proof}, même petit, la rendrait vérifiable.`;
  return `Aucun chiffre dans votre texte : le ${sector.proof}, un prix ou un délai, un seul suffirait à le rendre crédible.`;
}
