import type { Beat } from '../../compose/beat';
import { offeredHooks, proofsToOpenWith } from '../../compose/told';
import { countWords } from '../../words';
import { de, to } from '../grammar';
import type { Voice } from '../voice';

/** Ways to begin any pitch: a proof, what the goal wants to know, and those it is for. */
export function offered(voice: Voice, standsAlone: (text: string) => boolean): Beat {
  const { reading, vary } = voice;
  const them = vary('them', aboutThem(voice));
  if (goesOnAboutThem(voice)) return offeredHooks([], them);
  const [asked = '', ...others] = vary('ways in', byGoal(voice));
  return offeredHooks(proofsToOpenWith(reading, standsAlone), [asked, ...them, ...others]);
}

/** True when what follows says « ellos » of those that the opening must name. */
function goesOnAboutThem({ reading, unsure }: Voice): boolean {
  const { sure, broad } = reading.audience;
  const owned = reading.sentences.some(({ role }) => role === 'problem');
  return unsure && !owned && sure && !broad && reading.brief.goal !== 'users';
}

function byGoal({ reading, say }: Voice): string[] {
  const { goal, category } = reading.brief;
  switch (goal) {
    case 'investors':
      return [
        'Una idea se juzga con una sola pregunta: ¿quién la echaría de menos?',
        category === 'project'
          ? '¿A quién le falta esto hoy, y desde cuándo?'
          : '¿Quién lo necesita, y quién pagaría por tenerlo?',
      ];
    case 'incubator':
      return [
        `¿Qué podría quitar${say('nos', 'me')} la razón?`,
        'Una idea vale lo que hacen con ella los primeros que la prueban.',
      ];
    case 'team':
      return [
        '¿Para qué le gustaría que sirviera su tiempo?',
        '¿Por qué empezar ahora, y por qué entre varios?',
      ];
    case 'users':
      return [
        '¿Desde cuándo se las arregla con lo que hay?',
        'Si pudiera cambiar una sola costumbre, ¿cuál elegiría usted?',
      ];
  }
}

function aboutThem({ reading, shortAudience }: Voice): string[] {
  const { sure, plural, broad } = reading.audience;
  if (!sure || !plural || broad || countWords(shortAudience) > 8) return [];
  if (reading.brief.goal === 'users') return [`¿Qué habría que cambiar primero para ${shortAudience}?`];
  return [
    `Póngase un momento en el lugar ${de(shortAudience)}.`,
    `Pregunte ${to(shortAudience)} qué habría que cambiar primero.`,
    `¿Cómo es un día cualquiera para ${shortAudience}?`,
  ];
}
