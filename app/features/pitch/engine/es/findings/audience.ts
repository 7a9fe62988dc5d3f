import { countWords, fold, upperFirst } from '../../words';
import { tradeTerms } from '../lexicon';
import type { Voice } from '../voice';

/** Step 5: the words of the brief against the people they are for. */
export function audience(voice: Voice): string[] {
  const { reading } = voice;
  return [
    who(voice),
    reading.quotedLang === undefined
      ? words(voice)
      : 'Compruebe que ese público entiende el idioma en el que usted hablará.',
  ];
}

function who({ reading, audience: phrase, shortAudience }: Voice): string {
  if (reading.quotedLang !== undefined)
    return 'Su público se cita con sus palabras; escrito en español, podría ser el sujeto de las frases del pitch.';
  if (reading.audience.broad)
    return `«${upperFirst(phrase)}» no es nadie en particular: elija a quienes comprarían primero y el pitch hablará de ellos.`;
  if (!reading.audience.sure)
    return 'Su público ocupa una frase entera: bastarían un nombre y un detalle, por ejemplo «los dueños de pequeñas tiendas».';
  if (countWords(phrase) <= 2)
    return `«${upperFirst(phrase)}» sigue siendo muy amplio: una edad, un oficio, un lugar o un momento harían ver a alguien.`;
  return phrase === shortAudience
    ? `«${upperFirst(phrase)}»: se ve a quién se dirige, y el pitch lo dice desde el principio.`
    : `El pitch corto dice «${shortAudience}»; la precisión completa («${phrase}») vuelve en las versiones largas.`;
}

function words({ reading, shortAudience }: Voice): string {
  const folded = fold(reading.brief.description);
  const professional =
    /\b(?:desarrollador|informatic|startup|empresa|pyme|direct|responsable|industrial|datos|marketing)/u.test(
      fold(reading.brief.usedBy),
    );
  const term = professional ? undefined : tradeTerms.find(([cue]) => cue.test(folded));
  if (term !== undefined) return `«${term[1]}» no es palabra de este público: diga «${term[2]}».`;
  const [buzz] = reading.jargon;
  if (buzz !== undefined)
    return `Lea «${buzz}» en voz alta delante de uno de ellos: si levanta las cejas, quítelo.`;
  const sentences = reading.brief.description.split(/[.!?]+\s/u).filter(Boolean);
  const long = sentences.filter((sentence) => countWords(sentence) > 25).length;
  if (long > 0)
    return `${long === 1 ? 'Una frase es más larga' : 'Varias frases son más largas'} de lo que se dice sin respirar: el pitch las parte.`.replace(
      'las parte',
      long === 1 ? 'la parte' : 'las parte',
    );
  if (reading.brief.goal === 'users')
    return /\b(?:usted|ustedes|tu|tus|te|ti)\b/u.test(
      fold(reading.sentences.map(({ text }) => text).join(' ')),
    )
      ? 'Usted ya les habla directamente: es el tono adecuado.'
      : 'Su texto habla de ellos, pero no les habla: el pitch pasa al «usted».';
  const named = fold(shortAudience).match(/[a-z]{5,}/gu) ?? [];
  return named.some((word) => folded.includes(word.slice(0, 6)))
    ? 'No hay palabras de oficio que traducir, y este público ya está en su descripción: conserve ese vocabulario.'
    : 'Sus palabras son sencillas, pero este público no aparece en la descripción: cuente un momento de su día.';
}
