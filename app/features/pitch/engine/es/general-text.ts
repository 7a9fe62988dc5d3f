import type { OfferCategory } from '../../pitch';
import type { SectorLines } from './sector-lines';

export const tries: Record<OfferCategory, string> = {
  product: 'Véalo de cerca, sin prisa, y compare.',
  service: 'Empiece por algo pequeño y juzgue por el resultado.',
  offer: 'Empiece por algo pequeño y juzgue por el resultado.',
  project: 'Venga un día y mírelo con sus propios ojos.',
  concept: 'Diga qué le convencería: todavía se puede cambiar.',
};

export const onceHooks = ['Hay cosas que se hacen una vez, y nadie enseña cómo.', '¿Por dónde se empieza?'];
export const atOnce = [
  'Se pregunta a unos y a otros, y cada cual dice una cosa.',
  'Y cuando toca decidir, ya corre prisa.',
];
export const inCommon = [
  'Cada cual hace lo que puede por su lado.',
  'Alguien tenía que empezar por algún sitio.',
];
export const atHome = [
  'Se mira aquí y allá, y al final se elige lo primero que aparece.',
  'Y la duda se queda donde estaba.',
];
export const atWork = [
  'En el trabajo, lo urgente pasa siempre delante.',
  'Y lo que no le toca a nadie se queda sin hacer.',
];

export const suppliers = {
  rivals: ['los proveedores de siempre', 'las grandes empresas', 'los medios propios'],
  habit: 'seguir con el proveedor de siempre',
  gap: 'Cumplen, y a todos les dan lo mismo.',
};

export const onScreen = {
  rivals: ['las aplicaciones para todos los públicos', 'los buscadores de internet', 'los mensajes sueltos'],
  habit: 'apañarse con lo que ya hay en el móvil',
  gap: 'Sirven para casi todo, y por eso mismo nunca del todo.',
};

export const onDesk = {
  rivals: ['los grandes programas del sector', 'la hoja de cálculo', 'el trabajo a mano'],
  habit: 'hacerlo a mano',
  gap: 'Lo grande cuesta aprenderlo, y lo casero no acaba nunca.',
};

export const met: Record<OfferCategory, Pick<SectorLines, 'rivals' | 'habit' | 'gap'>> = {
  product: {
    rivals: ['los productos de gran tirada', 'las tiendas en línea', 'lo que ya hay en casa'],
    habit: 'seguir con lo que se tiene',
    gap: 'Sirven a casi todos, y por eso mismo no del todo a cada uno.',
  },
  service: {
    rivals: ['las empresas grandes', 'los profesionales sueltos', 'la ayuda de un conocido'],
    habit: 'dejarlo para más adelante',
    gap: 'Encontrar a alguien es fácil; saber si responderá, no tanto.',
  },
  offer: {
    rivals: ['las ofertas para todos los públicos', 'los profesionales sueltos', 'la ayuda de un conocido'],
    habit: 'seguir como hasta ahora',
    gap: 'Sirven a casi todos, y por eso mismo no del todo a cada uno.',
  },
  project: {
    rivals: ['las iniciativas parecidas', 'las grandes organizaciones', 'los arreglos entre conocidos'],
    habit: 'esperar a que otro lo haga',
    gap: 'Hacen lo que pueden, y mucha gente se queda fuera.',
  },
  concept: {
    rivals: ['las soluciones que ya se venden', 'las ideas parecidas', 'los apaños de cada uno'],
    habit: 'seguir como hasta ahora',
    gap: 'Resuelven una parte, y el resto queda para cada uno.',
  },
};

export const proofs: Record<OfferCategory, string> = {
  product: 'número de unidades vendidas',
  service: 'número de clientes',
  offer: 'número de clientes',
  project: 'número de participantes',
  concept: 'número de personas interesadas',
};
