import type { SectorLines } from '../sector-lines';

type Trade = 'pantry' | 'larder' | 'livestock' | 'baskets' | 'materials';

export const tradeNiches: Record<Trade, SectorLines> = {
  pantry: {
    hooks: [
      'Un buen producto se reconoce antes de leer la etiqueta.',
      '¿Quién hay detrás de lo que se vende en una tienda?',
      'Detrás de cada sabor hay alguien.',
    ],
    hooksYou: ['¿Qué producto cuenta usted a sus clientes?', '¿Sabe quién hizo lo que sirve hoy?'],
    problem: [
      'Quien produce poco apenas llega a las estanterías.',
      'Quien vende quiere contar de dónde viene, y casi nunca lo sabe.',
      'Los grandes distribuidores piden cantidad antes que sabor.',
    ],
    problemYou: [
      'Los catálogos se parecen, y el cliente lo nota.',
      'Usted quiere contar de dónde viene, y casi nunca se lo dicen.',
      'Los grandes distribuidores piden cantidad antes que sabor.',
    ],
    rivals: ['los grandes distribuidores', 'las marcas conocidas', 'los productos importados'],
    habit: 'pedir lo mismo de siempre',
    gap: 'Sirven puntuales, y a todos lo mismo.',
    test: 'cuántos vuelven a pedir después del primer envío',
    proof: 'número de puntos de venta',
    why: [
      'Lo que se hace en un lugar concreto no se copia en otro.',
      'El cliente vuelve por lo que no encuentra en otra parte.',
    ],
    tries: [
      'Pruébelo primero, sin etiqueta.',
      'Pida poco y vea qué dicen sus clientes.',
      'Pregunte cuánto hay y hasta cuándo.',
    ],
  },
  larder: {
    hooks: [
      'Lo que se pone en la mesa todos los días es lo que menos se mira.',
      'Un buen producto se reconoce antes de mirar la etiqueta.',
      'Lo bueno se nota enseguida.',
    ],
    hooksYou: [
      '¿Sabe de dónde viene lo que pone en la mesa?',
      '¿Cuándo fue la última vez que un sabor le sorprendió?',
    ],
    problem: [
      'En la estantería todo se parece, y la etiqueta cuenta poco.',
      'Lo que se hace despacio rara vez llega a la tienda de al lado.',
      'Así que se compra por costumbre, o por precio.',
    ],
    problemYou: [
      'En la estantería todo se parece, y la etiqueta cuenta poco.',
      'Lo que se hace despacio rara vez llega a su tienda.',
      'Y se acaba comprando por costumbre, o por precio.',
    ],
    rivals: ['las marcas del supermercado', 'las tiendas gourmet', 'lo que ya hay en la despensa'],
    habit: 'comprar lo de siempre',
    gap: 'Lo barato se parece entre sí, y lo bueno se encuentra por casualidad.',
    test: 'cuántos repiten después del primer pedido',
    proof: 'número de clientes',
    why: [
      'Saber de dónde viene la comida importa cada vez a más gente.',
      'Lo que está bueno se ofrece, y así se da a conocer.',
    ],
    tries: [
      'Pruébelo primero solo, sin nada que lo tape.',
      'Lea la etiqueta: cuanto más corta, más dice.',
      'Pregunte quién lo hace, dónde y desde cuándo.',
    ],
  },
  livestock: {
    hooks: ['Los animales no avisan, y casi todo pasa de noche.', 'En una ganadería no hay festivos.'],
    hooksYou: [
      '¿Cuántas noches se ha levantado por si acaso?',
      '¿Qué le gustaría saber antes de entrar en la nave?',
    ],
    problem: [
      'Una sola persona vigila a muchos animales, y no puede estar en todas partes.',
      'Lo que se ve tarde cuesta dinero, y a veces un animal.',
      'Y las manos que ayudaban ya no se encuentran.',
    ],
    problemYou: [
      'Hay que vigilar a muchos animales, y no se puede estar en todas partes.',
      'Lo que se ve tarde cuesta dinero, y a veces un animal.',
      'Y las manos que ayudaban ya no se encuentran.',
    ],
    rivals: ['las rondas de noche', 'las cámaras', 'la experiencia de cada uno'],
    habit: 'levantarse a mirar',
    gap: 'Enseñan lo que pasa, si alguien está mirando.',
    test: 'cuántos avisos aciertan en una temporada entera',
    proof: 'número de explotaciones',
    why: [
      'Un animal atendido a tiempo es trabajo que no se pierde.',
      'Quedan menos ganaderos, y cada uno lleva más animales.',
    ],
    tries: [
      'Pruébelo con pocos animales y compare.',
      'Pregunte a otro ganadero que ya lo use.',
      'Mire qué pasa donde no hay buena cobertura.',
    ],
  },
  baskets: {
    hooks: [
      'La verdura viaja cientos de kilómetros y el campo está al lado.',
      '¿Quién cultivó lo que hoy hay en la nevera?',
      '¿De dónde viene esta verdura?',
    ],
    hooksYou: ['¿Sabe quién cultivó lo que cenó anoche?', '¿Y si la huerta llamara a su puerta?'],
    problem: [
      'El agricultor cobra poco, el cliente paga mucho y la fruta se cansa por el camino.',
      'Comprar de temporada pide tiempo y saber dónde.',
      'Así que se acaba en el pasillo de siempre.',
    ],
    problemYou: [
      'La fruta bonita no siempre sabe, y la que sabe no siempre está a mano.',
      'Comprar de temporada pide tiempo y saber dónde.',
      'Así que se acaba en el pasillo de siempre.',
    ],
    rivals: ['los supermercados', 'los mercados', 'la compra por internet'],
    habit: 'hacer la compra en un solo sitio',
    gap: 'Tienen de todo todo el año, y nadie sabe quién lo cultivó.',
    test: 'cuántas familias siguen al tercer mes',
    proof: 'número de familias',
    why: [
      'Comprar cerca mantiene vivo el campo que nos rodea.',
      'Quien conoce al agricultor tira menos comida.',
    ],
    tries: [
      'Pida una sola cesta y cocine con lo que venga.',
      'Diga lo que no le gusta: se cambia.',
      'Compare el sabor, y después el precio.',
    ],
  },
  materials: {
    hooks: [
      'Un edificio dura décadas, y se decide en unas semanas.',
      '¿De qué estarán hechas las paredes de mañana?',
      'Construir también es elegir con qué.',
    ],
    hooksYou: [
      '¿Qué material dejaría de usar si tuviera otro?',
      '¿Cuánto pesa, en precio y en carbono, su próxima obra?',
    ],
    problem: [
      'Los materiales de siempre pesan, contaminan y suben de precio.',
      'Los nuevos llegan sin historia, y nadie quiere ser el primero.',
      'Y en la obra no hay tiempo para aprender.',
    ],
    problemYou: [
      'Los materiales de siempre pesan, contaminan y suben de precio.',
      'Los nuevos llegan sin historia, y nadie quiere ser el primero.',
      'Y en la obra no hay tiempo para aprender.',
    ],
    rivals: ['los materiales de siempre', 'los grandes fabricantes', 'los productos importados'],
    habit: 'pedir el material de siempre',
    gap: 'Lo conocido tranquiliza, aunque cueste más a la larga.',
    test: 'cómo se comporta en una primera obra',
    proof: 'número de obras',
    why: [
      'Las normas piden cada vez menos energía y menos residuos.',
      'Lo que se construye hoy se queda muchos años.',
    ],
    tries: [
      'Pida una muestra y déjela en manos de quien la va a colocar.',
      'Pregunte por los ensayos y quién los hizo.',
      'Empiece por una pared, no por un edificio.',
    ],
  },
};
