import { beat, weigh, type Beat } from '../../compose/beat';
import type { Goal } from '../../../pitch';
import { countWords, fold } from '../../words';
import type { Voice } from '../voice';

/** The one ask, last. */
export function ask(voice: Voice): Beat[] {
  const { reading } = voice;
  const goal = reading.brief.goal;
  const own = reading.sentences.find(
    (sentence) => sentence.role === 'ask' && suits[goal].test(fold(sentence.text)),
  );
  const usual = voice.vary('ask', asks[goal](voice));
  const texts =
    own === undefined
      ? usual.map((text, rank) => ({
          text,
          worth: (text.includes('[') ? 2.6 : countWords(text) < 6 ? 0.2 : 1.6) - rank * 0.1,
        }))
      : [
          { text: `${own.text} ${closing[goal]}`.trim(), worth: 5.2 },
          { text: own.text, worth: 5 },
          ...own.shorter.map((text, rank) => ({ text, worth: 1.5 - rank * 0.2 })),
        ];
  return [beat('ask', weigh(40, 40, 40, 40), texts, true)];
}

const suits: Record<Goal, RegExp> = {
  investors: /\b(?:ronda|euros?|€|financ|inver|fondos|capital)/u,
  incubator: /\b(?:acompan|incub|mentor|programa|espacio|prob|apoyo|falta)/u,
  users: /^$/u,
  team: /^(?!.*\b(?:euros?|inver\w*|capital|ronda|financ\w*)\b)/u,
};

const closing: Record<Goal, string> = {
  investors: '¿Cuándo podemos hablar?',
  incubator: '¿Cuándo podemos vernos?',
  users: '',
  team: '¿Hablamos esta semana?',
};

const asks: Record<Goal, (voice: Voice) => string[]> = {
  investors: ({ say }) => [
    // Worth its placeholder: an investor waits for the amount.
    `${say('Buscamos', 'Busco')} [completar: importe]. ¿Cuándo podemos hablar?`,
    `¿Podemos vernos esta semana para ${say('contarle', 'que le cuente')} el resto?`,
    '¿Cuándo podemos sentarnos a hablarlo con calma?',
    '¿Cuándo podemos hablar?',
  ],
  incubator: ({ say }) => [
    `${say('Les pedimos', 'Les pido')} una plaza en su próxima convocatoria.`,
    `${say('Queremos', 'Quiero')} entrar en su próxima convocatoria: ¿cuándo podemos presentarlo?`,
    `¿Hay sitio para ${say('nosotros', 'mí')} en su próxima convocatoria?`,
    '¿Cuándo podemos presentarlo?',
  ],
  users: ({ say, grave }) =>
    grave
      ? [
          `Cuando lo necesite, ${say('escríbanos y pregunte', 'escríbame y pregunte')} lo que quiera.`,
          `${say('Escríbanos', 'Escríbame')} cuando lo necesite.`,
        ]
      : [
          `¿Le interesa? Empiece por aquí: [completar: primer paso gratuito, como una prueba].`,
          `¿Le interesa? ${say('Escríbanos', 'Escríbame')} y pregunte lo que quiera.`,
          `Si le interesa, ${say('escríbanos y pida', 'escríbame y pida')} verlo de cerca.`,
          `¿Le interesa? ${say('Escríbanos', 'Escríbame')} hoy.`,
        ],
  team: ({ say }) => [
    `¿Tomamos un café esta semana y ${say('se lo contamos', 'se lo cuento')} con calma?`,
    `¿Le apetece? ${say('Escríbanos', 'Escríbame')} y hablamos esta semana.`,
    '¿Hablamos esta semana?',
  ],
};
