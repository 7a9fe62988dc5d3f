import type { SectorLines } from '../sector-lines';

type Goods = 'food' | 'crafts' | 'fashion' | 'beauty' | 'industry' | 'agriculture' | 'energy' | 'building';

export const goodsSectors: Record<Goods, SectorLines> = {
  food: {
    hooks: [
      '¿Qué sabemos de verdad de lo que comemos a mediodía?',
      'En la mesa todos queremos hacerlo bien, y casi nadie tiene tiempo.',
      '¿Quién se para todavía a leer una etiqueta en la tienda?',
      'Comer bien y deprisa: casi nunca van juntos.',
    ],
    hooksYou: [
      '¿Cuándo fue la última vez que entendió una etiqueta entera?',
      'Tiene hambre y poco tiempo: ¿qué acaba comiendo?',
    ],
    problem: [
      'Comer bien pide tiempo, confianza y un precio razonable, y las tres cosas rara vez coinciden.',
      'Entre el precio, el sabor y el origen, siempre hay que renunciar a algo.',
      'Así que se compra por costumbre, a falta de algo mejor.',
    ],
    problemYou: [
      'Comer bien pide tiempo, y los días no dan para tanto.',
      'Entre el precio, el sabor y el origen, siempre le toca renunciar a algo.',
      'Y se acaba comprando por costumbre, a falta de algo mejor.',
    ],
    rivals: ['las grandes marcas', 'los artesanos del barrio', 'la comida hecha en casa'],
    habit: 'comprar lo mismo cada semana',
    gap: 'Lo cómodo no siempre convence, y lo que convence no siempre está a mano.',
    test: 'cuántos repiten después de la primera compra',
    proof: 'número de clientes',
    why: [
      'Lo que comemos se decide cada día: una buena costumbre, cuando llega, dura.',
      'Saber de dónde viene la comida importa cada vez a más gente.',
    ],
  },
  crafts: {
    hooks: [
      '¿Quién hizo el objeto que tiene más cerca? Casi nunca se sabe.',
      'Un buen objeto se guarda, se repara y se hereda. El resto se tira.',
      'Lo bien hecho dura más.',
    ],
    hooksYou: [
      '¿Cuántos de los objetos que usa cada día tienen una historia?',
      '¿Busca algo que dure y que no tenga todo el mundo?',
      '¿Busca algo que dure?',
    ],
    problem: [
      'Los objetos de serie se parecen entre sí y envejecen mal.',
      'El trabajo hecho a mano sigue vivo, pero cuesta encontrarlo y compararlo.',
      'Y como no se ve, se acaba comprando lo primero que aparece.',
    ],
    problemYou: [
      'Los objetos de serie se parecen entre sí y hay que cambiarlos demasiado pronto.',
      'El trabajo hecho a mano sigue vivo, pero ¿dónde encontrarlo?',
      'Y como no se ve, uno acaba comprando lo primero que aparece.',
    ],
    rivals: ['los objetos de serie', 'las tiendas en línea', 'las ferias de artesanía'],
    habit: 'comprar lo que hay en la tienda más cercana',
    gap: 'Es fácil encontrar algo bonito, y más difícil saber quién lo hizo y cómo.',
    test: 'cuánto se está dispuesto a pagar por una pieza hecha a mano',
    proof: 'número de piezas vendidas',
    why: [
      'Un oficio que no encuentra compradores termina por perderse.',
      'Lo que se puede reparar no se tira.',
    ],
  },
  fashion: {
    hooks: [
      'Abra un armario cualquiera: ¿cuánta ropa se usa de verdad?',
      'Una prenda puede durar muchos años, si alguien la hizo para eso.',
    ],
    hooksYou: [
      'El armario lleno y nada que ponerse: ¿le suena?',
      '¿Cuántas de sus prendas llegarán al próximo invierno?',
    ],
    problem: [
      'Se compra mucho, se usa poco y la calidad decepciona pronto.',
      'En la tienda es casi imposible saber dónde y cómo se hizo una prenda.',
      'Lo barato se paga después, cuando toca volver a comprar.',
    ],
    problemYou: [
      'Compra una prenda y unos pocos lavados bastan para cansarla.',
      'En la tienda es casi imposible saber dónde y cómo se hizo.',
      'Lo barato se paga después, cuando toca volver a comprar.',
    ],
    rivals: ['las cadenas de precio bajo', 'la segunda mano', 'las marcas de autor'],
    habit: 'seguir con lo que ya hay en el armario',
    gap: 'Lo barato dura poco y lo bueno parece reservado a unos pocos.',
    test: 'cuántos compran una segunda vez',
    proof: 'número de prendas vendidas',
    why: [
      'Una prenda que se conserva hace volver a quien la compró.',
      'Quien compra poco y bien quiere saber qué hay detrás del precio.',
    ],
  },
  beauty: {
    hooks: [
      '¿Cuántos frascos a medias hay ahora mismo en un cuarto de baño?',
      '¿Quién entiende la lista de ingredientes de una crema?',
      '¿Quién lee los ingredientes de una crema?',
    ],
    hooksYou: [
      '¿Entiende todo lo que se pone en la piel?',
      '¿Cuántos frascos a medias hay en su cuarto de baño?',
    ],
    problem: [
      'Todas las promesas se parecen y las listas de ingredientes desaniman.',
      'Se prueba, se abandona, se tira, y vuelta a empezar.',
      'Una piel sensible no perdona tantos ensayos.',
    ],
    problemYou: [
      'Todas las promesas se parecen, y ya no se sabe a cuál creer.',
      'Usted prueba, se cansa, lo tira, y vuelta a empezar.',
      'Una piel sensible no perdona tantos ensayos.',
    ],
    rivals: ['las grandes marcas de cosmética', 'la parafarmacia', 'las recetas caseras'],
    habit: 'usar lo mismo desde hace años',
    gap: 'Hay donde elegir, pero pocas razones claras para elegir.',
    test: 'cuántos repiten después del primer envase',
    proof: 'número de clientes',
    why: [
      'La confianza en lo que uno se pone en la piel se gana con pruebas.',
      'Menos productos y mejor elegidos: la cuenta sale sola.',
    ],
  },
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
  },
};
