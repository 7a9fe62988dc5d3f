import { sentenceLimits } from '../bands';
import { countWords, fold } from '../words';
import { isLed, isSentence } from './clauses';
import { isKnownNoun, looksPlural } from './grammar';

/** What a sentence says the founders do: the sentence itself, and the name it begins with. */
type Statement = { text: string; name?: string };

/**
 * « Nous livrons les courses à vélo. », « MedSort trie les ordonnances. », « Notre algorithme prévoit les absences. »:
 * a whole sentence that says what is offered. One that leans on the sentence before it takes that one along.
 */
export function statementIn(sentence: string, before: string | undefined): Statement | undefined {
  if (sentence.endsWith('?') || isLed(sentence) || !isSentence(sentence)) return undefined;
  const name = verbalName(sentence);
  const folded = fold(sentence).replace(
    /^(?:avec|depuis|dans|a|en|chez|chaque|tous|toutes) [^,.]{3,40}, |^depuis \d{4},? |^\w[^,.]{5,50}, (?=(?:je|nous|on) |j')/u,
    '',
  );
  const own =
    name !== undefined ||
    village.test(folded) ||
    proposal.test(folded) ||
    (speaks.test(folded) && (!wishes.test(folded) || /^(?:Chez|Ici) ?\p{L}/u.test(sentence)));
  if (!own) return undefined;
  if (!leans.test(folded)) return { text: sentence, name };
  const both = before === undefined || before.endsWith('?') ? '' : `${before} ${sentence}`;
  return both !== '' && countWords(both) <= sentenceLimits.longest ? { text: both, name } : undefined;
}

/** « La commune veut rouvrir son bar. »: those who do it, under their own name. */
const village =
  /^(?:la |le |les |l')(?:commune|village|mairie|association|collectif|cooperative|club|ecole|college|lycee|quartier|troupe|compagnie|paroisse|mjc|amap|habitants?|hopital|syndicat|federation|bibliotheque|mediatheque)\b[^,:]*? (?:veu(?:t|lent)|souhaite(?:nt)?|v(?:a|ont)|organise(?:nt)?|lance(?:nt)?|ouvre(?:nt)?|rouvre(?:nt)?|propose(?:nt)?|cree(?:nt)?|monte(?:nt)?|prepare(?:nt)?|reprend|reprennent) /u;

/** « Mon idée : en faire des soupes. » */
const proposal = /^(?:mon|notre|l'|ma) ?(?:idee|projet|solution|reponse|concept) ?: ?\w/u;

const speaks =
  /^(?:(?:nous|on|je) [a-z]|j'[a-z]|(?:notre|nos|mon|ma|mes) (?!equipe|objectif|but|mission|idee|ambition|client|clients|cible|public|difference|prix|tarifs?|premi|marche|valeurs?|chiffre|vision|mari|pere|mere|fils|fille|benevole|associe|experience|metier)[a-z])/u;

/** What founders want, know or are says nothing of what they offer. */
const wishes =
  /^(?:nous|on|je|j')\s?(?:ne |n')?(?:cherch|recherch|lev|recrut|(?:voul|veu|voudr|souhait|aimer)\w* (?:lev|recrut|export|embauch|grandir|ouvrir un(?:e)? (?:deuxieme|second)|test|trouv|financ|aid|ouvrir a|que|en|les? |la )|sommes|suis|est |etions|constat|observ|pens|croi|sav|sai[st]\b|esper|demand|visons|vise\b|deman|avons (?:besoin|envie|deja|constat|obtenu|signe|vu|remarqu|ete)|ai (?:besoin|envie|constat|vu|remarqu|signe|ete|\d+)|m'appelle|nous (?:appelons|sommes)|me (?:suis|lance)|gaspill|jet|perd|pass(?:e|ons) (?:trop|des)|a (?:tous|besoin)|mange|achet)/u;

const leans =
  /^(?:nous|on|je|j'|(?:mon|notre|l'|ma) ?(?:idee|projet|solution|reponse|concept) ?:)\s?(?:les? |la |l'|leur |lui |en |y )/u;

/** The name before a finite verb: « MedSort trie », « Tissus d’Hier rachète ». */
function verbalName(sentence: string): string | undefined {
  const found =
    /^(\p{Lu}[\p{L}\d&’+-]*(?: (?:d’|(?:de|du|des|à|aux|et|&|la|le|les) )?\p{Lu}[\p{L}\d&’+-]*){0,3}) (?:se |s’|vous |leur |les |lui )?(\p{Ll}+(?:e|t|d|ent|x))(?!\p{L})/u.exec(
      sentence,
    );
  const [, name = '', verb = ''] = found ?? [];
  // « L’Établi », « La Ruche » are names too.
  const first = name.replace(/^(?:L’|Le |La |Les )(?=\p{Lu})/u, '').split(/[\s’]/u)[0] ?? '';
  if (
    name === '' ||
    notNames.test(fold(first)) ||
    (isKnownNoun(first) && !looksPlural(first)) ||
    nextToNoun.test(fold(verb))
  )
    return undefined;
  return name;
}

const notNames =
  /^(?:notre|nos|mon|ma|mes|le|la|les|ce|cet|cette|ces|il|elle|ils|elles|nous|vous|je|on|cela|ca|chaque|tout|toute|tous|toutes|une?|des|du|qui|que|quand|pour|avec|dans|en|a|au|aux|chez|sur|sous|sans|par|plus|moins|trop|peu|beaucoup|aujourd|hier|demain|ici|si|mais|et|or|car|donc|puis|ensuite|enfin|ainsi|aucune?|certains?|certaines|plusieurs|personne|rien|quelques|comme|entre|depuis|pendant|apres|avant|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|j|c|l|d|s|n|m|t|qu|bonjour|salut|seule?s?|voici|imaginez|il|y)$/u;

/** Words after a capital that are no verb: « Plateforme de », « Savon noir ». */
const nextToNoun =
  /^(?:de|une?|et|petite|grande|verte|noire|blanche|simple|mobile|durable|solidaire|artisanale|solide|rechargeable|connecte|naturelle|locale|ouverte|adaptee?|gratuite|collective|en ligne|complete|mensuelle|haute|elegante|assermente|utilisable|pratique|unique|legere?|est|sont|document|gourmande|partagee?)$/u;
