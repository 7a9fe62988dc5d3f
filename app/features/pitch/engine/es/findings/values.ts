import { fold } from '../../words';
import { listOf, to } from '../grammar';
import { findJargon } from '../jargon';
import type { Voice } from '../voice';

/** Step 6: the values declared, and whether a fact of the brief shows them. */
export function values({ reading, sector, unsure }: Voice): string[] {
  if (reading.values.length === 0 && reading.messages.length === 0) {
    return [
      'No declara ningún valor: dar uno diría lo que usted se niega a hacer, y eso se recuerda mejor que una cualidad.',
      `Frente ${to(unsure ? 'los demás' : (sector.rivals[0] ?? 'los demás'))}, es lo que suele decidir a igual precio.`,
    ];
  }
  if (reading.values.length === 0)
    return [
      'Su mensaje se dice entero en las versiones largas.',
      'Una o dos palabras que lo resuman, al lado, lo harían más fácil de repetir.',
    ];
  const quoted = reading.values.map((value) => `«${value}»`);
  if (reading.quotedLang !== undefined)
    return [
      `Valores citados tal cual: ${listOf(quoted)}.`,
      'Un hecho que respalde cada uno valdría más que la palabra.',
    ];
  const facts = fold(reading.brief.description);
  const shown = reading.values.filter((value) => isShown(value, facts));
  const claimed = reading.values.filter((value) => !shown.includes(value));
  const [buzz] = reading.values.filter((value) => findJargon(value).length > 0);
  const first =
    shown.length > 0
      ? `${listOf(shown.map((value) => `«${value}»`))}: su descripción ${shown.length > 1 ? 'los muestra con hechos' : 'lo muestra con un hecho'}, y se le puede creer.`
      : `${listOf(quoted)}: ${quoted.length > 1 ? 'valores declarados que ningún hecho de la descripción muestra todavía' : 'un valor declarado que ningún hecho de la descripción muestra todavía'}.`;
  if (buzz !== undefined)
    return [first, `«${buzz}» es una palabra gastada: se cita como suya, nunca como argumento.`];
  const [weak] = claimed;
  if (weak === undefined) return [first, 'Nada que añadir: mejor mostrar que nombrar, sobre todo al hablar.'];
  const hint =
    hints.find(([value]) => value.test(fold(weak)))?.[1] ??
    'cuente un gesto: algo que usted hace o algo que se niega a hacer';
  return [first, `Para «${weak}», ${hint}.`];
}

/** What would show a value, by its kind. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /cercan|proxim|local|territor|barrio|pueblo/u,
    'diga a qué distancia trabaja o quién contesta cuando alguien llama',
  ],
  [/clarid|sencill|simpl|facil/u, 'diga en cuántos pasos o en cuántos minutos se hace'],
  [
    /transparen|honest|honrad|franque|verdad/u,
    'enseñe algo que otros callan: un precio, un origen, un fallo',
  ],
  [
    /ecolog|ambient|sostenib|residuo|planeta|sobried|natural(?!eza)/u,
    'diga qué deja de usar o de tirar, y cuánto',
  ],
  [
    /durab|duracion|calidad|fiab|rigor|exigen|oficio|a mano/u,
    'diga qué garantiza, o cuánto tiempo dedica a cada encargo',
  ],
  [/confianza|seguridad|responsab/u, 'diga qué pasa, y quién responde, cuando algo sale mal'],
  [
    /inclus|igualdad|dignidad|respeto|acogid|solidar|ayuda/u,
    'diga quién puede entrar y qué se decide con ellos',
  ],
  [/pacienc|calma|escuch|carino|amab|cortes/u, 'diga cuánto tiempo hay para cada persona'],
  [/autonom|libert|independ/u, 'diga qué se puede hacer solo después, que antes no'],
  [/sabor|alegr|curios|placer|divert/u, 'cuente una escena: alguien, un momento, una frase que dijo'],
  [/innov|creativ|investig/u, 'diga qué ha probado usted que nadie había probado'],
];

/** A fact speaks for a value when it shares its root or one of the words that usually show it. */
function isShown(value: string, facts: string): boolean {
  const folded = fold(value);
  const roots = folded
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 3)
    .map((word) => (word.length < 6 ? `\\b${word}` : `\\b${word.slice(0, Math.max(5, word.length - 3))}`));
  return (
    roots.some((root) => new RegExp(root, 'u').test(facts)) ||
    evidence.some(([named, fact]) => named.test(folded) && fact.test(facts))
  );
}

const evidence: [RegExp, RegExp][] = [
  [
    /cercan|proxim|local|territor|barrio/u,
    /\b(?:pueblo|barrio|local|vecin|km|kilometro|comarca|productores|sin intermediarios|a domicilio)/u,
  ],
  [
    /ecolog|ambient|sostenib|durab|residuo|planeta|sobried|respons/u,
    /\b(?:retornab|a granel|recicl|reutiliz|repar|compost|solar|sin plastico|segunda vida|carbono|residuo|desperdici)/u,
  ],
  [
    /transparen|honest|honrad|confianza/u,
    /\b(?:precio a la vista|origen|trazab|publicamos|codigo abierto|visible|lo que cobra)/u,
  ],
  [
    /solidar|ayuda mutua|compart|inclus|igualdad|accesib/u,
    /\b(?:voluntari|donac|gratuit|gratis|discapacidad|insercion|accesib|segun (?:su|la) renta|cada uno paga|da lo que puede)/u,
  ],
  [
    /calidad|exigen|oficio|excelen|autentic/u,
    /\b(?:certifica|sello|probad|a mano|taller|garanti|anos de experiencia)/u,
  ],
  [
    /sencill|simpl|facil/u,
    /\b(?:en \d+ (?:minutos|clics)|un solo|sin formacion|sin instal|un boton|por whatsapp)/u,
  ],
  [/salud|bienestar|natural/u, /\b(?:sin aditivos|sin azucar|ecologic|medic|enfermer|ingredientes)/u],
  [/innov|investig/u, /\b(?:patente|prototipo|laboratorio|tesis|investigador)/u],
];
