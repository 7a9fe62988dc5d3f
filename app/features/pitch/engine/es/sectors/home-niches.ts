import type { SectorLines } from '../sector-lines';

type Home = 'repair' | 'housing' | 'events' | 'drinks';

export const homeNiches: Record<Home, SectorLines> = {
  repair: {
    hooks: [
      '¿Cuánto se tira por una pieza de nada?',
      'Arreglar cuesta menos que comprar, si se sabe a quién acudir.',
      'Casi todo se puede arreglar.',
    ],
    hooksYou: [
      '¿Qué tiene en casa esperando un arreglo?',
      '¿Cuándo fue la última vez que le arreglaron algo a tiempo?',
    ],
    problem: [
      'El taller está lejos, da cita tarde y el precio se sabe al final.',
      'Quien no tiene herramientas tampoco tiene a quien pedirlas.',
      'Así que la avería pequeña se queda en un rincón.',
    ],
    problemYou: [
      'El taller está lejos, da cita tarde y el precio se sabe al final.',
      'Sin herramientas ni tiempo, se va dejando.',
      'Así que la avería pequeña se queda en un rincón.',
    ],
    rivals: ['los talleres', 'los vídeos de internet', 'la compra de uno nuevo'],
    habit: 'dejarlo en un rincón',
    gap: 'Arreglan bien, pero casi siempre a su hora y en su sitio.',
    test: 'cuántos vuelven con otra avería',
    proof: 'número de reparaciones',
    why: ['Lo que se arregla no se tira ni se vuelve a pagar.', 'Saber arreglar lo propio da libertad.'],
    tries: [
      'Traiga eso que lleva meses esperando.',
      'Cuente qué le pasa y desde cuándo: medio arreglo está ahí.',
      'Mire cómo se hace: la próxima vez costará menos.',
    ],
  },
  housing: {
    hooks: [
      'Encontrar casa se ha vuelto un segundo trabajo.',
      '¿Cuántas visitas hacen falta para una sola habitación?',
    ],
    hooksYou: ['¿Cuánto tiempo lleva buscando casa?', '¿Con quién comparte su casa, y cómo lo eligió?'],
    problem: [
      'Los anuncios se parecen, y lo que importa se descubre después.',
      'Quien alquila teme equivocarse, y quien busca también.',
      'Y el papeleo llega cuando ya no queda tiempo.',
    ],
    problemYou: [
      'Los anuncios se parecen, y lo que importa se descubre después.',
      'Equivocarse cuesta una fianza y una mudanza.',
      'Y el papeleo llega cuando ya no queda tiempo.',
    ],
    rivals: ['las agencias', 'los portales de anuncios', 'los conocidos'],
    habit: 'quedarse con lo primero que sale',
    gap: 'Enseñan metros y precio, y callan cómo se vive allí.',
    test: 'cuántos acuerdos siguen en pie al cabo de un año',
    proof: 'número de viviendas',
    why: ['Vivir bien empieza por saber con quién.', 'Una casa vacía no sirve a nadie.'],
    tries: [
      'Pregunte por los gastos, no solo por el precio.',
      'Hable con quien ya vive allí.',
      'Ponga por escrito lo que no quiere discutir después.',
    ],
  },
  events: {
    hooks: [
      'Un día así se prepara un año y pasa en unas horas.',
      '¿Quién disfruta de la fiesta que organiza?',
    ],
    hooksYou: ['¿Quién se ocupará de todo mientras usted saluda?', '¿Qué es lo que más teme de ese día?'],
    problem: [
      'Hay que coordinar a muchos que no se conocen entre sí.',
      'Los precios se descubren sumando, y casi siempre tarde.',
      'Y un fallo ese día no tiene segunda vez.',
    ],
    problemYou: [
      'Hay que coordinar a muchos que no se conocen entre sí.',
      'Los precios se descubren sumando, y casi siempre tarde.',
      'Y un fallo ese día no tiene segunda vez.',
    ],
    rivals: ['los paquetes cerrados', 'los proveedores sueltos', 'la ayuda de los amigos'],
    habit: 'encargarse de todo uno mismo',
    gap: 'Cada uno hace su parte, y el conjunto queda en manos de quien invita.',
    test: 'cuántos recomiendan después del primer acto',
    proof: 'número de celebraciones',
    why: ['Lo que se celebra bien se recuerda siempre.', 'Cada invitado es quien lo cuenta después.'],
    tries: [
      'Cuente primero qué día quiere, no qué precio.',
      'Pida ver uno ya hecho.',
      'Pregunte qué pasa si llueve.',
    ],
  },
  drinks: {
    hooks: [
      'Una botella cuenta de dónde viene, si alguien la escucha.',
      '¿Quién elige una botella por algo más que la etiqueta?',
      'Cada botella viene de alguna parte.',
    ],
    hooksYou: ['¿Cómo elige usted una botella?', '¿Sabe quién hizo lo que bebe?'],
    problem: [
      'Delante de la estantería se elige por el precio o por el dibujo.',
      'Quien elabora poco apenas llega a las tiendas.',
      'Y casi nadie explica lo que hay dentro.',
    ],
    problemYou: [
      'Delante de la estantería se elige por el precio o por el dibujo.',
      'Lo que se hace en pequeño apenas llega a las tiendas.',
      'Y casi nadie explica lo que hay dentro.',
    ],
    rivals: ['las grandes marcas', 'los supermercados', 'la botella de siempre'],
    habit: 'comprar la botella de siempre',
    gap: 'Están en todas partes, y saben todas un poco a lo mismo.',
    test: 'cuántos repiten después de la primera botella',
    proof: 'número de botellas vendidas',
    why: [
      'Beber menos y mejor se ha vuelto una costumbre.',
      'Lo que se hace en un lugar concreto no se copia en otro.',
    ],
    tries: [
      'Pruébelo con comida y con compañía.',
      'Pregunte quién lo hizo y cuándo.',
      'Compárelo con lo que bebe siempre, sin mirar la etiqueta.',
    ],
  },
};
