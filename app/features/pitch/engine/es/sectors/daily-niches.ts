import type { SectorLines } from '../sector-lines';

type Daily = 'meals' | 'commerce' | 'garden' | 'home';

export const dailyNiches: Record<Daily, SectorLines> = {
  meals: {
    hooks: [
      '¿Quién cocina cuando ya no se puede, o ya no apetece?',
      'Comer bien todos los días cuesta más de lo que parece.',
      'Comer bien cada día cuesta.',
    ],
    hooksYou: ['¿Qué va a comer hoy, y quién lo cocina?', '¿Cocina cada día, o cada día improvisa?'],
    problem: [
      'Entre la compra, la cocina y el cansancio, se come lo que haya.',
      'Comer siempre lo mismo acaba quitando las ganas.',
      'Y lo que viene envasado rara vez sabe a casa.',
    ],
    problemYou: [
      'Entre la compra, la cocina y el cansancio, se come lo que haya.',
      'Comer siempre lo mismo acaba quitando las ganas.',
      'Y lo que viene envasado rara vez sabe a casa.',
    ],
    rivals: ['los platos del supermercado', 'las plataformas de reparto', 'la comida que trae la familia'],
    habit: 'comer cualquier cosa',
    gap: 'Llenan el plato, pero nadie pregunta cómo sentó.',
    test: 'cuántos siguen pidiendo después del primer mes',
    proof: 'número de comidas servidas',
    why: ['Quien come bien se cuida sin darse cuenta.', 'Un plato caliente a su hora también es una visita.'],
    tries: [
      'Pruebe un solo plato, un día cualquiera.',
      'Diga lo que le gusta y lo que no puede comer.',
      'Compare con lo que comió ayer, precio incluido.',
    ],
  },
  commerce: {
    hooks: [
      'Cuando cierra la última tienda, todo queda un poco más lejos.',
      '¿Cuántos kilómetros cuesta hoy una barra de pan?',
    ],
    hooksYou: ['¿Cuántos kilómetros hace para llenar la nevera?', '¿Y si la compra volviera a estar cerca?'],
    problem: [
      'Hacer la compra pide un coche, una mañana y alguien que conduzca.',
      'Quien no conduce depende del favor de otro.',
      'Y con la tienda se pierde también el sitio donde hablar.',
    ],
    problemYou: [
      'Hacer la compra pide un coche y media mañana.',
      'Y si no se conduce, hay que pedir el favor.',
      'Con la tienda se pierde también el sitio donde hablar.',
    ],
    rivals: ['el supermercado de la ciudad', 'la compra por internet', 'los encargos a la familia'],
    habit: 'coger el coche para comprar',
    gap: 'Tienen de todo, menos la cercanía.',
    test: 'cuántos vecinos repiten después del primer mes',
    proof: 'número de clientes habituales',
    why: ['Un pueblo con tienda es un pueblo donde se puede vivir.', 'Comprar cerca deja el dinero cerca.'],
    tries: [
      'Haga un solo encargo, el de la semana.',
      'Diga qué echa en falta: así se llena la furgoneta.',
      'Compare el precio y los kilómetros.',
    ],
  },
  garden: {
    hooks: [
      'A casi todos nos gustan las plantas, hasta que se secan.',
      '¿Cuántas plantas de balcón sobreviven al verano?',
      'Una planta pide constancia.',
    ],
    hooksYou: ['¿Cuántas plantas se le han secado ya?', '¿Le gustaría cultivar algo en casa?'],
    problem: [
      'Falta sitio, falta tiempo, y el riego siempre toca cuando no se está.',
      'Se compra con ilusión y se tira a las pocas semanas.',
      'Y los consejos sirven poco cuando no hay jardín.',
    ],
    problemYou: [
      'Falta sitio, falta tiempo, y el riego siempre toca cuando no se está.',
      'Se compra con ilusión y se tira a las pocas semanas.',
      'Y los consejos sirven poco cuando no hay jardín.',
    ],
    rivals: ['las macetas corrientes', 'los centros de jardinería', 'el vecino que riega'],
    habit: 'comprar la planta y dejarla secar',
    gap: 'Venden la planta, y el cuidado queda para cada uno.',
    test: 'cuántas plantas siguen vivas al cabo de unos meses',
    proof: 'número de unidades vendidas',
    why: [
      'Cultivar algo propio, por poco que sea, cambia la manera de comer.',
      'En la ciudad, un poco de verde se agradece cada día.',
    ],
    tries: [
      'Empiece por una sola planta, la que más use.',
      'Mire la luz que tiene: es lo primero.',
      'Diga qué le gustaría cosechar: se empieza por ahí.',
    ],
  },
  home: {
    hooks: [
      'Los objetos de cada día se notan cuando fallan.',
      '¿Cuántas cosas de casa hay que cambiar antes de tiempo?',
      'Lo que se usa cada día debería durar.',
    ],
    hooksYou: ['¿Qué objeto de su casa ya ha cambiado dos veces?', '¿Busca algo que dure?'],
    problem: [
      'Se compra deprisa, se rompe pronto y se vuelve a comprar.',
      'Lo bonito no siempre es práctico, y lo práctico rara vez dura.',
      'Y casi nada se puede arreglar.',
    ],
    problemYou: [
      'Se compra deprisa, se rompe pronto y se vuelve a comprar.',
      'Lo bonito no siempre es práctico, y lo práctico rara vez dura.',
      'Y casi nada se puede arreglar.',
    ],
    rivals: ['las grandes cadenas', 'las tiendas en línea', 'lo que ya hay en casa'],
    habit: 'seguir con lo que se tiene',
    gap: 'Hay mucho donde elegir, y poco que dure.',
    test: 'cuántos lo siguen usando a los seis meses',
    proof: 'número de unidades vendidas',
    why: ['Lo que se usa cada día se amortiza solo.', 'Un objeto que dura es uno menos que tirar.'],
    tries: [
      'Úselo una semana entera, sin cuidarlo demasiado.',
      'Pregunte si se repara y con qué piezas.',
      'Piense en cuántos años lo va a usar, no solo en el precio.',
    ],
  },
};
