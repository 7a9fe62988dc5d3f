import type { Voice } from '../voice';

/** What users are asked for at the end. */
export function wish(voice: Voice): string[] {
  return among(voice, 'wish', [
    `${voice.say('Díganos', 'Dígame')} también qué echa en falta: todo empieza por ahí.`,
    `Cuente qué usa hoy y qué le cambiaría: a ${voice.say('nosotros nos', 'mí me')} sirve.`,
    `Si tiene una idea mejor, ${voice.say('queremos', 'quiero')} oírla.`,
  ]);
}

/** The question that users still have. */
export function doubt(voice: Voice): string[] {
  return among(voice, 'doubt', [
    'Si le queda una duda, este es el momento de decirla.',
    'La pregunta que no se atreve a hacer suele ser la buena.',
    'Pregunte también lo que parezca obvio.',
  ]);
}

/** What somebody who would join need not know yet. */
export function invitation(voice: Voice): string[] {
  return among(voice, 'invitation', [
    'No hace falta saberlo todo: basta con decir qué sabe hacer y qué quiere aprender.',
    'Traiga lo que sabe; lo demás se aprende por el camino.',
    'Cuente qué ha hecho, aunque no se parezca a esto.',
  ]);
}

/** How one begins. */
export function welcome(voice: Voice): string[] {
  return among(voice, 'welcome', [
    'Se empieza mirando, se pregunta todo y se aprende haciendo.',
    'Al principio nadie sabe todo, y así está bien.',
    'Lo que se ve con ojos nuevos también se escucha.',
  ]);
}

/** Where no trade gives its lines, briefs differ in these. */
function among({ unsure, vary }: Voice, purpose: string, options: string[]): string[] {
  return unsure ? vary(purpose, options).slice(0, 1) : options.slice(0, 1);
}
