import { countWords } from '../../words';
import { namesAudience } from '../audience';
import { isBare } from '../noun-phrase';
import type { Goal } from '../../../pitch';
import type { Voice } from '../voice';

/** Step 1: what it is, for whom, its strongest fact, and what stays vague. */
export function offer(voice: Voice): string[] {
  if (voice.reading.quotedLang !== undefined) {
    return [
      'Su texto no está en francés, inglés ni español: el marco del pitch va en español y sus frases se citan tal cual.',
      'Una traducción de su descripción, aunque sea rápida, daría un pitch escrito de principio a fin.',
    ];
  }
  return [known(voice), weakness(voice)];
}

function known({ reading, category, feminine, shortAudience }: Voice): string {
  const { phrase, medium, short, name, aim, plural, lead } = reading.offer;
  if (
    lead !== undefined &&
    name === undefined &&
    phrase !== undefined &&
    /(?<!\p{L})mis?(?!\p{L})/u.test(phrase)
  )
    return `Se entiende esto: «${lead} ${phrase}».`;
  const what =
    [phrase, ...medium].find((text) => text !== undefined && countWords(text) <= 20) ?? phrase ?? short;
  if (what !== undefined) {
    const who =
      reading.audience.sure &&
      !/ (?:para|que|donde|a los|a las)(?!\p{L})/u.test(what) &&
      !namesAudience(what, reading.audience)
        ? `${what.includes(',') ? ',' : ''} para ${shortAudience}`
        : '';
    const verb = !isBare(what) ? 'es' : plural ? 'son' : 'ofrece';
    if (name !== undefined && lead?.startsWith(name)) return `Se entiende que ${lead} ${what}${who}.`;
    return name === undefined
      ? `Se entiende ${what.includes(':') ? 'que se trata de' : 'esto:'} ${what}${who}.`
      : `Se entiende que ${name} ${verb} ${what}${who}.`;
  }
  if (name !== undefined)
    return `Se entiende lo que hace ${name}; una frase como «${name} es un…» lo diría antes.`;
  if (aim !== undefined)
    return `Se entiende el objetivo (${aim}), pero todavía no lo que usted entrega: ¿un producto, una herramienta, un lugar, una persona?`;
  return reading.sentences.some((sentence) => sentence.role === 'how' || sentence.role === 'benefit')
    ? 'Se entiende lo que hace; póngale un nombre y se recordará.'
    : `Ninguna frase dice con sencillez qué es su ${category}: empiece por «${feminine ? 'Es una…' : 'Es un…'}».`;
}

const uses: Record<Goal, string> = {
  investors: 'Es lo que un inversor repetirá a sus socios: dígalo en la primera mitad.',
  incubator: 'Diga también en cuánto tiempo lo ha conseguido: eso es lo que mide un programa.',
  users: 'Cuente de quién viene y desde cuándo: un dato con cara se cree antes.',
  team: 'Quien se suma quiere saber qué parte de ese dato ayudará a cambiar.',
};

function weakness({ reading, sector }: Voice): string {
  const [buzz] = reading.jargon;
  const proofs = reading.sentences
    .filter(({ role }) => role === 'proof')
    .map(({ text }) => text)
    .join(' ');
  const telling = reading.figures.filter(
    (figure) =>
      /\p{L}|%|€/u.test(figure.replace(/^[\d\s]+/u, '')) && (proofs === '' || proofs.includes(figure)),
  );
  const strongest =
    telling.find((figure) => /%.*\p{L}|de cada/u.test(figure)) ??
    telling.find(
      (figure) => /\p{L}{4}/u.test(figure) && !/(?:años|meses|semanas|días|horas|minutos)$/u.test(figure),
    ) ??
    telling[0];
  const hasProof = reading.sentences.some((sentence) => sentence.role === 'proof');
  if (buzz !== undefined && strongest !== undefined)
    return `«${buzz}» no enseña nada y no se repite; «${strongest}», sí: ponga ese dato más arriba.`;
  if (buzz !== undefined)
    return `«${buzz}» no dice nada a quien escucha: cuente mejor el hecho que le lleva a usar esa palabra.`;
  if (strongest !== undefined && hasProof)
    return `Su dato más sólido: «${strongest}». ${uses[reading.brief.goal]}`;
  if (strongest !== undefined)
    return `Un dato preciso, «${strongest}», pero ninguna prueba de uso: añada el ${sector.proof}.`;
  if (hasProof && /\d/u.test(proofs)) return `Su prueba ya trae cifras. ${uses[reading.brief.goal]}`;
  if (hasProof)
    return `Tiene una prueba y le falta una cifra: el ${sector.proof}, aunque sea pequeño, la haría comprobable.`;
  return `No hay ninguna cifra en su texto: el ${sector.proof}, un precio o un plazo; una sola bastaría para darle crédito.`;
}
