import { lowerFirst } from '../words';

/** A sentence that says « tú » with « usted » instead; the same sentence when it does not, or when that is unsure. */
export function toUsted(said: string, addressed = isFamiliar(said)): string {
  if (!addressed) return said;
  const sentence = said.replace(voseo, (verb) => keepVoseo(verb));
  const polite = sentence
    .replace(/(?<!\p{L})(t)e (\p{L}+[aeé]s)(?!\p{L})/giu, (all, letter: string, verb: string) =>
      verb.toLowerCase() === 'es'
        ? all
        : `${cased(letter, 'se')} ${known.get(verb.toLowerCase()) ?? verb.slice(0, -1)}`,
    )
    .replace(/(?<!\p{L})(t)e (?=l[aeo]s? )/giu, (_, letter: string) => cased(letter, 'se '))
    .replace(/(?<!\p{L})(t)e (?=\p{L})/giu, (_, letter: string) => cased(letter, 'le '))
    .replace(enclitic, (_, verb: string) => `${verb}${reflexive.test(verb) ? 'se' : 'le'}`)
    .replace(
      /(?<!\p{L})(t)u(s?) (?=\p{L})/giu,
      (_, letter: string, many: string) => `${cased(letter, 'su')}${many} `,
    )
    .replace(/(?<!\p{L})(t)ú(?!\p{L})/giu, (_, letter: string) => cased(letter, 'usted'))
    .replace(
      /(?<!\p{L})(t)uy([oa]s?)(?!\p{L})/giu,
      (_, letter: string, end: string) => `${cased(letter, 'suy')}${end}`,
    )
    .replace(/(?<!\p{L})ti mism[oa](?!\p{L})/giu, 'usted mismo')
    .replace(/(?<!\p{L})ti(?!\p{L})/gu, 'usted')
    .replace(/(?<!\p{L})(c)ontigo(?!\p{L})/giu, (_, letter: string) => `${cased(letter, 'con')} usted`)
    .replace(
      /(?<=(?<!\p{L})(?:antes de que|para que|hasta que|sin que|cuando) (?:(?:no|lo|la|los|las|se|le) )*)(\p{L}{2,}[ae])s(?!\p{L})/giu,
      '$1',
    )
    .replace(anyEnclitic, (all, verb: string) => (notEnclitic.test(all) ? all : `${verb}le`))
    .replace(verbForm, (all, before: string, verb: string, after: string) =>
      nouns.has(verb.toLowerCase()) && !verbAfter.test(before) && !objectAfter.test(after)
        ? all
        : before + keepCase(verb) + after,
    );
  // The subject keeps it from being read of the offer: « Usted puede apadrinar uno ».
  return secondPerson.test(sentence) ? `Usted ${lowerFirst(polite)}` : polite;
}

// Any infinitive of which « te » is the object: « antes de cobrarte ».
const anyEnclitic =
  /(?<=(?<!\p{L})(?:de|para|sin|a|al|por|puede|podemos|queremos|vamos a) )(\p{L}{2,}[aei]r)te(?!\p{L})/giu;
const notEnclitic = /^(?:parte|arte|aparte|suerte|muerte|fuerte|comparte|reparte|imparte|marte)$/iu;

const cased = (letter: string, word: string) =>
  letter === letter.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function keepCase(verb: string): string {
  const polite = known.get(verb.toLowerCase()) ?? verb;
  return cased(verb.charAt(0), polite);
}

const present =
  'tienes puedes quieres necesitas buscas pagas pierdes eliges sabes vives trabajas haces pones dices vienes sales compras vendes ganas ahorras reservas pides recibes encuentras aprendes usas llegas dejas olvidas cocinas viajas lees escribes llamas esperas duermes comes bebes juegas cuidas decides pruebas subes bajas entras vuelves sientes crees piensas miras llevas tardas gastas tiras conoces entiendes abres cierras envías cambias alquilas compartes descubres empiezas terminas recoges mandas activas escaneas montas devuelves entras apuntas traes lavas enchufas conectas configuras contratas firmas revisas sigues ves oyes hablas preguntas respondes caminas corres entrenas estudias practicas repites guardas cargas pasas enseñas prefieres imprimes dibujas diseñas publicas sueñas coses tejes plantas riegas paras';

/** Second persons of the present, and what « usted » says. */
const known = new Map([
  ...present.split(' ').map((verb): [string, string] => [verb, verb.slice(0, -1)]),
  ['eres', 'es'],
  ['estás', 'está'],
  ['has', 'ha'],
  ['vas', 'va'],
  ['podrás', 'podrá'],
  ['tendrás', 'tendrá'],
  ['puedas', 'pueda'],
  ['tengas', 'tenga'],
  ['quieras', 'quiera'],
  ['necesites', 'necesite'],
  ['haz', 'haga'],
  ['ven', 'venga'],
]);

// Forms that are nouns too, but not after these words: « no pagas », « las compras ».
const nouns = new Set(
  'compras pagas ganas reservas pruebas bajas llamas esperas tiras subes plantas cargas pasas guardas paras cuidas'.split(
    ' ',
  ),
);
const verbAfter = /(?:^|[^\p{L}])(?:y|no|si|cuando|que|tú|usted|se|ya|siempre|lo|los|nunca|también) $/iu;

// « pagas 15 euros », « compras lo que falta ».
const objectAfter = /^ (?:\d|el|la|lo|los|las|un|una|solo|lo)/iu;

const verbForm = new RegExp(
  `((?:^|[^\\p{L}])(?:[\\p{L}\\d]+ )?)(${[...known.keys()].join('|')})(?!\\p{L})((?: [\\p{L}\\d]+)?)`,
  'giu',
);

const helps =
  'ayud|enseñ|cuid|acompañ|llev|ofrec|atend|escuch|orient|asesor|inform|gui|d|hac|avis|llam|envi|explic|dec|cont|permit';
const own =
  'separ|sent|mov|qued|relaj|levant|preocup|olvid|mud|desplaz|cas|dorm|acost|duch|vest|anim|apunt|inscrib|registr|perd|cans|apañ|form|ped';
const reflexive = new RegExp(`^(?:${own})(?:[aei]r|[áé]ndo)$`, 'iu');
// Not any word in « -rte »: « reparte », « parte ».
const enclitic = new RegExp(`(?<!\\p{L})((?:${helps}|${own})(?:[aei]r|[áé]ndo|iéndo))te(?!\\p{L})`, 'giu');

const verbs = present.split(' ').filter((verb) => !nouns.has(verb));
/** True for a text that says « tú » or « vos ». */
export function isFamiliar(text: string): boolean {
  return familiar.test(text) || voseoAny.test(text);
}

const someVerbs = verbs.join('|');
const secondPerson = new RegExp(
  `^(?:(?:Nos|Me) (?:${someVerbs})|(?:${verbs.map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1)).join('|')})) `,
  'u',
);

// « ven » and « haz » alone are too little to go by.
const familiar = new RegExp(
  `(?<!\\p{L})(?:te|ti|tú|tus?|contigo|tuy[oa]s?|tienes|puedes|quieres|necesitas|pierdes|eres|estás|buscas|trabajas|vives|sabes|eliges|pagas|ahorras|haces|(?:${helps}|${own})(?:[aei]r|[áé]ndo|iéndo)te|(?:que|si|cuando|donde) (?:no |lo |la )?(?:${present.replaceAll(' ', '|')}))(?!\\p{L})`,
  'iu',
);

const vos =
  'mandás podés tenés querés sabés hacés elegís pagás comprás pedís venís traés llevás necesitás buscás usás decidís recibís probás vivís encontrás contás empezás sentís volvés perdés';
const voseo = new RegExp(`(?<!\\p{L})(?:${vos.replaceAll(' ', '|')})(?!\\p{L})`, 'giu');
const voseoAny = new RegExp(`(?<!\\p{L})(?:${vos.replaceAll(' ', '|')})(?!\\p{L})`, 'iu');
const irregularVos = new Map(
  Object.entries({
    podés: 'puedes',
    tenés: 'tienes',
    querés: 'quieres',
    elegís: 'eliges',
    pedís: 'pides',
    venís: 'vienes',
    probás: 'pruebas',
    encontrás: 'encuentras',
    contás: 'cuentas',
    empezás: 'empiezas',
    sentís: 'sientes',
    volvés: 'vuelves',
    perdés: 'pierdes',
    decidís: 'decides',
    recibís: 'recibes',
    vivís: 'vives',
  }),
);

/** « mandás » as « mandas ». */
function keepVoseo(verb: string): string {
  const small = verb.toLowerCase();
  const plain = irregularVos.get(small) ?? small.replace(/ás$/u, 'as').replace(/és$/u, 'es');
  return cased(verb.charAt(0), plain);
}
