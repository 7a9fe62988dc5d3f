import type { Audience } from '../read/reading';
import { countWords, fold, lowerFirst } from '../words';
import { hasVerb } from './clauses';
import { definite, isFeminineNoun, looksPlural } from './grammar';
import { parseNounPhrase } from './noun-phrase';

/** The audience as a noun phrase that can be a subject, or words to quote when it is not one. */
export function readAudience(sentences: string[]): Audience {
  const whole =
    sentences.map((sentence) => sentence.replace(/[.!?]$/u, '')).find((sentence) => sentence !== '') ?? '';
  const text = whole.replace(leadIn, '').trim();
  const broad =
    /^(?:a |para )?(?:tod[oa]s?(?:$| el mundo| los publicos| las personas| los? que)|cualquier|cualquiera|el gran publico|publico (?:en )?general|el publico en general|gente en general|tod[oa] tipo de)/u.test(
      fold(text),
    );
  const sure = text !== '' && !hasVerb(text) && countWords(text) <= 22 && /^\p{L}/u.test(text);
  if (!sure) return { phrase: text, short: text, plural: true, feminine: false, sure: false, broad };
  const { phrase, plural, feminine } = withArticle(text);
  return { phrase, short: shortAudience(phrase), plural, feminine, sure, broad };
}

/** True when a text already names those it is for, by the first nouns of the audience. */
export function namesAudience(text: string, { short, sure }: Audience): boolean {
  const [nouns = ''] = fold(short).split(/ (?:que|sin) /u);
  const stems = (nouns.match(/[a-z]{4,}/gu) ?? [])
    .slice(0, 3)
    .map((word) => word.slice(0, 6).replace(/[aeo]?s$/u, ''));
  const words = fold(text).match(/[a-z]+/gu) ?? [];
  return sure && stems.some((stem) => words.some((word) => word.startsWith(stem)));
}

const leadIn =
  /^(?:(?:nos dirigimos|nos dirigimos sobre todo|va dirigid[oa]s?|dirigid[oa]s?|se dirige|está pensad[oa]s?|pensad[oa]s?|destinad[oa]s?|está destinad[oa]s?) (?:a |al (?=\p{L})|para )|(?:nuestr[oa]|el|la|mi) (?:público(?: objetivo)?|cliente(?:la)?(?: ideal)?|target|audiencia)(?: principal)?(?: (?:es|son|está formado por|está compuesto por)|,|:)?|para|principalmente|sobre todo|especialmente|apuntamos a|target\s*:|público\s*:)\s*:?\s*/iu;

const collective = /^(?:gente|publico|personal|profesorado|alumnado|comunidad|juventud|vecindario)$/u;

function withArticle(text: string): { phrase: string; plural: boolean; feminine: boolean } {
  const np = parseNounPhrase(text);
  const running = /^\p{Lu}{2}|^\p{Lu}\p{Ll}+ \p{Lu}(?!\p{Lu})/u.test(np.noun) ? np.noun : lowerFirst(np.noun);
  if (
    np.article === '' &&
    /^(?:tod[oa]s?|cualquiera?|quien(?:es)?|aquell[oa]s|algun[oa]s|much[oa]s|usted(?:es)?)(?!\p{L})/iu.test(
      np.noun,
    )
  ) {
    return {
      phrase: running,
      plural: /^(?:tod[oa]s|quienes|aquell[oa]s|algun[oa]s|much[oa]s)/iu.test(running),
      feminine: /^\p{L}+as /iu.test(running),
    };
  }
  if (/^(?:unos|unas|los|las|est[ao]s|es[ao]s)$/u.test(np.article) || (np.article === '' && np.plural)) {
    const article = definite(np.feminine, true);
    return { phrase: `${article} ${eachArticle(running, article)}`, plural: true, feminine: np.feminine };
  }
  if (collective.test(fold(np.head)) || /^(?:el|la|un|una)$/u.test(np.article)) {
    const article = /^una?$/u.test(np.article) ? np.article : definite(np.feminine, false, np.head);
    return {
      phrase: `${article} ${running}`,
      plural: / (?:y|e) (?:los|las|el|la) /u.test(running),
      feminine: np.feminine,
    };
  }
  if (/^(?:nuestr|mis?$|sus?$|cada)/u.test(np.article))
    return { phrase: `${np.article} ${running}`, plural: np.plural, feminine: np.feminine };
  return { phrase: `cada ${running}`, plural: false, feminine: np.feminine };
}

/** A second noun of another gender gets its own article: « las familias y los jubilados ». */
function eachArticle(running: string, article: string): string {
  return withArticles(running, article).replace(/ e (?=l[oa]s )/gu, ' y ');
}

function withArticles(running: string, article: string): string {
  return running
    .replace(/ (y|e|o) unos /gu, ' $1 los ')
    .replace(/ (y|e|o) unas /gu, ' $1 las ')
    .replace(
      /^(\p{L}+ del? \p{L}+ [ye]) (?=\p{L}+(?:tores|tor[ae]s|istas|antes|entes|icos|icas|andos|andas|ores)(?!\p{L}))/u,
      '$1 ' + article + ' ',
    )
    .replace(lastNoun, (all, before: string, link: string, word: string) => {
      const own = /(?:os|istas|antes|eles|ores|ares|entes|dres)$/u.test(word)
        ? definite(isFeminineNoun(word), true)
        : 'las';
      return own === article || / l[oa]s /u.test(before) ? all : `${before}${link}${own} ${word}`;
    })
    .replace(
      /^([^,]*?)( y | e |, )(\p{Ll}+)(?=$| |,)/u,
      (all, before: string, link: string, word: string) => {
        const own = definite(isFeminineNoun(word), true);
        const isNoun = looksPlural(word) && !/(?:les|sus|mis|las|los)$/u.test(word);
        // An adjective would agree: « las mujeres, cansadas ».
        const agrees = own === article && (link === ', ' || /(?:ad|id|os)[oa]s$/u.test(word));
        return before.includes(' ') || !isNoun || agrees ? all : `${before}${link}${own} ${word}`;
      },
    );
}

// A noun of another gender, after a first noun that has words of its own: « tiendas gourmet y restaurantes ».
const lastNoun =
  /^(\p{L}+ [^,]*?)( y | e )((?:comercios|restaurantes|hoteles|bares|turistas|ciclistas|deportistas|jubilados|vecinos|centros|colegios|institutos|ayuntamientos|profesores|estudiantes|padres|abuelos|hijos|niños|pacientes|clientes|curiosos|aficionados|autónomos|talleres|despachos|tiendas|empresas|familias|asociaciones|escuelas|bibliotecas|cafeterías|panaderías|madres|personas|pymes|residencias|clínicas|farmacias|cooperativas|administraciones|universidades|mujeres|granjas))(?!\p{L})/u;

/** The audience in at most six words, cut where a complement begins. */
function shortAudience(phrase: string): string {
  if (countWords(phrase) <= 6) return phrase;
  const cut = [
    ...phrase.matchAll(
      /,? (?=(?:que|quienes|cuy[oa]s?|de|del|con|sin|en|entre|y|e|o|por|para|a|al|sobre|mayores de|menores de|\p{L}+(?:ad|id)[oa]s|\p{L}+ntes)(?!\p{L}))|, /gu,
    ),
  ]
    .map((found) => phrase.slice(0, found.index))
    .filter(
      (left) =>
        countWords(left) >= 2 &&
        countWords(left) <= 6 &&
        !/ (?:que|quienes|cuy[oa]s?)(?!\p{L})|\d$| (?:y|o|e|de|los|las|el|la|con|en)$/u.test(left),
    );
  const atComma = phrase.split(', ')[0] ?? '';
  if (countWords(atComma) >= 2 && countWords(atComma) <= 6 && !tellsNothing(atComma)) return atComma;
  const best = cut.findLast(
    (left) => !tellsNothing(left) && !/ (?:lejos|menos|más|cerca|mayores|con el|con la)$/u.test(left),
  );
  return best ?? phrase;
}

/** « las personas » alone says nothing: better the whole phrase than its first word. */
function tellsNothing(phrase: string): boolean {
  return /^(?:las?|los|el|cada) (?:personas?|gente|familias|padres|madres|jóvenes|hombres|mujeres|deportistas|estudiantes|autónom[oa]s|habitantes|vecinos|adultos|personal|aficionad[oa]s|amantes|usuari[oa]s|miembros|responsables|equipos|gestores|pequeñ[oa]s|president[ae]s|director[ae]s|dueñ[oa]s|propietari[oa]s|jef[ae]s|técnic[oa]s|encargad[oa]s|profesionales|trabajador[ae]s|comunidades|alumn[oa]s|empresas|hombres y las mujeres|mujeres y los hombres)$/u.test(
    phrase,
  );
}
