import type { Reading } from '../read/reading';
import { fold } from '../words';
import type { SectorLines } from './sector-lines';

/** True for an offer to people who mourn, or who live with a serious illness or with violence. */
export function isGrave({ brief, quotedLang }: Reading): boolean {
  return quotedLang === undefined && grave.test(fold(`${brief.description} ${brief.usedBy}`));
}

const grave =
  /\b(?:en duelo|el duelo|fallec\w+|difunt\w+|funera\w+|tanatori\w+|suicid\w+|paliativ\w+|perder a (?:alguien|un|una|su)|(?:perdido|perdieron) a (?:alguien|un|una|su)|viud[oa]s?|viudedad|maltrat\w+|violencia|huerfan\w+|con cancer|enfermedad(?:es)? (?:graves?|raras?|terminal(?:es)?)|muerte)\b/u;

/** True for what one does once or a few times in a life: nothing is said of habits. */
export function isOnce({ brief }: Reading): boolean {
  return once.test(fold(`${brief.description} ${brief.usedBy}`));
}

const once =
  /\b(?:mudanzas?|reclamaci\w+|herenci\w+|herederos?|hered(?:o|aron|ado)|divorci\w+|separaci\w+|se separan|nacionalidad|bodas?|notari\w+|vuelos?|reforma|van a (?:comprar|vender|casarse|mudarse|divorciarse)|hipoteca|despedidas?)\b/u;

/** What can be said to people in a hard moment, and of them. */
export const graveText: SectorLines = {
  hooks: ['Hay momentos para los que nadie se prepara.', 'Hay momentos en los que cuesta hasta pedir ayuda.'],
  hooksYou: [
    'Hay momentos para los que nadie se prepara.',
    '¿Quién está cerca cuando todo se vuelve difícil?',
  ],
  problem: [
    'Alrededor todos quieren ayudar, y casi nadie sabe cómo.',
    'Hay que decidir cosas justo cuando menos fuerzas quedan.',
    'Y lo que no se habla se queda dentro.',
  ],
  problemYou: [
    'Alrededor todos quieren ayudar, y casi nadie sabe cómo.',
    'Hay que decidir cosas justo cuando menos fuerzas quedan.',
    'Y no siempre hay con quien hablarlo.',
  ],
  rivals: ['la familia', 'los servicios públicos', 'los profesionales de siempre'],
  habit: 'callar',
  gap: 'Cada uno ayuda en lo suyo, y el resto se pasa a solas.',
  test: 'qué dicen, pasado un tiempo, las primeras personas',
  proof: 'número de personas acompañadas',
  why: [
    'En un momento difícil, lo que se hace bien se recuerda siempre.',
    'Quien se siente acompañado lleva mejor lo que viene.',
  ],
  tries: [
    'Pregunte lo que quiera: no hace falta decidir nada hoy.',
    'Venga con alguien de confianza, si lo prefiere.',
    'Diga también qué no quiere: ayuda a hacerlo bien.',
  ],
};
