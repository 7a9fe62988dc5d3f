import type { OfferCategory } from '../../pitch';

/** Whom such an offer meets; one of the gaps is said. */
export type Met = { rivals: string[]; habit: string; gap: string[] };

export const suppliers = {
  rivals: ['los proveedores de siempre', 'las grandes empresas', 'los medios propios'],
  habit: 'seguir con el proveedor de siempre',
  gap: [
    'Cumplen, y a todos les dan lo mismo.',
    'Sacan el trabajo adelante, y nada más.',
    'Resuelven lo de siempre, y dejan fuera lo particular.',
  ],
};

export const onScreen = {
  rivals: ['las aplicaciones para todos los públicos', 'los buscadores de internet', 'los mensajes sueltos'],
  habit: 'apañarse con lo que ya hay en el móvil',
  gap: ['Sirven para casi todo, y por eso mismo nunca del todo.', 'Sacan del apuro, y ahí se quedan.'],
};

export const onDesk = {
  rivals: ['los grandes programas del sector', 'la hoja de cálculo', 'el trabajo a mano'],
  habit: 'hacerlo a mano',
  gap: ['Lo grande cuesta aprenderlo, y lo casero no acaba nunca.', 'O piden un curso, o piden paciencia.'],
};

export const met: Record<OfferCategory, Met> = {
  product: {
    rivals: ['los productos de gran tirada', 'las tiendas en línea', 'lo que ya hay en casa'],
    habit: 'seguir con lo que se tiene',
    gap: [
      'Sirven a casi todos, y por eso mismo no del todo a cada uno.',
      'Sacan del apuro, y ahí se quedan.',
      'Resuelven lo de siempre, y dejan fuera lo particular.',
    ],
  },
  service: {
    rivals: ['las empresas grandes', 'los profesionales sueltos', 'la ayuda de un conocido'],
    habit: 'dejarlo para más adelante',
    gap: [
      'Encontrar a alguien es fácil; saber si responderá, no tanto.',
      'Unos no llegan a lo pequeño y los otros no llegan a todo.',
      'Sacan del apuro, y ahí se quedan.',
    ],
  },
  offer: {
    rivals: ['las ofertas para todos los públicos', 'los profesionales sueltos', 'la ayuda de un conocido'],
    habit: 'seguir como hasta ahora',
    gap: [
      'Sirven a casi todos, y por eso mismo no del todo a cada uno.',
      'Sacan del apuro, y ahí se quedan.',
      'Resuelven lo de siempre, y dejan fuera lo particular.',
    ],
  },
  project: {
    rivals: ['las iniciativas parecidas', 'las grandes organizaciones', 'los arreglos entre conocidos'],
    habit: 'esperar a que otro lo haga',
    gap: [
      'Hacen lo que pueden, y mucha gente se queda fuera.',
      'Empiezan con ganas, y a menudo se quedan sin manos.',
    ],
  },
  concept: {
    rivals: ['las soluciones que ya se venden', 'las ideas parecidas', 'los apaños de cada uno'],
    habit: 'seguir como hasta ahora',
    gap: [
      'Resuelven una parte, y el resto queda para cada uno.',
      'Cada cosa va por su lado, y juntarlas es tarea de uno.',
    ],
  },
};

export const proofs: Record<OfferCategory, string> = {
  product: 'número de unidades vendidas',
  service: 'número de clientes',
  offer: 'número de clientes',
  project: 'número de participantes',
  concept: 'número de personas interesadas',
};
