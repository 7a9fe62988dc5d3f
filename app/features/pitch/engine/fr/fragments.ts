import type { Offer, Role } from '../read/reading';
import { fold, lowerFirst, upperFirst } from '../words';
import { indefinite, parseNounPhrase } from './noun-phrase';
import { isFeminineNoun } from './grammar';

/** A line of a brief that is no sentence (« Vendu dans 23 salons ») made one, in the words of the line; else undefined. */
export function fragmentSentence(
  text: string,
  role: Role,
  offer: Offer,
  subject: string,
): string | undefined {
  const body = text.replace(/[.!]$/u, '');
  const first = fold(body.split(/\s/u)[0] ?? '');
  const known = offer.phrase !== undefined || offer.short !== undefined;
  if (known && done.test(first) && agrees(first, offer))
    return `${subject} ${offer.plural ? 'ont été' : 'a été'} ${lowerFirst(body)}.`;
  if (known && state.test(first) && agrees(first, offer))
    return `${subject} ${offer.plural ? 'sont' : 'est'} ${lowerFirst(body)}.`;
  if (known && /^sans \p{L}+/iu.test(body) && !/^sans \p{L}+(?:er|ir|re)\b/iu.test(body))
    return `${subject} ${offer.plural ? 'sont' : 'est'} ${lowerFirst(body)}.`;
  const event =
    /^(\p{L}+(?: \p{L}+)?) ((?:déposé|obtenu|signé|lancé|accordé|ouvert|créé)(?:e?s?))( .+)?$/iu.exec(body);
  if (event?.[1] !== undefined && event[2] !== undefined && !/^\d/u.test(body)) {
    const noun = parseNounPhrase(event[1]);
    return `${upperFirst(indefinite(noun))} ${noun.plural ? 'ont' : 'a'} été ${event[2]}${event[3] ?? ''}.`;
  }
  const timed = /^(\p{L}+(?: \p{L}+)?) ((?:en|sous|dans) (?:les )?\d.*)$/iu.exec(body);
  if (timed?.[1] !== undefined && timed[2] !== undefined) {
    const noun = lowerFirst(timed[1]);
    const article = /^[aeiouéèêh]/iu.test(noun)
      ? 'l’'
      : isFeminineNoun(noun.split(' ')[0] ?? '')
        ? 'la '
        : 'le ';
    return `${upperFirst(article)}${noun} ${/^(?:reponse|devis|resultat|rapport)/u.test(fold(noun)) ? 'arrive' : 'se fait'} ${timed[2]}.`;
  }
  if (/^(?:à partir de |dès )?\d[\d\s.,]*\s?(?:€|euros?)/iu.test(body))
    return `Le prix : ${lowerFirst(body)}.`;
  if (/^(?:tarif|prix) ?:? ?/iu.test(body)) return `${body.replace(/^(tarif|prix) ?:? ?/iu, 'Le $1 : ')}.`;
  if (/^(?:plus de |près de )?\d/iu.test(body) && role === 'proof') return `Déjà ${lowerFirst(body)}.`;
  if (/^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+) \p{L}/iu.test(body))
    return `Il y a ${lowerFirst(body)}.`;
  return undefined;
}

/** What was done to the offer, once. */
const done =
  /^(?:test|prim|recompens|selectionn|valid|cre|lanc|approuv|elu|finance|developp|conc|imagin|soutenu|salu|pens)(?:e|ee|es|ees|u|ue|us|ues)?$/u;

/** How the offer is, now. */
const state =
  /^(?:vendu|fabriqu|tricot|cous|disponible|livr|certifi|labellis|brevet|hebergé|heberg|compatible|garanti|utilis|recycl|repar|install|distribu|propos|accompagn|compris|rembours)(?:e|ee|es|ees|u|ue|us|ues|s|able|ables|i|ie|is|ies)?$/u;

/** The participle has the number of the offer. */
function agrees(word: string, { plural }: Offer): boolean {
  return word.endsWith('s') === plural;
}
