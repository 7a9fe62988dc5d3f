import type { Reading } from '../read/reading';
import { countWords, lookUp } from '../words';
import { isFeminineNoun } from './grammar';

/** What to ask so that a few words of answer can stand where the placeholder stands. */
export function spanishQuestion(placeholder: string, reading: Reading): string {
  const wanted = placeholder
    .replace(/^\[|\]$/gu, '')
    .replace(/^completar:/u, '')
    .trim();
  const own = lookUp(questions, wanted);
  if (own !== undefined) return own(named(reading));
  const counted = /^número de (.+)$/u.exec(wanted)?.[1];
  return counted === undefined ? `¿Qué pondría usted aquí: ${wanted}?` : countQuestion(counted);
}

/** « ¿Cuántas piezas vendidas puede contar ya? » */
function countQuestion(counted: string): string {
  const [noun = ''] = counted.split(' ');
  return `¿Cuánt${isFeminineNoun(noun) ? 'as' : 'os'} ${counted} puede contar ya? Con la cifra y el nombre: «… ${counted}».`;
}

/** The offer by its name, or « su oferta ». */
function named({ offer }: Reading): string {
  return offer.name !== undefined && countWords(offer.name) <= 4 ? offer.name : 'su oferta';
}

const questions: Readonly<Record<string, (offer: string) => string>> = {
  importe: () => '¿Qué importe busca? Por ejemplo, una cifra con su moneda.',
  'cifra y fuente': () => '¿Cuánto vale su mercado, o cuántas personas son, y quién lo dice?',
  'precio o forma de cobrar': (offer) => `¿Cuánto cuesta ${offer}, y quién lo paga?`,
  'precio, o gratis': (offer) => `¿Cuánto cuesta ${offer}? Si no cuesta nada, dígalo.`,
  'saber hacer, contrato o red': () => '¿Qué tiene usted que a otro le llevaría años conseguir?',
  'uso del dinero': () => '¿En qué se gastará el dinero? Dos partidas bastan.',
  'qué y para cuándo': () => '¿Cuál es el próximo paso, y en qué mes?',
  'equipo y experiencia': () => '¿Quiénes son y qué han hecho antes, en pocas palabras?',
  'fase del proyecto': () => '¿En qué punto está: idea, prototipo, primeras pruebas, primeras ventas?',
  'primera prueba': () => '¿Con quién ha hecho una primera prueba, y qué pasó?',
  'resultado de una primera prueba': () => '¿Qué resultado dio su primera prueba?',
  resultado: () => '¿Qué está hecho ya? Un resultado, con una cifra si la hay.',
  'resultado conseguido': () => '¿Cuál es el resultado del que está más satisfecho hasta hoy?',
  'función y dedicación': () => '¿Qué puesto ofrece, y cuántas horas o días pide?',
  'qué hay que hacer ya': () => '¿Cuál sería la primera tarea de quien se sume?',
  'beneficio concreto': (offer) =>
    `¿Qué gana, en concreto, quien elige ${offer}: tiempo, dinero, tranquilidad?`,
  'qué es, en pocas palabras': (offer) => `¿Qué es ${offer}? Empiece por «un…» o «una…».`,
  'lo que otros no hacen': () => '¿Qué hace usted que los demás no hacen?',
  'opinión de un cliente': () => '¿Qué le ha dicho alguien que ya lo ha probado? Con sus palabras.',
  'opinión de un participante': () => '¿Qué le ha dicho alguien que ya ha participado? Con sus palabras.',
  'primer paso gratuito, como una prueba': () => '¿Qué se puede probar gratis para empezar?',
  'lugar o dirección': () => '¿Dónde le encuentran: una tienda, una calle, una página?',
};
