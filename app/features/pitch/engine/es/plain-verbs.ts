/** Technical and bookish verbs, and the everyday ones that stand for them, all regular. */
const pairs: readonly (readonly [string, string])[] = [
  ['optimizar', 'mejorar'],
  ['utilizar', 'usar'],
  ['comercializar', 'vender'],
  ['monitorizar', 'vigilar'],
  ['monitorear', 'vigilar'],
  ['supervisar', 'vigilar'],
  ['gestionar', 'llevar'],
  ['implementar', 'aplicar'],
  ['incrementar', 'aumentar'],
  ['maximizar', 'aumentar'],
  ['potenciar', 'mejorar'],
  ['agilizar', 'acelerar'],
  ['finalizar', 'terminar'],
  ['garantizar', 'asegurar'],
  ['configurar', 'ajustar'],
  ['parametrizar', 'ajustar'],
  ['personalizar', 'adaptar'],
  ['customizar', 'adaptar'],
  ['prolongar', 'alargar'],
  ['transportar', 'llevar'],
  ['trasladar', 'llevar'],
  ['evaluar', 'valorar'],
  ['suministrar', 'entregar'],
  ['rentabilizar', 'aprovechar'],
  ['fidelizar', 'conservar'],
];

/** Forms side by side where the everyday verb is irregular. */
const irregular: readonly (readonly [string, string])[] = [
  [
    'realizo realiza realizamos realizan realizar realizando realizado realizada realizados realizadas realizó realizaron realizarlo realizarla',
    'hago hace hacemos hacen hacer haciendo hecho hecha hechos hechas hizo hicieron hacerlo hacerla',
  ],
  ['efectúo efectúa efectuamos efectúan efectuar efectuando', 'hago hace hacemos hacen hacer haciendo'],
  [
    'solicito solicita solicitamos solicitan solicitar solicitando solicitó solicitaron',
    'pido pide pedimos piden pedir pidiendo pidió pidieron',
  ],
  [
    'proporciono proporciona proporcionamos proporcionan proporcionar proporcionando proporcionado proporcionada',
    'doy da damos dan dar dando dado dada',
  ],
  [
    'adquiero adquiere adquirimos adquieren adquirir adquiriendo adquirido adquirida adquiridos adquiridas adquirió adquirieron',
    'compro compra compramos compran comprar comprando comprado comprada comprados compradas compró compraron',
  ],
  [
    'verifico verifica verificamos verifican verificar verificando verificado verificada verificados verificadas',
    'compruebo comprueba comprobamos comprueban comprobar comprobando comprobado comprobada comprobados comprobadas',
  ],
  [
    'obtengo obtiene obtenemos obtienen obtener obteniendo obtenido obtenida obtuvo obtuvieron',
    'consigo consigue conseguimos consiguen conseguir consiguiendo conseguido conseguida consiguió consiguieron',
  ],
  [
    'testeo testea testeamos testean testear testeando testeado testeada testeados testeadas',
    'pruebo prueba probamos prueban probar probando probado probada probados probadas',
  ],
  ['reside residen residir residía residían', 'vive viven vivir vivía vivían'],
  ['ejecuto ejecuta ejecutamos ejecutan ejecutar', 'hago hace hacemos hacen hacer'],
];

// Forms that are also nouns stay as they are.
const nouns = new Set(['potencia', 'transporte']);

/** Each form of those verbs and of those below, with the everyday form of the same person, tense and number. */
export const plainVerbs: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs.flatMap(([technical, everyday]) => {
    const right = formsOf(everyday);
    return formsOf(technical)
      .map((form, at): [string, string] => [form, right[at] ?? form])
      .filter(([form]) => !nouns.has(form));
  }),
  ...irregular.flatMap(([technical, everyday]) => {
    const right = everyday.split(' ');
    return technical.split(' ').map((form, at): [string, string] => [form, right[at] ?? form]);
  }),
]);

/** The regular forms that pitches use, always in the same order. */
function formsOf(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const isAr = infinitive.endsWith('ar');
  const a = isAr ? 'a' : 'e';
  const i = isAr ? 'a' : 'i';
  return [
    infinitive,
    ...['lo', 'la', 'los', 'las', 'se'].map((pronoun) => infinitive + pronoun),
    `${stem}${a}`,
    `${stem}${a}mos`,
    `${stem}${a}n`,
    `${stem}${isAr ? 'ando' : 'iendo'}`,
    ...['o', 'a', 'os', 'as'].map((end) => `${stem}${i}d${end}`),
    `${infinitive}á`,
    `${infinitive}emos`,
    `${infinitive}án`,
    `${stem}${isAr ? 'ó' : 'ió'}`,
    `${stem}${isAr ? 'aron' : 'ieron'}`,
    `${stem}${isAr ? 'aba' : 'ía'}`,
    `${stem}${isAr ? 'aban' : 'ían'}`,
    ...(isAr ? [`${soft(stem)}e`, `${soft(stem)}en`] : [`${stem}a`, `${stem}an`]),
  ];
}

/** The stem of an -ar verb before e: « optimice », « aplique ». */
function soft(stem: string): string {
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  return stem.endsWith('g') ? `${stem}u` : stem;
}
