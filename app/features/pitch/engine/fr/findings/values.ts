import { fold } from '../../words';
import { listOf, to } from '../grammar';
import { findJargon } from '../jargon';
import type { Voice } from '../voice';

/** Step 6: the values declared, and whether a fact of the brief shows them. */
export function values({ reading, sector, unplaced }: Voice): string[] {
  if (reading.values.length === 0 && reading.messages.length === 0) {
    return [
      'Aucune valeur déclarée : en donner une dirait ce que vous refusez de faire, et on s’en souvient mieux que d’une qualité.',
      `Face ${unplaced ? 'aux autres' : to(sector.rivals[0] ?? 'les autres')}, c’est souvent une valeur claire qui décide, à prix égal.`,
    ];
  }
  if (reading.values.length === 0)
    return [
      'Votre message est dit en entier dans les versions longues.',
      'Un ou deux mots-valeurs, à côté, le rendraient plus facile à répéter.',
    ];
  const quoted = reading.values.map((value) => `« ${value} »`);
  if (reading.quotedLang !== undefined)
    return [
      `Valeurs citées telles quelles : ${listOf(quoted)}.`,
      'Un fait à l’appui de chacune vaudrait mieux que le mot.',
    ];
  // A name proves nothing: « Voies Lentes » does not show slowness.
  const facts = fold(reading.brief.description.replaceAll(reading.offer.name ?? '\u0000', ' '));
  const shown = reading.values.filter((value) => isShown(value, facts));
  const claimed = reading.values.filter((value) => !shown.includes(value));
  const [buzz] = reading.values.filter((value) => findJargon(value).length > 0);
  const first =
    shown.length > 0
      ? `${listOf(shown.map((value) => `« ${value} »`))} : un fait de votre description ${shown.length > 1 ? 'les' : 'l’'}${shown.length > 1 ? ' ' : ''}appuie, on peut vous croire.`
      : `${listOf(quoted)} : ${quoted.length > 1 ? 'des valeurs affirmées' : 'une valeur affirmée'}, qu’aucun fait de la description ne montre encore.`;
  if (buzz !== undefined)
    return [first, `« ${buzz} » est un mot usé : il est cité comme le vôtre, jamais comme un argument.`];
  const [weak] = claimed;
  if (weak === undefined) return [first, 'Rien à ajouter : montrez plutôt que de nommer, surtout à l’oral.'];
  return [
    first,
    `Pour « ${weak} », ajoutez un geste précis : ce que vous faites, ou ce que vous refusez de faire.`,
  ];
}

/** A fact speaks for a value when it shares its root or one of the words that usually show it. */
function isShown(value: string, facts: string): boolean {
  const folded = fold(value);
  const roots = folded
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 2)
    .slice(0, 1)
    .map((word) => (word.length < 6 ? `\\b${word}` : `\\b${word.slice(0, Math.max(5, word.length - 3))}`));
  return (
    roots.some((root) => new RegExp(root, 'u').test(facts)) ||
    evidence.some(([named, fact]) => named.test(folded) && fact.test(facts))
  );
}

const evidence: [RegExp, RegExp][] = [
  [
    /proxim|local|territo|circuit/u,
    /\b(?:village|quartier|local|voisin|km|region|drome|producteurs|circuit court|sur place|a domicile)/u,
  ],
  [
    /ecolog|environn|durab|zero dechet|planete|sobri|respons/u,
    /\b(?:consign|vrac|recycl|reemploi|repar|bocaux|compost|solaire|sans plastique|lave|seconde vie|carbone|dechet)/u,
  ],
  [
    /transpar|honn|franchise|clart|confiance/u,
    /\b(?:prix affich|affichons|origine|tracab|publi\w+ nos|open|code source|visible|compte rendu|sans engagement|la banque nous paie|que sur les|devis gratuit|la commission est)/u,
  ],
  [
    /solidar|entraide|partage|inclus|egalit|accessib/u,
    /\b(?:benevol|don|gratuit|handicap|insertion|prix libre|tarif solidaire|accessib|quotient)/u,
  ],
  [
    /qualit|exigen|savoir|excell|authent|fait main|artisan/u,
    /\b(?:certifi|label|teste|main\b|atelier|garanti|ans d'experience|diplom)/u,
  ],
  [/\b(?:main|artisan)/u, /\b(?:a la main|mon atelier|notre atelier|tourne\w*|cousu\w*|tricote\w*)/u],
  [
    /repar|seconde vie|dur(?:e|er|able|abilite)\b|robust|reemploi/u,
    /\b(?:repar\w+|remplac\w+ (?:gratuitement )?les|garanti\w*|a vie|recuper\w+|rachet\w+|(?:re)?lou(?:ons|ent|ees?)|chutes|invendus|seconde vie|consign\w*)/u,
  ],
  [/anti-?gaspi|sobri/u, /\b(?:invendus|recuper\w+|sauve\w*|economis\w+|sans electricite|sans pile)/u],
  [/conviv|accueil/u, /\b(?:mange\w* ensemble|ensemble tous|autour d'une table|tout le monde)/u],
  [/autonom/u, /\b(?:sans reseau|sans batterie|seuls?\b|tenue? par des|apprennent a)/u],
  [/justice|equit|juste/u, /\b(?:salarie\w*|commission|associes|prix libre|quotient)/u],
  [/transm/u, /\b(?:apprendre|apprennent|forme\w*|benevoles)/u],
  [/securit|fiab|rigueur/u, /\b(?:verifi\w+|erreurs evitees|detect\w+|avant la panne|relecteurs)/u],
  [/zero camion|sans voiture|lent/u, /\b(?:velo|train|a pied)/u],
  [
    /simpl|facil/u,
    /\b(?:en \d+ (?:minutes|clics)|en photo|une photo|un seul|sans formation|sans installation|un bouton)/u,
  ],
  [/sante|bien-etre|naturel/u, /\b(?:sans additif|sans sucre|bio\b|medecin|infirm|ingredients)/u],
  [/innov|recherche/u, /\b(?:brevet|prototype|laboratoire|these|chercheu)/u],
];
