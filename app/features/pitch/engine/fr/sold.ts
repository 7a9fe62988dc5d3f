import { definingText, ownWords } from './defining-text';
import type { Offer } from '../read/reading';

/** What is offered, folded, from its noun on. */
export type Sold = {
  /** From the head noun on: `cours de piano a domicile`, past what only contains it (« une gamme de … »). */
  noun: string;
  /** The same before that is looked past: `gamme de savons`. */
  outer: string;
  /** The verb and its object, where a sentence says what is done: `reparons les velos`. */
  does: string;
  /** The whole definition. */
  text: string;
};

/** What the brief offers, as its definition says it; where it is only worked upon (« Nous filmons des fermes »), no noun. */
export function soldIn(offer: Offer, description: string): Sold {
  const said = definingText(offer);
  const text = ownWords(said === '' ? description : said);
  const { lead = '' } = offer;
  const sentence = offer.statement === undefined && lead !== '' ? `${ownWords(lead)} ${text}` : text;
  const told = offer.statement !== undefined || lead !== '' || said === '';
  const does = told ? deedIn(sentence) : '';
  const isNoun = does === '' && offer.statement === undefined;
  const outer =
    made.exec(does)?.groups?.what ??
    (isNoun || /^(?:notre|nos|mon|ma|mes) /u.test(text) ? afterTitle(text) : '');
  const bare = withoutArticle(outer);
  return { noun: past(bare), outer: bare, does, text: sentence };
}

/** What is done, in the first sentence of ours: « Chez Mona, on retape … », « Le bois est jeté. Nous le récupérons. » */
function deedIn(text: string): string {
  return (
    text
      .split(/[.!?] /u)
      .map((sentence) => sentence.replace(/^[^,:]{3,60}(?:, | : )(?=(?:nous|je|on) |j')/u, '').trim())
      .map((sentence) => doing.exec(sentence)?.groups?.does)
      .find((does) => does !== undefined) ?? ''
  );
}

const doing =
  /^(?:(?:(?:nous|je|on|j'|(?:notre|nos|mon|ma|mes) \w+) ?(?:(?:avons|ai|a|allons|vais|voulons|veux|veut|veu|souhaitons|souhaite|montons) )?|j'(?:ai )?)(?:y )?|\w[\w'-]+ (?:\w+ )?(?=(?:aide|accompagne|met en relation|trie|compare|livre|repare|relie|forme|loue|recupere|collecte|rachete|soigne|transporte)\b)|(?=(?:recuperer|aider|livrer|reparer|apprendre|accompagner|former|louer|vendre|fabriquer|organiser|creer|ouvrir)\b))(?<does>[a-z]{3,} .*)$/u;

/** Of what one makes, sells or organises the object is the offer; of what one cleans, films or carries it is not. */
const made =
  /^(?:lou\w+|fabri\w+|produi\w+|cre\w+|vend\w*|propos\w+|offr\w+|organis\w+|fai[rst]\w*|conc\w+|edit\w+|prepar\w+|brass\w+|tourn\w+|cou[ds]\w*|cuisin\w+|forge\w*|torrefi\w+|invent\w+|imagin\w+|lanc\w+|mont\w+|ouvr\w+|develop\w+|construi\w+|donn\w+|tiss\w+|tricot\w+|cultiv\w+|distribu\w+|commercialis\w+|install\w+|posons|pose|fond\w+|distill\w+|elev\w+|recolt\w+|assembl\w+|sculpt\w+) (?<what>.*)$/u;

/** « La Ferme des mots : un livre », « Pain au chocolat, une bibliothèque »: what follows says what it is. */
function afterTitle(text: string): string {
  const [, what] =
    /^(?:(?:le |la |les |l')[^,:]{2,40} : |[^,:]{2,40}(?: : |, )(?=(?:une?|des) ))(?!nous |je |on )(.+)$/u.exec(
      text,
    ) ?? [];
  return what ?? text;
}

function withoutArticle(text: string): string {
  return text
    .trim()
    .replace(/^(?:une? |des |du |de la |de l'|les? |la |l'|nos |notre |mon |ma |mes |vos |\d+ |de |d')/u, '')
    .replace(
      /^(?:(?:petite?s?|grande?s?|nouvel(?:le)?s?|nouveaux?|jeunes?|bonne?s?|vraie?s?|vieux|belles?|beaux?|premiere?s?|mini|deux|trois|seule?|meilleure?s?) )+/u,
      '',
    );
}

/** Past nouns that only hold what is sold: « une marque de », « une application d’ ». */
function past(noun: string): string {
  const inner = holder.exec(noun)?.groups?.what;
  return inner === undefined ? noun : past(withoutArticle(inner));
}

const holder =
  /^(?:(?:gamme|collection|marque|vente|fabrication|production|fabrique|creation|box|coffrets?|assortiments?|series?|entreprise|societe|service|services|plateforme|appli|application|site|reseau|projet|boutique|magasin|pots?|bouteilles?|sachets?|paniers?|cooperative|equipe|ligne|livraison|abonnement|creatrice|createur|fabricant|fabricante|vendeur|vendeuse|producteur|productrice|solution|solutions|comparateur|courtier|mise en vente|installation|pose|location-vente)(?: (?!de |d'|du |des |en |a )\w+)? )(?:de |d'|du |des |en |a (?=deux|trois|quatre))(?<what>.+)$/u;
