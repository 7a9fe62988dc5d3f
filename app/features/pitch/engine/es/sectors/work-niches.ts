import type { SectorLines } from '../sector-lines';

type Work = 'billing' | 'delivery' | 'kitchens' | 'hiring' | 'shopkeepers';

export const workNiches: Record<Work, SectorLines> = {
  billing: {
    hooks: [
      'Una factura cobrada tarde puede tumbar una buena empresa.',
      'El trabajo está hecho. El dinero, todavía no.',
    ],
    hooksYou: ['¿Cuánto le deben hoy, y desde cuándo?', '¿Cuántas horas al mes le cuestan sus facturas?'],
    problem: [
      'Quien trabaja solo hace las cuentas de noche, o no las hace.',
      'Reclamar da apuro: el que debe también es cliente.',
      'Y el hueco se descubre cuando hay que pagar.',
    ],
    problemYou: [
      'Las cuentas se hacen de noche, o no se hacen.',
      'Reclamar da apuro: el que debe también es cliente.',
      'Y el hueco se descubre cuando hay que pagar.',
    ],
    rivals: ['la gestoría', 'la hoja de cálculo', 'las llamadas de uno mismo'],
    habit: 'dejarlo para fin de mes',
    gap: 'Anotan lo que pasó, y pocos avisan a tiempo.',
    test: 'cuánto antes cobran los primeros clientes',
    proof: 'número de clientes',
    why: [
      'Los retrasos en los pagos golpean primero a los pequeños.',
      'Quien cobra a tiempo puede pagar a tiempo.',
    ],
    tries: [
      'Empiece por una sola factura, la que más le pesa.',
      'Mire cuánto le cuesta hoy esperar.',
      'Pregunte qué se le dirá a su cliente, palabra por palabra.',
    ],
  },
  delivery: {
    hooks: [
      'El último tramo de un envío suele ser el más caro.',
      '¿Cuánto tarda un paquete en cruzar una ciudad?',
    ],
    hooksYou: ['¿Cuánto le cuesta cada entrega que falla?', '¿Quién lleva hoy lo que usted vende?'],
    problem: [
      'Las furgonetas dan vueltas, aparcan mal y llegan cuando no hay nadie.',
      'El comercio pequeño paga tarifas pensadas para los grandes.',
      'Y cada entrega fallida se paga dos veces.',
    ],
    problemYou: [
      'Las furgonetas dan vueltas y llegan cuando no hay nadie.',
      'Se pagan tarifas pensadas para los grandes.',
      'Y cada entrega fallida se paga dos veces.',
    ],
    rivals: ['las grandes empresas de reparto', 'las plataformas', 'la furgoneta propia'],
    habit: 'repartir uno mismo al cerrar',
    gap: 'Llegan a todas partes, pero no siempre a la hora que conviene.',
    test: 'cuántas entregas llegan a la primera',
    proof: 'número de entregas',
    why: [
      'Las ciudades cierran calles al tráfico, y el reparto tiene que adaptarse.',
      'Quien entrega bien vende más la próxima vez.',
    ],
    tries: [
      'Empiece con los envíos de una semana.',
      'Cuente también lo que hoy le cuestan las devoluciones.',
      'Pregunte a su cliente a qué hora está en casa.',
    ],
  },
  kitchens: {
    hooks: [
      'En una cocina, lo que falla a las dos ya no tiene arreglo.',
      '¿Cuánto se tira cada noche en una cocina que funciona bien?',
      'En cocina no hay segunda toma.',
    ],
    hooksYou: [
      '¿Qué es lo que más tiempo le quita fuera de los fogones?',
      '¿Cuánto se tira en su cocina cada semana?',
    ],
    problem: [
      'El margen es corto, el personal escaso y el servicio no espera.',
      'Los precios de compra cambian cada semana.',
      'Y el que cocina acaba haciendo también las cuentas.',
    ],
    problemYou: [
      'El margen es corto, el personal escaso y el servicio no espera.',
      'Los precios de compra cambian cada semana.',
      'Y usted acaba haciendo también las cuentas.',
    ],
    rivals: ['los grandes distribuidores', 'los proveedores de siempre', 'el trabajo a ojo'],
    habit: 'pedir lo mismo de siempre',
    gap: 'Sirven a todos igual, y cada cocina trabaja a su manera.',
    test: 'qué cambia en una cocina durante un mes de servicio',
    proof: 'número de restaurantes',
    why: [
      'En hostelería, lo que ahorra minutos se nota en cada servicio.',
      'El cliente vuelve por lo que comió y por cómo lo atendieron.',
    ],
    tries: [
      'Pruébelo en un servicio flojo, y luego en uno fuerte.',
      'Pregunte a quien está en los fogones.',
      'Haga la cuenta por plato, no por factura.',
    ],
  },
  hiring: {
    hooks: [
      'Una vacante que dura meses la paga todo el equipo.',
      'Detrás de cada currículum hay alguien que espera respuesta.',
    ],
    hooksYou: [
      '¿Cuánto tiempo lleva con ese puesto sin cubrir?',
      '¿Cuándo recibió la última respuesta de verdad?',
    ],
    problem: [
      'Se leen muchos currículums, y casi ninguno dice lo que importa.',
      'Quien busca trabajo escribe mucho y recibe poco.',
      'Y una mala elección se nota durante meses.',
    ],
    problemYou: [
      'Un currículum rara vez dice lo que importa.',
      'Se escribe mucho y se recibe poco.',
      'Y una mala elección se nota durante meses.',
    ],
    rivals: ['los portales de empleo', 'las agencias', 'los contactos'],
    habit: 'publicar otro anuncio',
    gap: 'Traen muchos nombres, y la duda sigue siendo la misma.',
    test: 'cuántos siguen en el puesto a los seis meses',
    proof: 'número de contrataciones',
    why: [
      'Un equipo se hace persona a persona.',
      'Faltan manos en muchos oficios, y sobran talentos sin estrenar.',
    ],
    tries: [
      'Empiece por un solo puesto.',
      'Diga qué hará esa persona el primer lunes.',
      'Pregunte cuánto tardaron los anteriores.',
    ],
  },
  shopkeepers: {
    hooks: [
      'Una tienda pequeña compite cada día con un almacén gigante.',
      '¿Qué le falta a una tienda de barrio para vender también de noche?',
      'La tienda cierra; internet, no.',
    ],
    hooksYou: [
      '¿Cuántas ventas se le escapan al cerrar?',
      '¿Quién lleva la tienda mientras usted lleva las cuentas?',
    ],
    problem: [
      'Quien atiende el mostrador hace también las cuentas, los pedidos y la limpieza.',
      'Las herramientas que hay se pensaron para cadenas.',
      'Y el tiempo que piden sale de la noche o del domingo.',
    ],
    problemYou: [
      'Quien atiende el mostrador hace también las cuentas, los pedidos y la limpieza.',
      'Las herramientas que hay se pensaron para cadenas.',
      'Y el tiempo que piden sale de su noche o de su domingo.',
    ],
    rivals: ['las grandes plataformas de venta', 'los programas para cadenas', 'el cuaderno de siempre'],
    habit: 'dejarlo para cuando haya tiempo',
    gap: 'Venden mucho, y se quedan también con el cliente.',
    test: 'cuántas tiendas siguen después de los primeros meses',
    proof: 'número de tiendas',
    why: ['Una calle con tiendas es una calle con vida.', 'Lo que se compra en el barrio vuelve al barrio.'],
    tries: [
      'Empiece con pocos productos, los que más se piden.',
      'Pregunte cuánto tiempo lleva cada semana.',
      'Hable con otra tienda que ya lo use.',
    ],
  },
};
