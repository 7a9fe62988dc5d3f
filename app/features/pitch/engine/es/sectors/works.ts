import type { SectorLines } from '../sector-lines';

type Works = 'industry' | 'agriculture' | 'energy' | 'building';

export const worksSectors: Record<Works, SectorLines> = {
  industry: {
    hooks: [
      '¿Cuánto cuesta una línea de producción que se para sin avisar?',
      'En un taller, un detalle mal ajustado siempre acaba saliendo.',
      'Una línea parada cuesta dinero.',
    ],
    hooksYou: [
      'Su línea se para sin avisar: ¿cuánto tiempo pierde?',
      '¿Cuál es la parada que más teme en su planta?',
    ],
    problem: [
      'Las averías, las piezas malas y los ajustes se comen el margen sin hacer ruido.',
      'Los equipos lo saben, pero les faltan tiempo y medidas fiables.',
      'Y cambiar toda la maquinaria casi nunca es posible.',
    ],
    problemYou: [
      'Las averías y las piezas malas se comen su margen sin hacer ruido.',
      'Su equipo lo sabe, pero le faltan tiempo y medidas fiables.',
      'Y cambiar toda la maquinaria casi nunca es posible.',
    ],
    rivals: ['los grandes fabricantes de equipos', 'las ingenierías', 'los arreglos de la propia planta'],
    habit: 'esperar a la avería',
    gap: 'Lo grande resulta caro de instalar y lo casero depende de quien lo montó.',
    test: 'cuánto se gana en una primera línea',
    proof: 'número de plantas equipadas',
    why: [
      'Cada hora ganada en la planta se nota en el precio final.',
      'Fabricar cerca vuelve a tener sentido, si se cuidan los costes.',
    ],
    tries: [
      'Empiece por un solo puesto y mida antes de extenderlo.',
      'Pregunte a quienes trabajan con la máquina: lo sabrán el primer día.',
      'Compare una semana con otra: la cuenta la hará usted mismo.',
    ],
  },
  agriculture: {
    hooks: [
      'Una campaña se juega a veces en pocos días. Hay que verlos venir.',
      'En una finca, ¿quién tiene tiempo para algo que no sea urgente?',
      'En el campo, el tiempo siempre apremia.',
    ],
    hooksYou: [
      '¿Qué decisión sigue tomando a ojo en su finca?',
      'La campaña es corta: ¿dónde se le va el tiempo?',
      'La campaña no espera a nadie.',
    ],
    problem: [
      'El tiempo, el agua y las manos faltan todos a la vez.',
      'Los precios se deciden lejos del campo y el riesgo se queda en él.',
      'Cambiar de método en plena campaña es una apuesta.',
    ],
    problemYou: [
      'El tiempo, el agua y las manos le faltan todos a la vez.',
      'Los precios se deciden lejos del campo y el riesgo se queda en él.',
      'Cambiar de método en plena campaña es una apuesta.',
    ],
    rivals: ['las cooperativas', 'los proveedores de siempre', 'la experiencia heredada'],
    habit: 'repetir lo del año anterior',
    gap: 'La experiencia vale mucho, pero el tiempo ya no se parece al de antes.',
    test: 'qué resultado da una campaña completa',
    proof: 'número de explotaciones',
    why: [
      'El clima cambia los calendarios, y las reglas de antes ya no bastan.',
      'Lo que se gana en el campo debería quedarse en el campo.',
    ],
    tries: [
      'Empiece por una parcela y compárela con la de al lado.',
      'Pregunte a un vecino que ya lo haya probado.',
      'Déjelo trabajar una campaña y mire los resultados.',
    ],
  },
  energy: {
    hooks: [
      '¿Quién sabe lo que cuesta su energía en el momento de gastarla?',
      'Calentar, enfriar, alumbrar: lo de todos los días es lo que más se gasta.',
      '¿Quién sabe lo que gasta en energía?',
    ],
    hooksYou: [
      '¿Sabe adónde ha ido su energía este mes?',
      'Su factura sube y nada explica por qué: ¿le pasa?',
    ],
    problem: [
      'La factura llega demasiado tarde para cambiar nada.',
      'Hay buenas soluciones, pero la elección es técnica y el compromiso largo.',
      'Así que la decisión se deja para otro momento.',
    ],
    problemYou: [
      'Su factura llega demasiado tarde para cambiar nada.',
      'Hay soluciones, pero la elección es técnica y el compromiso largo.',
      'Así que la decisión se deja para otro momento.',
    ],
    rivals: ['las compañías de siempre', 'los instaladores de la zona', 'los pequeños gestos diarios'],
    habit: 'pagar la factura y esperar',
    gap: 'Cada uno resuelve una parte, y el total sigue sin salir en ninguna cuenta.',
    test: 'cuánto se ahorra en un año entero',
    proof: 'número de instalaciones',
    why: [
      'Los precios se mueven y las normas se endurecen: esperar también cuesta.',
      'Un recurso que se ahorra, se ahorra todos los años.',
    ],
    tries: [
      'Tenga a mano su última factura: por ahí se empieza.',
      'Pregunte qué pasa si el ahorro no llega.',
      'Compare un año entero, no un mes.',
    ],
  },
  building: {
    hooks: [
      'Una obra que se retrasa suele empezar por un detalle olvidado.',
      'Alquilar, construir, reformar: ¿a quién le parece sencillo?',
      '¿Qué obra acaba en su fecha?',
    ],
    hooksYou: [
      'Su obra va con retraso y nadie sabe decirle por qué: ¿le suena?',
      '¿Tiene una obra pendiente y no sabe por dónde empezar?',
      '¿Tiene una obra pendiente?',
    ],
    problem: [
      'Hay demasiada gente, demasiados papeles y nadie que vea el conjunto.',
      'Las sorpresas aparecen en la obra, que es donde más cuestan.',
      'Cada uno se cubre, y quien paga es el que espera.',
    ],
    problemYou: [
      'Hay demasiada gente, demasiados papeles, y usted en medio.',
      'Las sorpresas aparecen en la obra, que es donde más cuestan.',
      'Cada uno se cubre, y quien paga es el que espera.',
    ],
    rivals: ['las constructoras', 'las plataformas de presupuestos', 'el boca a boca'],
    habit: 'dejar la obra para más adelante',
    gap: 'Dan un precio, pero pocas veces alguien que responda del conjunto.',
    test: 'si se cumplen el plazo y el coste en una primera obra',
    proof: 'número de obras',
    why: [
      'Muchos edificios piden una reforma, y faltan manos para hacerla bien.',
      'Una obra bien hecha se nota durante décadas.',
    ],
    tries: [
      'Pida el presupuesto por escrito y compárelo línea a línea.',
      'Pregunte quién responde si algo se retrasa.',
      'Visite una obra terminada y hable con quien vive allí.',
    ],
  },
};
