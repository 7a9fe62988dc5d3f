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
      ? `${listOf(shown.map((value) => `«${value}»`))}: su descripción lo muestra con un hecho, y se le puede creer.`
      : `${listOf(quoted)}: ${quoted.length > 1 ? 'valores declarados que ningún hecho de la descripción muestra todavía' : 'un valor declarado que ningún hecho de la descripción muestra todavía'}.`;
  if (buzz !== undefined)
    return [first, `«${buzz}» es una palabra gastada: se cita como suya, nunca como argumento.`];
  const [weak] = claimed;
  if (weak === undefined) return [first, 'Nada que añadir: mejor mostrar que nombrar, sobre todo al hablar.'];
  return [first, `Para «${weak}», añada un gesto preciso: algo que usted hace o algo que se niega a hacer.`];
}

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
