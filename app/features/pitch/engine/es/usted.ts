/** A sentence that says « tú » with « usted » instead; the same sentence when it does not, or when that is unsure. */
export function toUsted(sentence: string): string {
  if (!familiar.test(sentence)) return sentence;
  return sentence
    .replace(/(?<!\p{L})(t)e (\p{L}+[aeé]s)(?!\p{L})/giu, (all, letter: string, verb: string) =>
      verb.toLowerCase() === 'es'
        ? all
        : `${cased(letter, 'se')} ${known.get(verb.toLowerCase()) ?? verb.slice(0, -1)}`,
    )
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
    .replace(verbForm, (all, before: string, verb: string) =>
      nouns.has(verb.toLowerCase()) && !verbAfter.test(before) ? all : before + keepCase(verb),
    );
}

const cased = (letter: string, word: string) =>
  letter === letter.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function keepCase(verb: string): string {
  const polite = known.get(verb.toLowerCase()) ?? verb;
  return cased(verb.charAt(0), polite);
}

const present =
  'tienes puedes quieres necesitas buscas pagas pierdes eliges sabes vives trabajas haces pones dices vienes sales compras vendes ganas ahorras reservas pides recibes encuentras aprendes usas llegas dejas olvidas cocinas viajas lees escribes llamas esperas duermes comes bebes juegas cuidas decides pruebas subes bajas entras vuelves sientes crees piensas miras llevas tardas gastas tiras conoces entiendes abres cierras envías cambias alquilas compartes descubres empiezas terminas';

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
const nouns = new Set('compras pagas ganas reservas pruebas bajas llamas esperas tiras subes'.split(' '));
const verbAfter = /(?:^|[^\p{L}])(?:no|si|cuando|que|tú|usted|se|ya|siempre|lo|los|nunca|también) $/iu;

const verbForm = new RegExp(
  `((?:^|[^\\p{L}])(?:[\\p{L}\\d]+ )?)(${[...known.keys()].join('|')})(?!\\p{L})`,
  'giu',
);

const helps =
  'ayud|enseñ|cuid|acompañ|llev|ofrec|atend|escuch|orient|asesor|inform|gui|d|hac|avis|llam|envi|explic|dec|cont|permit';
const own =
  'sent|mov|qued|relaj|levant|preocup|olvid|mud|desplaz|cas|dorm|acost|duch|vest|anim|apunt|inscrib|registr|perd|cans|apañ|form|ped';
const reflexive = new RegExp(`^(?:${own})(?:[aei]r|[áé]ndo)$`, 'iu');
// Not any word in « -rte »: « reparte », « parte ».
const enclitic = new RegExp(`(?<!\\p{L})((?:${helps}|${own})(?:[aei]r|[áé]ndo|iéndo))te(?!\\p{L})`, 'giu');

// « ven » and « haz » alone are too little to go by.
const familiar = new RegExp(
  `(?<!\\p{L})(?:te|ti|tú|tus?|contigo|tuy[oa]s?|tienes|puedes|quieres|necesitas|pierdes|eres|estás|buscas|trabajas|vives|sabes|eliges|pagas|ahorras|haces|(?:${helps}|${own})(?:[aei]r|[áé]ndo|iéndo)te)(?!\\p{L})`,
  'iu',
);
