import type { Offer, Role } from '../read/reading';
import { countWords, fold, lowerFirst, upperFirst } from '../words';
import { indefinite, parseNounPhrase } from './noun-phrase';
import { eventSentence } from './events';
import { looksPlural, withThe } from './grammar';

/** A line of a brief that is no sentence (« Vendu dans 23 salons ») made one, in the words of the line; else undefined. */
export function fragmentSentence(
  text: string,
  role: Role,
  offer: Offer,
  subject: string,
): string | undefined {
  const body = text.replace(/[.!]$/u, '');
  const first = lowerFirst(body.split(/\s/u)[0] ?? '');
  const known = offer.phrase !== undefined || offer.short !== undefined || offer.name !== undefined;
  const result =
    /^(.{6,}?), (\d[^,]*? (?:évité|gagné|économisé|sauvé|réduit|retrouvé)(?:e?s?)(?: .+)?)$/u.exec(body);
  if (result?.[1] !== undefined && result[2] !== undefined) {
    const said = fragmentSentence(`${result[1]}.`, role, offer, subject);
    return `${said ?? `Ce qui est fait : ${lowerFirst(result[1])}.`} Résultat : ${result[2]}.`;
  }
  if (/^déjà \p{L}|^déjà \d/iu.test(body)) return `${upperFirst(body)}.`;
  const reckon = /^(?:compte[rz]|prévoi?r|prévoyez) (.+)$/iu.exec(body)?.[1];
  if (reckon !== undefined) return `Comptez ${reckon}.`;
  const event = eventSentence(body);
  if (event !== undefined) return event;
  const raised = /^levée (?:de |: )(\d.*)$/iu.exec(body)?.[1];
  if (raised !== undefined) return `Nous levons ${raised.replace(/ en cours(?=,|$)/u, '')}.`;
  const priced =
    /^(?:le |la |un |une )?(\p{Ll}[\p{L} ]*?(?: de \d+ ?(?:g|kg|cl|ml|l|litres?|grammes?|heures?|minutes?|jours?|séances?))?)(?: à)? ?:? ?(\d[\d ,.]*(?:€|euros?))$/iu.exec(
      body,
    );
  if (
    priced?.[1] !== undefined &&
    priced[2] !== undefined &&
    !labels.test(body) &&
    !/^(?:prix|tarif|à partir|dès|compte|précommandes?)/iu.test(priced[1]) &&
    countWords(priced[1]) < 6
  )
    return `Le prix : ${priced[2]} pour ${indefinite(parseNounPhrase(lowerFirst(priced[1].trim())))}.`;
  if (known && done.test(first) && agreesWith(first, offer))
    return `${subject} ${offer.plural ? 'ont été' : 'a été'} ${lowerFirst(body)}.`;
  if (known && state.test(first) && agreesWith(first, offer))
    return `${subject} ${offer.plural ? 'sont' : 'est'} ${lowerFirst(body)}.`;
  if (known && /^sans \p{L}+/iu.test(body)) return `Le tout ${lowerFirst(body)}.`;
  if (/^(?:à partir de |dès )?\d[\d\s.,]*\s?(?:€|euros?)/iu.test(body))
    return `Le prix : ${lowerFirst(body)}.`;
  // A participle that agrees with nothing known is said as the founder wrote it.
  if (done.test(first) || state.test(first))
    return role === 'proof' && state.test(first)
      ? `Déjà ${lowerFirst(body)}.`
      : `${done.test(first) ? 'Ce qui est fait' : 'En pratique'} : ${lowerFirst(body)}.`;
  if (
    /^(?:sur|à|chez|dans|en|sous|par|avec) \p{L}/iu.test(body) ||
    /^\d+ (?:jours?|heures?) sur \d+/iu.test(body)
  )
    return `En pratique : ${lowerFirst(body)}.`;
  const tested =
    /^(\p{L}{4,}(?: \p{L}+)?) ((?:testé|validé|brevetée?|éprouvé|approuvé|téléchargé|écouté|visité|partagé|imprimé|divisé|réduit|multiplié)(?:e?s?))( .+)?$/iu.exec(
      body,
    );
  if (tested?.[1] !== undefined && tested[2] !== undefined && !done.test(tested[1]))
    return looksPlural(tested[1].split(' ')[0] ?? '')
      ? `Les ${lowerFirst(tested[1])} ont été ${tested[2]}${tested[3] ?? ''}.`
      : `${upperFirst(withThe(tested[1]))} a été ${tested[2]}${tested[3] ?? ''}.`;
  const begun =
    /^(\p{L}+(?: \p{L}+)?) ((?:déposé|obtenu|signé|lancé|accordé|ouvert|créé)(?:e?s?))( .+)?$/iu.exec(body);
  if (begun?.[1] !== undefined && begun[2] !== undefined && !/^\d/u.test(body)) {
    const noun = parseNounPhrase(begun[1]);
    return `${upperFirst(indefinite(noun))} ${noun.plural ? 'ont' : 'a'} été ${begun[2]}${begun[3] ?? ''}.`;
  }
  const labelled = labels.exec(body)?.groups;
  if (labelled?.name !== undefined && labelled.value !== undefined)
    return `${upperFirst(withThe(labelled.name))} : ${lowerFirst(labelled.value)}.`;
  const given = /^(\p{L}+(?: \p{L}+)?) ((?:fourni|inclus|compris|offert|garanti|gratuit)(?:e?s?))$/iu.exec(
    body,
  );
  if (given?.[1] !== undefined && given[2] !== undefined)
    return looksPlural(given[1].split(' ')[0] ?? '')
      ? `Les ${lowerFirst(given[1])} sont ${given[2]}.`
      : `${upperFirst(withThe(given[1]))} est ${given[2]}.`;
  const timed =
    /^(\p{L}+(?: (?:d’une?|du|de la|de|des) ?\p{L}+| \p{L}+)?) ((?:en|sous|dans) (?:les )?\d.*)$/iu.exec(
      body,
    );
  if (timed?.[1] !== undefined && timed[2] !== undefined) {
    if (!ofAction.test(timed[1].split(' ')[0] ?? '')) return undefined;
    const verb = /^(?:reponse|devis|resultat|rapport)/u.test(fold(timed[1])) ? 'arrive' : 'se fait';
    return `${upperFirst(withThe(timed[1]))} ${verb} ${timed[2]}.`;
  }
  const cheaper = /^(\d[\d ]*% (?:moins|plus) chers? (?:que|qu’).+?)(?:, (\p{L}+(?:é|ée|és|ées) .+))?$/u.exec(
    body,
  );
  if (known && cheaper?.[1] !== undefined)
    return `${subject} ${offer.plural ? 'coûtent' : 'coûte'} ${cheaper[1].replace('chers', 'cher')}${cheaper[2] === undefined ? '' : ` et ${offer.plural ? 'sont' : 'est'} ${cheaper[2]}`}.`;
  const below = /^(\p{L}+) ((?:inférieur|supérieur)e?s? .+)$/iu.exec(body);
  if (below?.[1] !== undefined && below[2] !== undefined)
    return `${upperFirst(withThe(below[1]))} est ${below[2]}.`;
  const practised = /^(\d+ ans) d’expérience(.*)$/iu.exec(body);
  if (practised?.[1] !== undefined) return `L’expérience : ${practised[1]}${practised[2] ?? ''}.`;
  if (/^\d+ (?:salariés|associés|associées|cofondateurs)(?!\p{L})/u.test(body)) return `Nous sommes ${body}.`;
  if (/^(?:toujours|jamais|pas d|aucun|zéro|même|ni|toutes?|tous|entièrement) ?\p{L}/iu.test(body))
    return `En pratique : ${lowerFirst(body)}.`;
  if (outOf.test(body)) return `Résultat : ${lowerFirst(body)}.`;
  if (duration.test(body)) return `La durée : ${body}.`;
  if (/^(?:plus de |près de )?\d/iu.test(body) && role === 'proof')
    return / déjà /u.test(body) ? `${body}.` : `Déjà ${lowerFirst(asPair(body))}.`;
  if (/^\d/u.test(body) && body.includes(',')) return `Quelques chiffres : ${body}.`;
  if (/^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix) \p{L}/iu.test(body))
    return role === 'proof' ? `Déjà ${lowerFirst(body)}.` : `Quelques chiffres : ${lowerFirst(body)}.`;
  if (/^\d/u.test(body)) return `En chiffres : ${body}.`;
  // A list of things needs no article.
  if (/^\p{L}[^,]{2,24}(?:, [^,]{3,24}){2,}$/u.test(body) && !/\d| et /u.test(body))
    return `Au programme : ${lowerFirst(body).replace(/, ([^,]+)$/u, ' et $1')}.`;
  return undefined;
}

/** « 7 stagiaires sur 10 embauchés »: a result, not a beginning. */
const outOf = /^(?:plus de |près de )?\d[\d ]* \p{L}+ sur (?:10|dix|100|cent|\d+)(?!\p{L})/iu;

const duration = /^\d[\d ]*(?: à \d+)? (?:mois|semaines?|jours?|heures?|ans?|minutes?|séances)(?:,|$)/iu;

/** « 6 prisons, 140 participants » as one says it. */
function asPair(body: string): string {
  return /^[^,]+, \d[^,]+$/u.test(body) ? body.replace(', ', ' et ') : body;
}

/** A line about a time begins with a noun of action: « Livraison en 48 heures ». */
const ofAction = /(?:tion|sion|age|ment|ise|ose|ie|et|is|at|nse|oi|aison|vente|ture|devis|rapport|bilan)$/iu;

/** What was done to the offer, once. */
const done =
  /^(?:(?:test|prim|récompens|sélectionn|valid|cré|lanc|approuv|financ|développ|imagin|salu|pens)(?:é|ée|és|ées)|(?:conçu|élu|soutenu)e?s?)$/u;

/** How the offer is, now. */
const state =
  /^(?:\p{L}{3,}(?<![iuenra]t)(?:é|ée|és|ées)|(?:fabriqu|tricot|livr|certifi|labellis|brevet|héberg|utilis|recycl|répar|install|distribu|propos|accompagn|imprim|rembours|assembl|cultiv|cuisin)(?:é|ée|és|ées)|(?:vendu|compris|cousu|garanti)e?s?|(?:disponible|compatible|recyclable|réparable|lavable)s?|(?:écrit|traduit|produit|construit|cuit)e?s?)$/u;

/** The participle has the number of the offer, and its gender when the offer has a noun. */
function agreesWith(word: string, { plural, feminine, phrase, short }: Offer): boolean {
  const known = phrase !== undefined || short !== undefined;
  return word.endsWith('s') === plural && (!known || !/é/u.test(word) || /ée/u.test(word) === feminine);
}

/** « Thème : … », « Prix 29 € ». */
const labels =
  /^(?<name>thème|(?:prix|tarif)(?: \p{Ll}+)?|campagne|objectif|but|lieu|durée|autonomie|poids|capacité|contenance|garantie|puissance|hauteur|diamètre|format|délai|mission|public|bonus|idée|besoin)(?: ?: | (?=\d))(?<value>.+)$/iu;
