import type { Audience } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { hasVerb } from './clauses';
import { isFeminineNoun, looksPlural } from './grammar';
import { parseNounPhrase } from './noun-phrase';

/** The audience as a noun phrase that can be a subject, or words to quote when it is not one. */
export function readAudience(sentences: string[]): Audience {
  const whole =
    sentences.map((sentence) => sentence.replace(/[.!?]$/u, '')).find((sentence) => sentence !== '') ?? '';
  const text = agreeing(sayable(whole.replace(leadIn, '').trim()));
  const folded = fold(text);
  const broad =
    !/^(?:tous|toutes) (?:les|ceux|celles)\b.*\b(?:qui|dont|ayant|vivant|souhaitant|de \d|en|sans)\b/u.test(
      folded,
    ) &&
    /^(?:a |pour )?(?:tout le monde|tous|toutes?|n'importe qui|chacun|le grand public|grand public|tout public|tous les)\b/u.test(
      folded,
    );
  const sure = text !== '' && !hasVerb(text) && countWords(text) <= 22 && /^\p{L}/u.test(text);
  if (!sure) return { phrase: text, short: text, plural: true, feminine: false, sure: false, broad };
  const { phrase, plural, feminine } = withArticle(text, broad);
  const mixed = [...phrase.matchAll(/(?: et|,) les (\p{L}+)/gu)].some(
    ([, noun = '']) => !isFeminineNoun(noun) && !/^(?:ONG|PME|TPE|ETI|ESN|AMAP|SCOP)$/u.test(noun),
  );
  return { phrase, short: shortAudience(phrase), plural, feminine: feminine && !mixed, sure, broad };
}

/** « parents qui voyage »: the verb after a plural has its plural. */
function agreeing(written: string): string {
  const text = written.replace(/(\p{L}) (\d+) ?[-–/] ?(\d+) ans(?!\p{L})/u, '$1 de $2 à $3 ans');
  if (!/^(?:les |des )?(?:\p{L}+ ){0,2}\p{L}+s qui /iu.test(text)) return text;
  return text
    .replace(/ qui (ne |n’|se |s’|en |y )?(\p{Ll}{3,}(?<!mêm|autr|un)e)(?= |$)/gu, ' qui $1$2nt')
    .replace(
      / qui (ne |n’|se |en |y )?(est|a|fait|va|peut|veut|doit)(?= )/gu,
      (_, before: string | undefined, verb: string) => ` qui ${before ?? ''}${plurals[verb] ?? verb}`,
    );
}

const plurals: Record<string, string> = {
  est: 'sont',
  a: 'ont',
  fait: 'font',
  va: 'vont',
  peut: 'peuvent',
  veut: 'veulent',
  doit: 'doivent',
};

const leadIn =
  /^(?:nous (?:visons|ciblons|nous adressons)|(?:notre|la|le|mon) (?:cible|public|clientèle|audience)(?: (?:principale?|cible|visé))?(?: est| sont|,| :)?(?: (?:constituée?|composée?) (?:de |d’))?|pour|à destination (?:de |des )|(?:cela |ça |il |elle )?s’adresse (?:à |aux )|destinée?s? (?:à |aux )|principalement|surtout|essentiellement|aux|auprès (?:de |des )|cible\s*:|d’abord)\s*:?\s*/iu;

function withArticle(text: string, broad: boolean): { phrase: string; plural: boolean; feminine: boolean } {
  const read = parseNounPhrase(text);
  // « office managers », « détenus et surveillants »: without an article, an s is a plural.
  const several = read.article === '' && /^(?:\p{L}+ )?[\p{L}-]{3,}[sx](?!\p{L})/u.test(text);
  const np = { ...read, plural: read.plural || several };
  const running = /^\p{Lu}{2}|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(np.noun) ? np.noun : lowerFirst(np.noun);
  if (
    /^(?:toute?|chaque|quiconque|toi|vous|celles|ceux|celui|tous|toutes|ma|mon|mes|nos|notre|certains|quelques)\b/iu.test(
      np.noun,
    ) &&
    np.article === ''
  ) {
    return {
      phrase: running,
      plural:
        /^(?:ceux|celles|tous|toutes|certains|quelques|mes|nos)/iu.test(running) &&
        !/^tout le monde/iu.test(running),
      feminine: /^(?:toute|celles)/iu.test(running),
    };
  }
  if (broad && /^grand public/iu.test(np.noun))
    return { phrase: `le ${running}`, plural: false, feminine: false };
  if (/^(?:des|les|nos|vos|mes|ces|leurs)$/u.test(np.article) || (np.article === '' && np.plural)) {
    const rest = eachWithArticle(running.replace(/(, | et | ou )des /gu, '$1les '));
    return { phrase: `les ${rest}`, plural: true, feminine: np.feminine };
  }
  if (/^(?:le|la|l’|un|une|notre|mon|ma)$/u.test(np.article)) {
    const severalHeads = / et (?:les|la|le|l’|des) ?/u.test(running);
    return {
      phrase: `${np.article}${np.article === 'l’' ? '' : ' '}${running}`,
      plural: severalHeads,
      feminine: np.feminine,
    };
  }
  if (/^\p{Lu}{2,}\b/u.test(running))
    return { phrase: `les ${eachWithArticle(running)}`, plural: true, feminine: false };
  return { phrase: `chaque ${running}`, plural: false, feminine: np.feminine };
}

/** An audience too long for one sentence, cut where its examples or its second half begin. */
function sayable(text: string): string {
  if (countWords(text) <= 19) return text;
  const cuts = [
    ...text.matchAll(
      /,? (?:notamment|en particulier|surtout|mais aussi|y compris|par exemple|ainsi que|comme) |, | et (?=les |des )/gu,
    ),
  ]
    .map((found) => text.slice(0, found.index))
    .filter((left) => countWords(left) >= 2 && countWords(left) <= 19);
  const beforeExamples =
    text.split(/,? (?:notamment|en particulier|mais aussi|y compris|par exemple|ainsi que) /u)[0] ?? text;
  return countWords(beforeExamples) <= 19 ? beforeExamples : (cuts.at(-1) ?? text);
}

/** « les communes et boulangers » becomes « les communes et les boulangers »; « les seniors actifs et curieux » stays. */
function eachWithArticle(text: string): string {
  return text
    .replace(
      /(,? et |, | ou )(?=(\p{Ll}+|\p{Lu}{2,})(?!\p{L}))/gu,
      (link: string, _link: string, word: string, at: number) =>
        isPluralNoun(word) ||
        /^\p{Lu}/u.test(word) ||
        foreign.test(text.slice(at + link.length)) ||
        aloneNoun.test(text.slice(at + link.length)) ||
        (frontAdjective.test(word) && frontedNoun.test(text.slice(at + link.length)))
          ? `${link}les `
          : link,
    )
    .replace(/, (les [^,]+)$/u, (tail: string, last: string) =>
      / et /u.test(text) || !/^les \p{L}+(?: (?!qui |et )[\p{L}’]+){0,3}$/u.test(last) ? tail : ` et ${last}`,
    );
}

const foreign = /^(?:food trucks|start-?ups|office managers|freelances|escape games|coworkings)(?!\p{L})/u;

const frontAdjective = /^(?:petite?s|grande?s|jeunes|nouveaux|nouvelles|vieux|vieilles|futurs?|futures)$/u;
const aloneNoun = /^jeunes (?:en|de|d’|du|des|qui|au|aux|à|dans|sans|issus)(?= |\p{L})/u;
const frontedNoun = /^\p{L}+ (?!et\b|ou\b)\p{Ll}{3,}s\b/u;

function isPluralNoun(word: string): boolean {
  return (
    (looksPlural(word) || /^(?:apprentis|amis|commis)$/u.test(word)) &&
    (nounsLikeAdjectives.test(fold(word)) || !adjective.test(word))
  );
}

const adjective =
  /(?:ées|és|ives|ifs|eux|euses|elles|iques|ables|ibles|ales|aux|uels|ains|aines|aises?|ois|oises)$|^(?:les|des|leurs|nos|vos|mes|ses|aux|petite?s|grande?s|jeunes|autres|seule?s|exigeante?s|soigneux|libres|proches|indépendante?s|modestes|précaires|vivant|sans|moins|plus|dans|sous|chez|vers|très|pas|bons|bonnes|gros|grosses|simples|seniors actifs|sensibles|fragiles|solidaires|urbains|urbaines|citadins)$/u;

const nounsLikeAdjectives =
  /^(?:salarie|employe|collectivite|communaute|universite|societe|autorite|municipalite|localite|marche|musee|lycee|comite|cafe|hopitaux|journaux|tribunaux|bureaux|chevaux|chateaux|retraite|associe|delegue|diplome|refugie|handicape|responsable|comptable|musique|journaliste|syndique|animaux|professionnel|particulier|elu|provinciaux|marginaux|etudiante|commercante|habitante|debutant|africains|parisiens)e?s?$/u;

/** The audience in at most six words, cut where a complement begins. */
function shortAudience(phrase: string): string {
  if (countWords(phrase) <= 7) return phrase;
  const cut = [
    ...phrase.matchAll(
      /,? (?=(?:qui|que|dont|de \d|âgée?s?|ayant|vivant|souhaitant|cherchant|voulant|travaillant|soucieu\p{L}*|sans|avec|dans|en|à|entre|et|ou|par|au|aux|sur|du|des|de|\p{L}+(?:ées?|és))(?!\p{L}))|, | (?=d’)/gu,
    ),
  ]
    .map((found) => phrase.slice(0, found.index))
    .filter(
      (left) =>
        countWords(left) >= 2 &&
        countWords(left) <= 6 &&
        !/ (?:qui|que|dont)\b|\d$/u.test(left) &&
        !open.test(left),
    );
  const atComma = phrase.split(', ')[0] ?? '';
  if (countWords(atComma) >= 2 && countWords(atComma) <= 6) return atComma;
  const best = cut.findLast((left) => !/\p{L}(?:ant|et|ou)$/u.test(left));
  // « les personnes » alone says nothing: better the whole phrase than its first word.
  const tellsNothing =
    best === undefined ||
    /^(?:les|des|toutes les|tous les) (?:personnes|gens|hommes|femmes|hommes et les femmes|femmes et les hommes|habitants|jeunes|adultes|parents d’enfants|familles avec|clients|professionnels|entreprises|DRH d’entreprises|[\p{L} ]+ d’entreprises)$/u.test(
      best,
    );
  return tellsNothing && countWords(phrase) <= 14 ? phrase : (best ?? phrase);
}

/** Ends on a word that asks for more: « éloignées » of what? */
const open =
  /(?:éloigné|lassé|chargé|issu|atteint|touché|concerné|confronté|passionné|désireux|désireuse|soucieux|soucieuse|équipé|situé|privé|proche|responsable|amateur|victime|membre|gérant|en quête|en recherche|en perte|en manque|en situation|à la recherche|en cours|parents d’enfant|désireuse|fatigué|amoureux)(?:e|es|s)?$|(?:^| )(?:de |d’)?(?:moins|plus|environ|près|au|à|et|ou)$/u;
