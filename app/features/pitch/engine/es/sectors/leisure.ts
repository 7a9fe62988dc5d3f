import type { SectorLines } from '../sector-lines';

type Leisure = 'culture' | 'tourism' | 'services';

export const leisureSectors: Record<Leisure, SectorLines> = {
  culture: {
    hooks: [
      '¿Por qué tanta gente cree que la cultura no es para ella?',
      'Una sala vacía rara vez es culpa de la obra.',
      '¿Qué hace que alguien cruce esa puerta por primera vez?',
      'La cultura también empieza cerca.',
    ],
    hooksYou: [
      '¿Cuándo fue la última vez que un espectáculo le sorprendió de verdad?',
      '¿Le gustaría salir más, pero no sabe por dónde empezar?',
      '¿Y si saliera más?',
    ],
    problem: [
      'Las obras están ahí, el público también, y se cruzan demasiado poco.',
      'La distancia, el precio y la vergüenza dejan fuera a mucha gente.',
      'Y muchos lugares hablan sobre todo a quien ya viene.',
    ],
    problemYou: [
      'Muchos lugares hablan sobre todo a quien ya viene.',
      'La distancia y el precio acaban decidiendo por usted.',
      'Y elegir sin saber da pereza, así que uno se queda en casa.',
    ],
    rivals: ['las pantallas en casa', 'las grandes instituciones', 'los planes con amigos'],
    habit: 'quedarse en casa',
    gap: 'Lo más cómodo está en el sofá, y lo más vivo suele quedar lejos.',
    test: 'cuántos vuelven después de la primera vez',
    proof: 'número de asistentes',
    why: [
      'Un primer encuentro que sale bien hace público para mucho tiempo.',
      'Un lugar que se vacía cierra, y casi nunca vuelve a abrir.',
    ],
    tries: [
      'Venga una vez, sin saber nada de antemano.',
      'Traiga a alguien que crea que esto no es para él.',
      'Pregunte por el próximo día: siempre hay una primera vez.',
    ],
  },
  tourism: {
    hooks: [
      '¿Para qué viajar, si es para ver lo mismo que todo el mundo?',
      'Los lugares más bonitos suelen ser los que nadie nombra.',
      'Todos viajan a los mismos sitios.',
    ],
    hooksYou: [
      '¿De verdad descansó en sus últimas vacaciones?',
      '¿Y si el viaje empezara donde acaba la multitud?',
    ],
    problem: [
      'Todo el mundo va a los mismos sitios en las mismas fechas.',
      'Quien acoge bien en otros lugares sigue siendo invisible, por falta de tiempo y de medios.',
      'El viajero compara fotos y elige casi al azar.',
    ],
    problemYou: [
      'Usted compara fotos y elige casi al azar.',
      'Cuando llega, la multitud ya está allí.',
      'Y lo que de verdad valía la pena quedaba dos calles más allá.',
    ],
    rivals: ['las grandes plataformas de reservas', 'las agencias', 'los consejos de los amigos'],
    habit: 'volver al sitio de siempre',
    gap: 'Todos enseñan lo más visto, porque es lo más fácil de vender.',
    test: 'cuántas reservas llegan en una primera temporada',
    proof: 'número de viajeros',
    why: [
      'Un territorio que acoge bien conserva sus tiendas y a su gente.',
      'Ir menos lejos y quedarse más tiempo también es viajar.',
    ],
    tries: [
      'Diga cuántos días tiene y qué no quiere ver.',
      'Pregunte a quien ya fue: nadie lo cuenta igual.',
      'Elija primero el ritmo, después el lugar.',
    ],
  },
  services: {
    hooks: [
      '¿Quién no ha aplazado una tarea por no saber a quién confiarla?',
      'El tiempo que se va en pequeñas tareas no sale en ninguna factura.',
      '¿A quién confiar una tarea así?',
    ],
    hooksYou: [
      '¿Qué haría con unas horas más cada semana?',
      '¿Qué tarea lleva meses aplazando por no saber a quién confiarla?',
    ],
    problem: [
      'Encontrar a alguien de confianza suele llevar más tiempo que la propia tarea.',
      'Los precios son confusos y los plazos también.',
      'Así que cada uno lo hace por su cuenta, tarde y mal.',
    ],
    problemYou: [
      'Encontrar a alguien de confianza le lleva más tiempo que la propia tarea.',
      'Los precios son confusos y los plazos también.',
      'Así que uno lo acaba haciendo por su cuenta, tarde y mal.',
    ],
    rivals: ['las grandes empresas', 'los autónomos que se encuentran en internet', 'el boca a boca'],
    habit: 'dejarlo para más adelante',
    gap: 'Encontrar un nombre es fácil; saber si cumplirá, no tanto.',
    test: 'cuántos vuelven después del primer encargo',
    proof: 'número de clientes',
    why: [
      'La confianza se gana encargo a encargo, y después se recomienda sola.',
      'El tiempo propio es de lo que menos se puede comprar.',
    ],
    tries: [
      'Empiece por un encargo pequeño y juzgue el resultado.',
      'Pida el precio y el plazo por escrito.',
      'Pregunte quién lo hará y qué pasa si algo sale mal.',
    ],
  },
};
