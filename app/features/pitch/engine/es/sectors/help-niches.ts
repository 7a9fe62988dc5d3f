import type { SectorLines } from '../sector-lines';

type Help = 'outings' | 'animals' | 'interpreting' | 'paperwork' | 'lodging';

export const helpNiches: Record<Help, SectorLines> = {
  outings: {
    hooks: [
      'Cerca de casa pasan cosas que casi nadie mira.',
      '¿Cuánto hace que nadie se para a mirar?',
      'Cerca también hay qué ver.',
    ],
    hooksYou: ['¿Cuánto hace que no se para a mirar?', '¿Conoce de verdad lo que tiene al lado?'],
    problem: [
      'El fin de semana se va entre pantallas y recados.',
      'Salir solo da pereza, y organizarlo también.',
      'Y lo que está cerca parece que siempre puede esperar.',
    ],
    problemYou: [
      'El fin de semana se va entre pantallas y recados.',
      'Salir solo da pereza, y organizarlo también.',
      'Y lo que está cerca parece que siempre puede esperar.',
    ],
    rivals: ['los planes de siempre', 'las excursiones organizadas', 'las pantallas'],
    habit: 'quedarse en casa',
    gap: 'Entretienen un rato, y enseñan poco de lo que hay cerca.',
    test: 'cuántos vuelven otro día, y con quién',
    proof: 'número de participantes',
    why: ['Lo que se conoce se cuida.', 'Una mañana al aire libre se recuerda toda la semana.'],
    tries: [
      'Venga un día, con calzado cómodo.',
      'Traiga a alguien: se mira mejor en compañía.',
      'Pregunte todo lo que se le ocurra.',
    ],
  },
  animals: {
    hooks: ['Para mucha gente, un animal es uno más de la casa.', '¿Quién enseña a vivir con un animal?'],
    hooksYou: ['¿Qué le daría a su animal si pudiera preguntarle?', '¿Acaba de llegar un animal a su casa?'],
    problem: [
      'Los primeros días se improvisa, y lo que se aprende mal se queda.',
      'Consejos hay muchos, y casi todos se contradicen.',
      'Y lo barato dura lo que tarda en morderlo.',
    ],
    problemYou: [
      'Los primeros días se improvisa, y lo que se aprende mal se queda.',
      'Consejos hay muchos, y casi todos se contradicen.',
      'Y lo barato dura lo que tarda en morderlo.',
    ],
    rivals: ['las grandes tiendas de mascotas', 'los consejos de internet', 'lo que dice el vecino'],
    habit: 'seguir el primer consejo',
    gap: 'Venden de todo, y preguntan poco por el animal.',
    test: 'cuántos dueños repiten después de la primera compra',
    proof: 'número de clientes',
    why: ['Un buen comienzo evita muchos abandonos.', 'Un animal tranquilo hace una casa tranquila.'],
    tries: [
      'Cuente cómo es su animal antes de elegir nada.',
      'Empiece por lo que más falta le hace.',
      'Mire cómo reacciona: es quien decide.',
    ],
  },
  interpreting: {
    hooks: [
      'Una palabra mal entendida puede cambiarlo todo.',
      '¿Quién habla por quien no encuentra las palabras?',
    ],
    hooksYou: ['¿Cuántas veces ha dicho que sí sin haberlo entendido?', '¿Quién traduce hoy para usted?'],
    problem: [
      'Traducen los hijos, los vecinos o los gestos, y algo se pierde siempre.',
      'Un profesional no está cuando hace falta, ni en todos los idiomas.',
      'Y un malentendido se paga con tiempo, dinero o salud.',
    ],
    problemYou: [
      'Traducen los hijos, los vecinos o los gestos, y algo se pierde siempre.',
      'Un profesional no está cuando hace falta, ni en todos los idiomas.',
      'Y un malentendido se paga con tiempo, dinero o salud.',
    ],
    rivals: ['los intérpretes presenciales', 'los traductores automáticos', 'la ayuda de un familiar'],
    habit: 'hacerse entender por gestos',
    gap: 'Unos tardan y los otros se equivocan donde más importa.',
    test: 'qué cambia en la conversación y en el tiempo que lleva',
    proof: 'número de conversaciones',
    why: [
      'Entenderse es el primer derecho en una ventanilla o en una consulta.',
      'Cada vez se hablan más idiomas en la misma calle.',
    ],
    tries: [
      'Pruébelo en una conversación de verdad.',
      'Pregunte quién traduce y qué secreto guarda.',
      'Fíjese en lo que la otra persona se atreve a preguntar.',
    ],
  },
  paperwork: {
    hooks: [
      'Un papel mal rellenado puede costar meses.',
      '¿Quién entiende a la primera una carta de la Administración?',
      'El papeleo no perdona.',
    ],
    hooksYou: ['¿Qué papel lleva días sin abrir?', '¿Y si alguien se lo explicara a la primera?'],
    problem: [
      'Las instrucciones están escritas para quien ya sabe.',
      'Se pregunta a un conocido, y cada uno dice una cosa.',
      'Y el error se descubre cuando llega la multa o el rechazo.',
    ],
    problemYou: [
      'Las instrucciones están escritas para quien ya sabe.',
      'Se pregunta a un conocido, y cada uno dice una cosa.',
      'Y el error se descubre cuando llega la multa o el rechazo.',
    ],
    rivals: ['las gestorías', 'los foros de internet', 'el conocido que entiende'],
    habit: 'dejarlo para el último día',
    gap: 'Unas cuestan, los otros no responden de nada.',
    test: 'cuántos lo entienden y lo resuelven a la primera',
    proof: 'número de personas atendidas',
    why: [
      'Un derecho que no se entiende es un derecho que se pierde.',
      'Cada trámite bien hecho ahorra otros dos.',
    ],
    tries: [
      'Tenga el papel delante y empiece por lo que no entiende.',
      'Pregunte qué pasa si algo sale mal.',
      'Reúna los papeles: lo que falta se ve enseguida.',
    ],
  },
  lodging: {
    hooks: ['Un buen viaje se estropea en una mala noche.', '¿Dónde duerme quien viaja despacio?'],
    hooksYou: ['¿Cuántas etapas ha cambiado por no encontrar cama?', '¿Dónde duerme cuando viaja despacio?'],
    problem: [
      'Los hoteles están donde ya va todo el mundo.',
      'Lejos de las ciudades faltan camas, y las que hay cierran fuera de temporada.',
      'Y quien llega cansado necesita más que una llave.',
    ],
    problemYou: [
      'Los hoteles están donde ya va todo el mundo.',
      'Lejos de las ciudades faltan camas, y las que hay cierran fuera de temporada.',
      'Y al final del día se necesita más que una llave.',
    ],
    rivals: ['los hoteles', 'las plataformas de alojamiento', 'los campings'],
    habit: 'reservar en la ciudad más cercana',
    gap: 'Tienen camas, pero no donde se acaba la etapa.',
    test: 'cuántas noches se llenan fuera de temporada',
    proof: 'número de noches vendidas',
    why: [
      'Quien viaja despacio gasta en cada pueblo por el que pasa.',
      'Un edificio que vuelve a abrir anima a los de al lado.',
    ],
    tries: [
      'Empiece por una sola noche y cuente cómo fue.',
      'Pregunte qué hay cerca para cenar y para arreglar la bici.',
      'Mire el mapa: lo que importa es dónde está.',
    ],
  },
};
