import type { SectorLines } from '../sector-lines';

type Tech = 'software' | 'mobility' | 'finance';

export const techSectors: Record<Tech, SectorLines> = {
  software: {
    hooks: [
      '¿Cuántas horas se van en copiar datos de una tabla a otra?',
      'Una buena herramienta se nota en todo lo que uno deja de hacer.',
      '¿Por qué hacen falta tantas pantallas para una sola tarea?',
      '¿Cuántas horas se van en tareas repetidas?',
    ],
    hooksYou: [
      '¿Cuántas horas dedica cada semana a copiar datos de un sitio a otro?',
      '¿Qué tarea quisiera no volver a hacer nunca a mano?',
    ],
    problem: [
      'La información está repartida entre mensajes, hojas de cálculo y la memoria de cada uno.',
      'Se busca, se copia, se corrige, y nadie apunta ese tiempo en ninguna parte.',
      'Los grandes programas existen, pero piden más trabajo del que quitan.',
    ],
    problemYou: [
      'Su información está repartida entre mensajes, hojas de cálculo y memoria.',
      'Usted busca, copia y corrige, y ese tiempo no lo paga nadie.',
      'Los grandes programas existen, pero piden más trabajo del que quitan.',
    ],
    rivals: ['los grandes programas', 'la hoja de cálculo', 'el cuaderno de siempre'],
    habit: 'seguir con la hoja de cálculo',
    gap: 'La hoja de cálculo lo aguanta todo, menos el día en que falta quien la hizo.',
    test: 'cuántos siguen usándolo después del primer mes',
    proof: 'número de usuarios',
    why: [
      'Lo que ahorra un rato cada día se acaba notando en todo el año.',
      'En un equipo pequeño, una hora recuperada se ve enseguida.',
    ],
    tries: [
      'Pruébelo con sus propios datos, no con los de la demostración.',
      'Deje que lo use quien hace la tarea cada día.',
      'Cuente las horas antes y después: la diferencia se ve pronto.',
    ],
  },
  mobility: {
    hooks: [
      '¿Por qué un trayecto tan corto lleva tanto tiempo?',
      'Sin coche, todo queda lejos. Con coche, todo sale caro.',
    ],
    hooksYou: [
      'Su trayecto de cada día: ¿cuánto tiempo le quita y cuánto cansancio le deja?',
      '¿Y si su próximo trayecto fuera de otra manera?',
      '¿Cuánto le quita cada trayecto?',
    ],
    problem: [
      'Moverse cuesta tiempo, dinero y humo, y casi nadie lleva la cuenta.',
      'Fuera del centro, la elección es sencilla: el coche o nada.',
      'Hay soluciones, pero muchas se quedan a medio camino.',
    ],
    problemYou: [
      'Moverse le cuesta tiempo, dinero y paciencia.',
      'Fuera del centro, la elección es sencilla: el coche o nada.',
      'Hay soluciones, pero muchas le dejan a medio camino.',
    ],
    rivals: ['el coche propio', 'el transporte público', 'las plataformas de alquiler'],
    habit: 'coger el coche',
    gap: 'El coche siempre está ahí, y por eso cuesta tanto dejarlo.',
    test: 'cuántos trayectos se repiten después del primer mes',
    proof: 'número de trayectos',
    why: [
      'Las ciudades están cambiando sus normas, y las costumbres van detrás.',
      'El primer kilómetro y el último deciden todo el trayecto.',
    ],
    tries: [
      'Haga una vez su trayecto de siempre y mire el reloj.',
      'Cuente lo que le cuesta hoy cada viaje, aparcamiento incluido.',
      'Pruébelo un día de lluvia: ahí se ve.',
    ],
  },
  finance: {
    hooks: [
      '¿Quién lee de verdad las comisiones antes de firmar?',
      'Una factura cobrada tarde puede tumbar una buena empresa.',
      '¿Quién entiende todas sus comisiones?',
    ],
    hooksYou: [
      '¿Sabe hoy cuánto dinero le quedará a fin de mes?',
      '¿Quién le explica sus comisiones con palabras sencillas?',
      '¿Entiende todas sus comisiones?',
    ],
    problem: [
      'Las normas son largas, las comisiones discretas y las palabras difíciles.',
      'Quien más necesita consejo suele ser quien menos recibe.',
      'Casi siempre se descubre el problema cuando la cuenta ya está vacía.',
    ],
    problemYou: [
      'Las normas son largas, las comisiones discretas y el consejo escaso.',
      'Uno se entera del problema cuando la cuenta ya está vacía.',
      'Y reclamar lo propio da apuro, sobre todo a un conocido.',
    ],
    rivals: ['los bancos', 'las aplicaciones de cuentas', 'la gestoría'],
    habit: 'esperar al extracto',
    gap: 'Cada uno ve una parte, y casi ninguno avisa a tiempo.',
    test: 'cuántos confían lo bastante como para repetir',
    proof: 'número de clientes',
    why: [
      'La confianza se gana despacio, y por eso mismo dura.',
      'Los retrasos en los pagos golpean primero a los pequeños.',
    ],
    tries: [
      'Pregunte todo lo que cuesta antes de firmar nada.',
      'Empiece con una sola cuenta y mire cómo le va.',
      'Pida que se lo expliquen con un ejemplo suyo.',
    ],
  },
};
