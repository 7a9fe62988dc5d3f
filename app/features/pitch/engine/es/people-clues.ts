import type { Clue } from './clue';

/** Clues of niches about people, animals and what is done for them; the first that fits wins. */
export const peopleClues: Clue[] = [
  {
    niche: 'billing',
    cue: /\b(?:impag\w+|moros\w+|cobrar a tiempo|hacer (?:sus |las )?facturas|facturacion|recordatorios de pago)\b/u,
    within: ['finance', 'services', 'software', 'building', 'crafts', 'general'],
  },
  {
    niche: 'clinicians',
    cue: /\b(?:apps?|aplicacion|programa|software|plataforma|sistema|herramienta|agenda|historial|citas?|pantalla|avis\w+|alert\w+|registr\w+|inteligencia artificial|informes?)\b/u,
    audience:
      /\b(?:farmaceutic\w+|medic[oa]s\b|enfermer\w+|fisioterapeut\w+|odontolog\w+|dentistas?|psicolog\w+|clinicas?|hospital\w*|veterinari\w+|personal sanitario|sanitarios)\b/u,
    not: /\b(?:canguro|guarderia|ninos|veterinari|turnos|uniformes?|calzado)/u,
    within: ['health', 'software', 'general', 'services'],
  },
  {
    niche: 'access',
    not: /\b(?:ropa|abrigos?|pantalon(?:es)?|zapat\w+|calzado|cuadernos?|libros?|juegos?)\b/u,
    audience: /\b(?:movilidad reducida|sord[oa]s|cieg[oa]s|discapacidad|silla de ruedas|baja vision)\b/u,
  },
  {
    niche: 'livestock',
    not: /\b(?:piscifactoria\w*|truchas?|peces|pienso|colmena|abeja|enjambr)/u,
    audience: /\b(?:ganader\w+|vaquer\w+|pastor(?:es|as)?\b|apicultor\w+|criador\w+)/u,
    within: ['agriculture', 'general', 'industry', 'software'],
  },
  {
    niche: 'pets',
    cue: /\b(?:pase\w+|cuid\w+|guarderia|residencia|canguro)\b.{0,60}\b(?:perr[oa]s?|gat[oa]s?|mascotas?)\b|\b(?:perr[oa]s?|gat[oa]s?|mascotas?)\b.{0,60}\b(?:pase\w+|cuid\w+|guarderia|residencia)\b/u,
  },
  {
    niche: 'animals',
    not: /\b(?:veterinari\w+|peluquer\w+|adiestra\w+|clinica)\b/u,
    cue: /\b(?:perr[oa]s?|gat[oa]s?|mascotas?|cachorr\w+)\b/u,
    within: ['general', 'services', 'food', 'health', 'crafts', 'fashion'],
  },
  {
    niche: 'baskets',
    cue: /\b(?:cestas? de (?:verdura|fruta|temporada|productores)|cajas? de (?:verdura|fruta)|verdura de temporada)/u,
    not: /\b(?:fabrica|software)\b/u,
  },
  {
    niche: 'materials',
    cue: /\b(?:ladrillos?|hormigon|aislantes?|paneles? (?:de|para)|tejas?|cemento|bloques? de|madera laminada|pintura)\b/u,
    audience: /\b(?:constructor\w+|arquitect\w+|albanil\w*|promotor\w+|instalador\w+|aparejador\w*)/u,
  },
  {
    niche: 'interpreting',
    cue: /\b(?:interprete\w*|traduc\w+ (?:al momento|las? citas?|simultanea|conversaciones|en directo))/u,
    not: /\b(?:libros?|cartas?)\b/u,
  },
  {
    niche: 'paperwork',
    cue: /\b(?:declaracion de la renta|tramites?|extranjeria|papeleo|expedientes?|subvenciones|cartas? del banco|nacionalidad|permiso de residencia)\b/u,
    not: /\b(?:informatica|abogad\w+ para empresas)\b/u,
    within: ['services', 'general', 'finance', 'software', 'association', 'food'],
  },
  {
    niche: 'lodging',
    cue: /\b(?:albergues?|cabanas|casas? rural(?:es)?|camping|hostal|refugios? de montana)\b/u,
    not: /\b(?:refugiad\w+|sin hogar|datos)\b/u,
    within: ['tourism', 'general', 'mobility', 'building', 'culture'],
  },
  {
    niche: 'delivery',
    cue: /\b(?:ultima milla|mensajeri\w+|repart\w+ (?:paquetes|en bici\w*|a domicilio|de paquetes|urbano)|entregas? (?:en bici\w*|de paquetes|a domicilio|en el dia))\b/u,
    not: /\b(?:comidas?|menus?|fruta|verdura|cestas?)\b/u,
    within: ['mobility', 'services', 'general', 'food'],
  },
  {
    niche: 'commerce',
    cue: /\b(?:tienda (?:ambulante|movil|itinerante)|ultramarinos|furgoneta[- ]tienda|tienda de(?:l)? pueblo|camion tienda)\b/u,
  },
  {
    niche: 'meals',
    cue: /\b(?:comida (?:recien hecha|casera|caliente|preparada|a domicilio)|menus? (?:diarios?|a domicilio|al dia)|platos (?:preparados|caseros|del dia)|comidas? a domicilio|tuppers?|catering social)\b/u,
    within: ['food', 'health', 'services', 'association', 'mobility', 'general'],
  },
  {
    niche: 'care',
    cue: /\b(?:cuidador\w*|cuidan?\b|respiro|ayuda a domicilio|padres? mayores|dependen\w+|alzheimer|demencia)\b/u,
    audience: /\b(?:cuid\w+|familia\w*|hij[oa]s|mayor(?:es)?|dependen\w+)\b/u,
    not: /\b(?:informatica|movil|ordenador|internet|cocina|perro|clases)\b/u,
    within: ['health', 'association', 'services', 'general', 'software'],
  },
  {
    niche: 'childcare',
    cue: /\b(?:canguros?|guarderias?|ninera|cuidado de (?:los )?ninos|cuid(?:o|amos) (?:a )?(?:l[oa]s )?(?:ninos|chicos|bebes|peques|nenes|hijos)|ludoteca|madres de dia)\b/u,
    not: /\b(?:calor|panal(?:es)?|lav\w+|ropa|muebles?|juguetes?)\b/u,
  },
  {
    niche: 'screens',
    cue: /\b(?:informatica|moviles?|ordenador|internet|tramites|tableta)\b/u,
    audience: /\b(?:mayores|jubilad\w+|abuel\w+|tercera edad)\b/u,
    within: ['education', 'services', 'general', 'software', 'association'],
  },
  {
    niche: 'lessons',
    cue: /\b(?:clases?|cursos?|talleres?|lecciones) (?:de|para|en)\b|\bescuela de \w+ para adultos\b|\b(?:aprende[nr]? (?:a|un|idiomas?|ingles|guitarra|piano)|ensen(?:a|o|amos) a)\b/u,
    not: /\b(?:ninos de \d|bebes|infantil|secundaria|primaria|colegio|escolar|instituto|bachillerato|miedo|conducir|alumnos con|matematic\w+|oposicion\w*|bicicletas?|yoga|pilates|natacion|boxeo)\b/u,
    within: [
      'education',
      'general',
      'services',
      'culture',
      'food',
      'crafts',
      'association',
      'fashion',
      'beauty',
    ],
  },
  {
    niche: 'sport',
    cue: /\b(?:yoga|pilates|entrenos?|gimnasio|entrenamiento\w*|entrenador\w*|natacion|boxeo|escalada|running|fitness|senderismo urbano)\b/u,
    not: /\b(?:galletas?|barritas?|harina|bebida)\b/u,
    within: ['general', 'services', 'education', 'health', 'software'],
  },
  {
    niche: 'youth',
    audience: /\b(?:adolescentes?|jovenes (?:de|del|entre) )/u,
    not: /\b(?:secundaria|examen|matematic|padres de)/u,
    within: ['culture', 'association', 'general', 'crafts', 'education', 'services'],
  },
  {
    niche: 'artists',
    cue: /\b(?:ensay\w+|local(?:es)?|estudios?|salas?|espacios?|garajes?|residencias?)\b/u,
    audience:
      /\b(?:musicos?|bandas?|artistas?|grupos? de musica|actores|actrices|ilustrador\w+|escritor\w+|autor(?:es|as))\b/u,
    within: ['culture', 'general', 'services', 'software', 'building', 'education'],
  },
  {
    niche: 'reading',
    cue: /\b(?:libros?|lectura|cuentos?|aprender a leer)\b/u,
    audience: /\b(?:padres|madres|familias?|ninos|ninas|hijos|colegios?)\b/u,
    within: ['culture', 'general', 'education', 'services'],
  },
];
