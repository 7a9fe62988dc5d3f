import { countWords, fold, lowerFirst } from '../../words';
import { shorten } from '../clauses';
import { echoes, startsWithVowel } from '../grammar';
import { names } from '../names';
import { tellingVerb } from '../one-liners';
import { roleOf } from '../sentences';
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
  const { phrase, short, name, aim, statement } = reading.offer;
  const what = [phrase, ...reading.offer.medium, short]
    .find((text) => text !== undefined && countWords(text) <= 20)
    ?.split(' : ')[0];
  const who =
    reading.audience.sure &&
    !echoes(what ?? '', voice.shortAudience) &&
    !names(what ?? '', voice.shortAudience)
      ? ` pour ${voice.shortAudience}`
      : '';
  const { lead } = reading.offer;
  const bare = what !== undefined && countWords(what) < 3 && reading.sentences.length === 0;
  const verb = reading.offer.plural ? 'propose' : 'est';
  const known =
    lead !== undefined && phrase !== undefined && tellingVerb.test(fold(lead))
      ? `On comprend ce que vous faites : « ${quotable(`${lead} ${what ?? phrase}.`)} ».`
      : statement !== undefined
        ? `On comprend ce que vous faites : « ${quotable(statement)} ». ${name === undefined ? 'Un nom aiderait à s’en souvenir.' : `Une phrase « ${name} est un… » le dirait plus vite encore.`}`
        : bare
          ? `On entend « ${what} », sans savoir encore ce qu’on y fait : ajoutez « qui… » et un verbe.`
          : what !== undefined
            ? `On comprend ${name === undefined ? 'ceci' : `${startsWithVowel(name) ? 'qu’' : 'que '}${name} ${verb}`}${name === undefined ? ' : ' : ' '}${what}${/ (?:pour|qui|aux|que|où)(?!\p{L})/u.test(what) ? '' : `${what.includes(', ') && who !== '' ? ',' : ''}${who}`}.`
            : aim !== undefined
              ? `On comprend le but (${aim}), mais pas encore ce que vous fournissez : produit, outil, lieu ou personne ?`
              : name !== undefined && reading.sentences.length === 0
                ? `${name} est un nom, pas encore une offre : dites ce que c’est, « ${name} est un… ».`
                : name !== undefined
                  ? `On comprend ce que fait ${name} ; une phrase « ${name} est un… » le dirait plus vite.`
                  : `Aucune phrase ne dit simplement ce qu’est votre ${category} : commencez par « Nom est un… ».`;
  return [known, weakness(voice)];
}

/** A sentence without its mark, cut where it may be when it is long. */
function quotable(sentence: string): string {
  const said =
    [sentence, ...(sentence.includes('. ') ? [] : shorten(sentence))].find(
      (text) => countWords(text) <= 18,
    ) ?? sentence;
  const quoted = said.replace(/[.!]$/u, '');
  return /^(?:Nous|Je|J’|On|Notre|Nos|Mon|Ma|Mes|Avec|Depuis|Dans)(?!\p{L})/u.test(quoted)
    ? lowerFirst(quoted)
    : quoted;
}

const facts = [
  'C’est lui qu’on répétera après vous.',
  'Dites-le tôt, et dites comment vous l’avez compté.',
  'Il mérite d’être dit avant les explications.',
];

const counted = /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente)\b/iu;

/** A price, a time or a size is a figure that proves nothing. */
const measure =
  /€|euro|^[\d\s.,]+(?:heures?|minutes?|secondes?|jours?|mois|ans?|semaines?|km|kilomètres?|mètres?|m|g|kg|kilos?|grammes?|litres?|cl|ml|hectares?|places?|%$)(?!\p{L})/u;

function weakness({ reading, sector, vary }: Voice): string {
  const [buzz] = reading.jargon;
  const telling = reading.figures.filter((figure) => /\p{L}|%/u.test(figure.replace(/^[\d\s.,]+/u, '')));
  const strongest = telling.find(
    (figure) =>
      !measure.test(figure) && !/^(?:[01]|(?:19|20)\d\d) |^\d[\d ]* \p{L}+(?:é|ée|és|ées)$/u.test(figure),
  );
  const price = reading.figures.find((figure) => /€|euro/u.test(figure));
  const { statement } = reading.offer;
  const stated = statement !== undefined && roleOf(statement) === 'proof';
  const hasProof = stated || reading.sentences.some((sentence) => sentence.role === 'proof');
  if (buzz !== undefined && strongest !== undefined)
    return `« ${buzz} » n’apprend rien et n’est pas repris ; « ${strongest} », si : placez ce chiffre plus haut.`;
  if (buzz !== undefined)
    return `« ${buzz} » n’apprend rien à celui qui écoute : dites plutôt le fait qui vous fait employer ce mot.`;
  const [fact] = [
    ...(stated ? [{ text: statement, role: 'proof' as const, shorter: shorten(statement), order: 0 }] : []),
    ...reading.sentences,
  ]
    .filter((sentence) => sentence.role === 'proof' && counted.test(sentence.text))
    .flatMap((sentence) => [sentence.text, ...sentence.shorter, sentence.text.split('. ')[0] ?? ''])
    .map((text) => text.replace(/[.!]$/u, '').replace(/^[^:]{3,20} : |^Déjà /u, ''))
    .filter((text) => countWords(text) <= 16 && counted.test(text) && !/\. /u.test(text));
  if (fact !== undefined) return `Votre fait le plus solide : « ${fact} ». ${vary('fact', facts)[0] ?? ''}`;
  if (strongest !== undefined && hasProof)
    return `Votre fait le plus solide : « ${strongest} ». ${vary('fact', facts)[0] ?? ''}`;
  if (strongest !== undefined)
    return `Un chiffre précis, « ${strongest} », mais aucune preuve d’usage : ajoutez le ${sector.proof}.`;
  if (price !== undefined && !hasProof)
    return `Le prix est dit, « ${price} », et c’est bien ; il manque une preuve d’usage : ajoutez le ${sector.proof}.`;
  if (hasProof)
    return `Vous avez une preuve, il lui manque un chiffre : le ${sector.proof}, même petit, la rendrait vérifiable.`;
  if (/\d|\bun \p{L}+ sur\b/u.test(reading.brief.description))
    return `Des chiffres, mais aucun qui montre l’usage : ajoutez le ${sector.proof}, même petit.`;
  return `Aucun chiffre dans votre texte : le ${sector.proof}, un prix ou un délai, un seul suffirait à le rendre crédible.`;
}
