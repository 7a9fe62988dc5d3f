import type { SectorLines } from '../sector-lines';

type Goods = 'food' | 'crafts' | 'fashion' | 'beauty';

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
    rivals: ['las grandes marcas', 'las tiendas de barrio', 'la comida hecha en casa'],
    habit: 'comprar lo mismo cada semana',
    gap: 'Lo cómodo no siempre convence, y lo que convence no siempre está a mano.',
    test: 'cuántos repiten después de la primera compra',
    proof: 'número de clientes',
    why: [
      'Lo que comemos se decide cada día: una buena costumbre, cuando llega, dura.',
      'Saber de dónde viene la comida importa cada vez a más gente.',
    ],
    tries: [
      'Pruébelo una vez en casa, sin cambiar nada más, y decida.',
      'Lea la etiqueta: lo que no se entiende, pregúntelo.',
      'Deje que lo pruebe también quien come con usted.',
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
    tries: [
      'Téngalo en la mano antes de decidir: el peso y el tacto no engañan.',
      'Pregunte quién lo hizo, con qué y en cuánto tiempo.',
      'Piense en cuántos años lo va a usar, no solo en el precio.',
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
    tries: [
      'Mire las costuras y la composición: dicen más que la marca.',
      'Pregunte quién lo hizo y cómo se cuida.',
      'Cuente cuántas veces se lo pondrá, no solo lo que cuesta.',
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
    tries: [
      'Empiece por una prueba pequeña y espere unos días.',
      'Lea los ingredientes: los que no conozca, pregúntelos.',
      'Fíjese en lo que puede dejar de comprar.',
    ],
  },
};
