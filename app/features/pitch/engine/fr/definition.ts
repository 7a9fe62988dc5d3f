import { countWords, fold, lowerFirst, upperFirst } from '../words';
import { isLed, isSentence } from './clauses';
import { isKnownNoun } from './grammar';
import { startsWithInfinitive } from './infinitive';
import { finiteVerbs } from './lexicon';
import { kindPhrase, titledPhrase } from './titles';

/** What a sentence says of the offer: its name, the noun phrase, the visitor's words before it, and what follows. */
type Found = { name?: string; phrase?: string; lead?: string; after: string[] };

/** The offer as one sentence of the brief defines it, and what that sentence says besides. */
export function definitionIn(sentence: string): Found | undefined {
  if (isLed(sentence)) return undefined;
  const titled = titledPhrase(sentence);
  if (titled !== undefined) return { phrase: titled, after: [] };
  if (result.test(sentence)) return undefined;
  const kind = kindPhrase(sentence);
  if (kind !== undefined) return kind;
  const [first = '', second] = sentence.split(
    /,? et (?=(?:nous|je|j’|on) ?\p{L})|, (?=(?:nous|je|j’|on|il|elle) \p{L})| : (?=(?:les|la|le|chaque|on|nous) .{4,}\b(?:est|sont|a|ont|peut|peuvent|va|vont)\b)| : (?=(?:ils?|elles?|nous|je) \p{L})/u,
  );
  const specs = /^(.{8,}?), (\d.*)$/u.exec(second === undefined ? first.replace(/\s*[.!?]+$/u, '') : '');
  const kept =
    specs?.[1] !== undefined && !isSentence(sentence) ? specs[1] : first.replace(/\s*[.!?]+$/u, '');
  const after = [
    ...(kept === specs?.[1] && specs[2] !== undefined ? [`${specs[2]}.`] : []),
    ...(second === undefined
      ? []
      : [upperFirst(second).replace(/^(On \p{L}+ les? \p{L}+), (les? \p{L}+)(?=[.!])/u, '$1 et $2')]),
  ];
  const body = second === undefined ? kept : kept.replace(/, ((?:de la|de l’|du|des) [^,]+)$/u, ' et $1');
  for (const pattern of definitions) {
    const found = pattern.exec(body)?.groups;
    if (found?.phrase === undefined || !/^\p{L}/u.test(found.phrase)) continue;
    const name =
      found.name === undefined ||
      /^(?!(?:Le|La|Les|L’|Ma|Mon|Mes|Un|Une|Notre|Nos|Chez|En|Pour|Ce) ?\p{Lu})(?:Notre|Nos|Mon|Ma|Mes|Le|La|Les|L’|Ce|Cette|Il|Elle|C’|Un|Une|Des|Nous|Je|On|Aujourd|Chaque|Quand|Pour|Avec|Dans|En)\b/u.test(
        found.name,
      )
        ? undefined
        : found.name.trim();
    if (
      found.name !== undefined &&
      name === undefined &&
      !/^(?:Notre|Nos|Mon|Ma|Mes|Ce|C’|Il s’)/u.test(found.name)
    )
      continue;
    const before = body.slice(0, body.length - found.phrase.length).trim();
    const lead =
      (/^(?:(?:Nous|Je|On)(?!\p{L})|J’)/u.test(before) && found.name === undefined) ||
      (name !== undefined && before.startsWith(name) && !/(?:est|sont|c’est|sera|serait)$/u.test(before))
        ? before
        : undefined;
    return { name: name?.replace(/[«»\s]+/gu, ' ').trim(), phrase: found.phrase, lead, after };
  }
  if (
    /^\d|^\p{L}+(?:é|ée|és|ées|ant) |^(?:vend|conç|reç|rend|ten|ven|reven|attend|obten|souten)ue?s? /iu.test(
      body,
    )
  )
    return undefined;
  if (/^(?:Le |La |L’)[^,]{2,40} qui [^,]+$/u.test(body) && countWords(body) <= 10 && !secondVerb.test(body))
    return { phrase: body.replace(/^(?:Le |La |L’)/u, ''), after };
  if (
    /^\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*)?$/u.test(body) &&
    countWords(body) < 3 &&
    !commonNoun(body)
  )
    return undefined;
  if (isSentence(sentence) || startsWithInfinitive(lowerFirst(body)) || countWords(body) > 40)
    return undefined;
  const named =
    /^(?:« ?)?(?<name>\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,2}|(?<=« ?)\p{Lu}[^»]{1,40}?)(?: ?»)?(?:,| :) (?<phrase>\p{L}.+)$/u.exec(
      body,
    )?.groups;
  if (named?.name !== undefined && label.test(named.name)) return undefined;
  if (named?.phrase !== undefined && !/^(?:sans|avec|pour|dans)\b/iu.test(named.phrase))
    return { name: named.name, phrase: named.phrase, after };
  return /^(?:(?:sans|avec|pour|dans|en|à|plus|moins|par|chez|depuis|grâce|pas|entre|jamais)\b|(?:déjà|toutes?|tous|toujours|même|personne|rien)(?!\p{L}))/iu.test(
    body,
  )
    ? undefined
    : { phrase: body, after };
}

/** « Erreurs divisées par 4 », « Premier cours offert, puis 8 € »: what came of it, or what it costs. */
const result =
  /^\p{L}+ (?:divisée?s?|réduite?s?|multipliée?s?|évitée?s?|économisée?s?) (?:par|de) \d|^(?:premi\p{L}+|devis|livraison|consultation) (?:\p{L}+ )?(?:offert|gratuit)e?s?(?:[,. ]|$)|^\d+ ans d’expérience|^prototypes? /iu;

const subject =
  '(?<name>(?:« ?[^»]{1,40} ?»|\\p{Lu}[\\p{L}\\d&’.+-]*)(?: (?:\\p{Lu}|\\d|de |du |des |et |& |la |le |d’|aux |au |à )[\\p{L}\\d&’+-]*){0,4}|Notre \\p{L}+|Nos \\p{L}+|Mon \\p{L}+|Ma \\p{L}+|Mes \\p{L}+)';
const determined =
  '(?<phrase>(?:un|une|des|du|de la|de l’|le premier|la première|les premiers|les premières|le seul|la seule|l’)\\s*(?<=\\s|’).+)';
const definitions = [
  /^(?:J’ai|Nous avons|On a) (?:envie|l’idée|le projet|l’intention|pour projet|pour idée) (?:de |d’)\p{L}+(?:er|ir|re) (?<phrase>(?:un|une|des) .+)$/u,
  /^(?:Mon|Notre) (?:projet|idée|rêve|objectif) (?:est |: ?|c’est )(?:de |d’)?\p{L}+(?:er|ir|re) (?<phrase>(?:un|une|des) .+)$/u,
  /^(?:Nous|Je|J’|On) ?(?:avons|ai|a)? ?(?:donc |alors |ainsi )?(?:imaginé|créé|lancé|fondé|monté|inventé|conçu|développé) (?<name>\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,3}), (?<phrase>(?:une?|des|le|la) .+)$/u,
  new RegExp(`^${subject},? (?:est|sont|c’est|sera|seront|serait|est donc|ce sont) ${determined}$`, 'u'),
  new RegExp(
    `^${subject},? (?:propose|fabrique|développe|conçoit|vend|offre|crée|organise|produit|édite|lance|commercialise|réunit|loue) ${determined}$`,
    'u',
  ),
  new RegExp(
    `^(?:Nous|Je|J’|On) ?(?:avons |ai |allons |vais |voulons |veux |veut |voudrait |aimerait |souhaitons |souhaite |sommes en train de )?(?:donc |aussi )?(?!sommes|suis|cherch|recherch|lev|recrut|avons|ai )\\p{L}{4,}(?: \\p{L}+ant)? ${determined}$`,
    'u',
  ),
  new RegExp(`^(?:C’est|Il s’agit d’|Ce sont|Voici|Imaginez) ?(?:de )?${determined}$`, 'u'),
  /^Il s’agit d’(?<phrase>une? .+)$/u,
];

/** « Notre application RH compte 14 modules » says at least that it is an application; the sentence is kept. */
export function possession(sentence: string): Found | undefined {
  const [, noun] =
    /^(?:Notre|Nos|Mon|Ma|Mes) (\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*){0,3}?) (?=\p{Ll})/u.exec(sentence) ?? [];
  if (noun === undefined || vague.test(fold(noun))) return undefined;
  const after = fold(sentence.slice(sentence.indexOf(noun) + noun.length));
  const verb = finiteVerbs.exec(after);
  const words = verb === null ? [] : [noun, ...after.slice(0, verb.index).trim().split(' ')].filter(Boolean);
  if (verb === null || words.length > 4) return undefined;
  const start = sentence.indexOf(noun);
  const phrase = sentence.slice(start, start + noun.length + verb.index).trim();
  return {
    phrase: (sentence.split(' ')[0] ?? '').endsWith('s') ? `des ${phrase}` : phrase,
    after: [sentence],
  };
}

/** Words that say who the founders are or what they want, not what they offer. */
const vague =
  /^(?:equipe|objectif|but|mission|idee|projet|ambition|concept|solution|offre|produit|service|entreprise|societe|association|collectif|cooperative|valeurs?|modele|difference|clients?|chiffre|premiers?|premieres?|benevoles?|metier|cible|public|camion|cuisiniers?|mari|pere|mere|fille|fils|travail|approche|promesse|vision|experience|structure|marche|prix|tarifs?|\d)/u;

const label =
  /^(?:Thème|Prix|Tarifs?|Campagne|Objectif|But|Cible|Contact|Projet|Concept|Produit|Service|Idée|Mission|Lieu|Date|Équipe|Stade|Besoin|Problème|Solution|Format|Durée|Public|Délai|Bonus|Avantages?)$/u;

const secondVerb = / (?:est|sont|a|ont|va|vont|fait|font|peut|doit|n’\p{L}+|ne \p{L}+ (?:pas|plus)) /u;

function commonNoun(word: string): boolean {
  return isKnownNoun(word.split(' ')[0] ?? '');
}
