import type { Offer } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { breakSentence, isSentence } from './clauses';
import { indefinite, mediumPhrases, parseNounPhrase, shortPhrase } from './noun-phrase';

type Found = { name?: string; phrase?: string; lead?: string; after: string[] };

/** Finds what the offer is in the first sentence that says so; the rest of the sentences come back for other uses. */
export function readOffer(sentences: string[]): { offer: Offer; rest: string[] } {
  const aim = sentences
    .filter(
      (sentence) =>
        !/^(?:Nous|Je|On) (?:cherch|recherch|lev|recrut)|\b(?:faut|doit|doivent)\b/u.test(sentence),
    )
    .map(findAim)
    .find((found) => found !== undefined);
  const calledName = namedIn(sentences.join(' '));
  for (const [at, sentence] of sentences.slice(0, 4).entries()) {
    const found = sentence.endsWith('?') ? undefined : definitionIn(sentence);
    if (found?.phrase === undefined) continue;
    const np = parseNounPhrase(found.phrase);
    const phrase = indefinite(np);
    const offer: Offer = {
      name: found.name ?? calledName,
      phrase: countWords(phrase) <= 21 ? phrase : undefined,
      short: shortPhrase(phrase, 8),
      lead: found.lead,
      medium: mediumPhrases(phrase),
      aim,
      plural: np.plural,
      feminine: np.feminine,
    };
    if (offer.phrase === undefined && offer.short === undefined) continue;
    return { offer, rest: [...sentences.slice(0, at), ...found.after, ...sentences.slice(at + 1)] };
  }
  const name = calledName ?? sentences.map(subjectName).find((found) => found !== undefined);
  const rest = sentences.filter(
    (sentence) => aim === undefined || !startsWithInfinitive(lowerFirst(sentence)),
  );
  return { offer: { name, aim, medium: [], plural: false, feminine: false }, rest };
}

/** A clause that begins with an infinitive and says what the offer is for. */
export function findAim(sentence: string): string | undefined {
  const body = sentence.replace(/[.!?]$/u, '');
  for (const pattern of aims) {
    const rest = pattern.exec(body)?.[1];
    if (rest === undefined || !startsWithInfinitive(lowerFirst(rest))) continue;
    const cut = rest.split(/, | grâce | tout en | en \p{L}+ant\b| afin | qui | mais /u)[0]?.trim() ?? '';
    if (countWords(cut) >= 2 && countWords(cut) <= 16) return lowerFirst(cut);
  }
  return undefined;
}

const aims = [
  /^(.+)/u,
  /\bpermet(?:tent|tant)? (?:aux? |à |à la |à l’)[^,.]{2,70}? (?:de |d’)(\p{Ll}.+)/u,
  /\bpermet(?:tent|tant)? (?:de |d’)(.+)/u,
  /\baid(?:e|ent|ons|er|ant) [^,.]{2,70}? à (\p{Ll}.+)/u,
  /\b(?:objectif|but|mission|ambition|idée) (?:est |: |principal est )?(?:de |d’)(.+)/u,
  /\bconsiste à (.+)/u,
  /\bafin (?:de |d’)(.+)/u,
  /\bpour (.+)/u,
];

function startsWithInfinitive(text: string): boolean {
  const first =
    fold(text)
      .replace(/^(?:mieux|bien|ne plus|ne pas|se|s'|les|la|le|y|l') ?/u, '')
      .split(/\s/u)[0] ?? '';
  return (
    /^(?:[a-z-]{2,}(?:er|ir|oir)|[a-z-]*(?:dre|tre|ire|ivre|ompre|oire|uire|aire|aindre))$/u.test(first) &&
    !notInfinitive.test(first)
  );
}

const notInfinitive =
  /^(?:particulier|quartier|metier|papier|hier|chantier|atelier|ouvrier|mer|hiver|premier|dernier|entre|votre|notre|contre|autre|centre|theatre|livre|maitre|membre|titre|litre|metre|offre|affaire|horaire|salaire|annuaire|propre|simple|exemplaire|restaurateur|courrier|calendrier|dossier|leader|plaisir|loisir|avenir|cuir|soir|espoir|territoire|histoire|laboratoire|solaire|alimentaire|scolaire|solidaire|lire-ecrire|notaire|declaration|encadre|quatre|sucre|novembre|decembre|septembre|octobre|chambre|ordre|cadre|cendre|genre|vivre-ensemble|etudiant|etre humain|fichier|clavier|escalier|foyer|cancer|enfer|fer|ver|desir|tir|noir|devoir-maison)$/u;

function definitionIn(sentence: string): Found | undefined {
  const [first = sentence, ...after] = tidyBreak(sentence);
  const body = first.replace(/[.!?]$/u, '');
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
      (/^(?:Nous|Je|J’)\b/u.test(before) && found.name === undefined) ||
      (name !== undefined && before.startsWith(name) && !/(?:est|sont|c’est|sera|serait)$/u.test(before))
        ? before
        : undefined;
    return { name: name?.replace(/[«»\s]+/gu, ' ').trim(), phrase: found.phrase, lead, after };
  }
  if (/^\d|^\p{L}+(?:é|ée|és|ées|u|us|ue|ues|ant) /u.test(body)) return undefined;
  if (isSentence(first) || startsWithInfinitive(lowerFirst(body)) || countWords(body) > 21) return undefined;
  const titled =
    /^(?<name>\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,2})(?:,| :) (?<phrase>\p{L}.+)$/u.exec(
      body,
    )?.groups;
  if (titled?.phrase !== undefined && !/^(?:sans|avec|pour|dans)\b/iu.test(titled.phrase))
    return { name: titled.name, phrase: titled.phrase, after };
  return /^(?:sans|avec|pour|dans|en|à|plus|moins|par|chez|depuis|grâce)\b/iu.test(body)
    ? undefined
    : { phrase: body, after };
}

/** A definition is broken only when it is too long to be said at once. */
function tidyBreak(sentence: string): string[] {
  const parts = breakSentence(sentence, 22);
  return parts.length > 0 ? parts : [sentence];
}

const subject =
  '(?<name>(?:« ?[^»]{1,40} ?»|\\p{Lu}[\\p{L}\\d&’.+-]*)(?: (?:\\p{Lu}|\\d|de |du |des |et |& |la |le |d’|aux |au |à )[\\p{L}\\d&’+-]*){0,4}|Notre \\p{L}+|Nos \\p{L}+|Mon \\p{L}+|Ma \\p{L}+|Mes \\p{L}+)';
const determined =
  '(?<phrase>(?:un|une|des|du|de la|de l’|le premier|la première|les premiers|les premières|le seul|la seule|l’)\\s*(?<=\\s|’).+)';
const definitions = [
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

function subjectName(sentence: string): string | undefined {
  const found =
    /^(\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,2}) (?:se |s’)?(?:est|permet|aide|propose|vend|fabrique|relie|connecte|transforme|accompagne|veut|réunit|offre|livre|répare|forme|met|récupère|collecte|organise|loue|installe|conseille|garde|soigne|enseigne|trie|cultive|recycle|suit|donne|rend|fait|prépare|cuisine|sert|rapproche|rassemble|simplifie|automatise|mesure|calcule|protège|surveille|compare|traduit|imprime|héberge|cherche|développe|conçoit|remplace|rachète|partage|apprend|crée|produit|distribue|édite|occupe|charge|réduit)\b/u.exec(
      sentence,
    )?.[1];
  return found === undefined ||
    /^(?:Notre|Nos|Mon|Ma|Le|La|Les|Ce|Cette|Il|Elle|Nous|Je|On|Cela|Chaque|Tout|Une?|Des|Ça|Qui)$/u.test(
      found.split(' ')[0] ?? '',
    )
    ? undefined
    : found;
}

function namedIn(text: string): string | undefined {
  return /(?:appelée?s?|nommée?s?|baptisée?s?|du nom de|intitulée?s?|s’appelle) (?:« ?)?(\p{Lu}[\p{L}\d&’+-]*(?: \p{Lu}[\p{L}\d&’+-]*){0,3})/u.exec(
    text,
  )?.[1];
}
