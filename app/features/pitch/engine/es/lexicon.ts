import type { Role } from '../read/reading';
import type { Sector } from '../sectors';

const months = 'enero|febrero|marzo|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre';

/** Cues of what a sentence is about, matched on the folded sentence, in order: the first that matches wins. */
export const roleCues: [Role, RegExp][] = [
  [
    'ask',
    /\b(?:buscamos|busco|(?:nos|me) faltan? (?!tiempo|espacio|manos\b)\w|recaudamos|levantamos|contratamos|pedimos|solicitamos|solicito|queremos (?:levantar|captar|contratar|incorporar|entrar)|(?:abrimos|cerramos) (?:una |la )?ronda|ronda de|^faltan? (?:casi todo|alguien|manos|gente)|faltan \d[\d.]* (?:euros|€|pesos|soles|dolares)|(?:necesitamos|necesito) (?:a )?(?:profes\w*|monitor\w*|music\w+|cociner\w+|conductor\w*|repartidor\w*|program\w+|comercial\w*|\d|un|una|alguien|quien|apoyo|ayuda|financi|inver|capital|mentor|personas|voluntari|gente|desarroll))/u,
  ],
  [
    'difference',
    /\b(?:a diferencia|al contrario que|en lugar de|en vez de|frente a (?:otr|las? demas|los? demas|la compet)|mientras que|nadie mas|ningun[ao]? (?:otr[ao]|competidor)|l[oa]s? unic[oa]s?|unic[oa]s? (?:en|que)|primer[oa]?s? (?:en|del|de la)|la mayoria de|solo nosotros|mas que (?:el|la|los|las) (?:intermediari\w+|resto|compet\w+|demas|mercado)|no (?:usamos|vendemos|cobramos|pedimos|anadimos|tiramos|necesita|requiere|lleva|hace falta))\b/u,
  ],
  [
    'team',
    /\b(?:(?:ha|han) (?:hecho|creado|fundado|disenado|escrito|programado) (?:un|una|dos) |fundador\w*|cofundador\w*|fundadoras?|nuestro equipo|el equipo|anos de experiencia|somos (?:dos|tres|cuatro|cinco|seis|herman\w+|ingenier\w+|enfermer\w+|profesor\w+|antigu\w+|maestr\w+|un equipo|una? (?:empresa|cooperativa|familia|asociacion|pareja|grupo))|soy)\b/u,
  ],
  [
    'proof',
    /^(?!.*\b(?:como maximo|un maximo|minim[oa]|grupos de \d))(?:.*\b(?:(?:tenemos|tengo|hay|firmad\w+|firmamos) (?:ya )?(?:un )?(?:acuerdos?|contratos?|convenios?|cartas? de (?:intencion|interes)) con|ya (?:\w+ ){0,2}\d|ya (?:hemos|tenemos|usan|han|contamos|lo|la|las|los)|probad\w+ (?:por|con|en|durante)|pilotos?|premios?|premiad\w*|galardon\w*|patent\w*|certificad\w+|satisf\w+|preventas?|facturacion|facturamos|suscriptores|inscrit\w*|recomiendan?|repiten|validad\w+|ensayo clinico|ensayos? con \d+|estudio clinico|de media en)\b|.*\d.{0,60}\b(?:han|hemos|ha|he) \w+(?:ado|ido|to|cho)\b|.*\b(?:hemos|han|ha|he) \w+(?:ado|ido|to|cho)\b.{0,40}\d|\d[\d.]* \w+ \w+(?:ad|id)[oa]s?\b|.*(?:vendid|present|instalad|usad)\w* (?:en|por) \d|.*\b(?:trabajamos|colaboramos) (?:ya )?con \d|.*\b(?:atendemos|repartimos|servimos)\b.{0,24}\d|.*\d de cada \d|.*\d.{0,40}\b\w{2,}(?:aron|ieron|jeron)\b|.*\d[\d .,]*(?:primer[oa]s )?(?:%|clientes?|usuari\w+|familias|ventas|pedidos|soci[oa]s|miembros|tiendas|puntos de venta|escuelas|colegios|empresas|ayuntamientos|restaurantes|explotaciones|fincas|pacientes|alumn\w+|espectador\w+|funciones|voluntari\w+|talleres|personas|unidades|toneladas|comedores|agricultor\w+|lamparas vendidas))/u,
  ],
  [
    'problem',
    /\b(?:demasiad\w+|dificil\w*|dificultad\w*|cuestan? (?!\d|unos|menos)|(?<!hacer? )faltan?|pierden?|perder|perdemos|perdid\w+|desperdici\w*|problema\w*|complicad\w*|complej\w*|(?:muy|tan|mas|son|es|salen?) car[oa]s?|nadie (?:sabe|tiene|ve|conoce|recoge|aprovecha|cosecha)|no (?:tienen?|saben?|pueden?|encuentran?|llegan?|hay|existen?|consiguen?|se atreven?|ven|caben|queda|quedan|suelen|aprovechan?)|se tiran?|tiran|acaban? en (?:la basura|el vertedero)|aislad\w*|soledad|sufren?|imposible\w*|esperan? (?:(?:de media|una media de|hasta|mas de|unos|unas|entre) )*(?:meses|semanas|horas|dias|mas\b|\d+)|un[oa]? de cada|\w+ de cada (?:dos|tres|cuatro|cinco|seis|diez)|por falta de|se queman?|cierran?|cerro|cerraron|cerrad\w+|renuncian?|agotan?|agotad\w+|despobl\w*|tardan? (?:\w+ )?(?:meses|semanas|dias|mas)|veces mas\b|equivocan?|mueren?|accidentes?|lesiones|(?<!(?:la|una|cada|de|tres|dos) )tarde|abandonan?|olvidan?|apenas|a ojo|obliga\w*|estres\w*|se escapa|se sienten|en papel)\b/u,
  ],
  [
    'model',
    /\d\s*(?:€|euros?|soles|pesos|dolares|quetzales|bolivianos|guaranies)|\b(?:suscripci\w+|(?<!(?:vez|veces|dia|dias) )al mes|por mes|comision\w*|tarifas?|cuotas?|(?<!\b(?:el|del|un|su|de) )alquil\w+|gratis|gratuit\w*|precio\w*|iva|licencias?|pago unico|cobramos|se vende a)\b/u,
  ],
  [
    'stage',
    new RegExp(
      `\\b(?:todavia no (?:he|hemos)|aun no (?:he|hemos)|sera en|previst[oa]s? (?:en|para)|prototip\\w*|beta|lanzamiento|lanzamos|lanzaremos|mvp|desde (?:\\d|hace|${months})|fundad\\w+ en|abri\\w+ en|fase|en desarrollo|queremos (?:abrir|llegar|ampliar|crecer)|estamos (?:desarrollando|construyendo|probando|preparando)|de aqui a|el ano que viene|proximo ano|empezamos en)\\b`,
      'u',
    ),
  ],
  [
    'benefit',
    /\b(?:permit\w+|ayud\w+|ganan?|reduc\w+|ahorr\w+|facilit\w+|evit\w+|simplific\w+|para que|gracias a|asi\b|en \d+ (?:minutos|segundos|clics|horas|dias)|sin esfuerzo|objetivo|mision)\b/u,
  ],
];

/** Words that say nothing an investor can check; folded stems, adjectives that can be dropped first. */
export const jargonAdjectives =
  'innovador(?:a|as|es)?|revolucionari[oa]s?|disruptiv[oa]s?|unic[oa]s? en su (?:genero|clase|tipo)|excepcional(?:es)?|increibles?|inedit[oa]s?|escalables?|holistic[oa]s?|premium|de vanguardia|vanguardistas?|de ultima generacion|de nueva generacion|de proxima generacion|sinergic[oa]s?|llave en mano|de alto valor anadido|lider(?:es)?(?: (?:del|de) (?:sector|mercado)| en (?:el sector|el mercado|su sector))?|game[- ]?changers?|user[- ]?friendly|full[- ]?stack|data[- ]?driven|cutting[- ]?edge|best[- ]?in[- ]?class|world[- ]?class|360°?|extraordinari[oa]s?|de clase mundial|de primer nivel|punter[oa]s?|incomparables?|inigualables?|imbatibles?|espectacular(?:es)?';
export const jargonWords =
  'sinergias?|disrupcion|disrumpir|revolucion\\w*|innovaci\\w+|innovar|innovamos|paradigmas?|ecosistemas?|liderazgo|liderar|lideramos|lideres|lider|excelencia|mindset|growth|hack(?:ing)?|empoder\\w*|empower\\w*|reinvent\\w*|valor anadido|quick wins?|roadmap|de extremo a extremo|win[- ]?win|numero 1|numero uno|el mejor|la mejor|los mejores|las mejores|unicornio|uberiz\\w*|transformacion digital|solucion(?:es)? (?:global|integral)(?:es)?|digitaliz(?:acion(?:es)?|ar (?:su|la|el|tu|las|los) (?:negocio|empresa|pyme)s?)|metaverso|hiperpersonaliz\\w*';

/** Terms of a trade that its own public may not use, and a plainer word. */
export const tradeTerms: [RegExp, string, string][] = [
  [/\bsaas\b/u, 'SaaS', 'programa en línea'],
  [/\bmvp\b/u, 'MVP', 'primera versión'],
  [/\bb2b2?c?\b/u, 'B2B', 'venta a empresas'],
  [/\bonboarding\b/u, 'onboarding', 'primeros pasos'],
  [/\bmachine learning\b/u, 'machine learning', 'cálculo que aprende de ejemplos'],
  [/\bblockchain\b/u, 'blockchain', 'registro compartido'],
  [/\bapi\b/u, 'API', 'conexión entre programas'],
  [/\biot\b/u, 'IoT', 'objetos conectados'],
  [/\bkpis?\b/u, 'KPI', 'dato que se sigue'],
  [/\bworkflows?\b/u, 'workflow', 'orden de las tareas'],
  [/\bcloud\b/u, 'cloud', 'en línea'],
  [/\bdashboards?\b/u, 'dashboard', 'panel'],
  [/\bfeedbacks?\b/u, 'feedback', 'opinión'],
  [/\bmatching\b/u, 'matching', 'poner en contacto'],
  [/\bcrowdfunding\b/u, 'crowdfunding', 'financiación colectiva'],
  [/\bstakeholders?\b/u, 'stakeholders', 'personas implicadas'],
  [/\btarget\b/u, 'target', 'público'],
  [/\bgamifi\w*\b/u, 'gamificación', 'aprender jugando'],
];

/** Stems of each sector's words, folded (marks: see `countStems`). */
export const sectorStems: Record<Exclude<Sector, 'general'>, string> = {
  food: 'aliment galleta! quinua. quinoa. cereal. cereales restaurant. hosteler ultramarinos comida. menu. plato. cociner comer. panad pasteler pan. panes cerveza. vino. zumo. queso. queseria hongo. seta. sal. especias azafran pimenton huevo. marisco. pescado. jamon. legumbre. garbanzo lenteja arroz gluten arepa. tamal. empanada. tortilla. kombucha conserva. comedor. comedores salsa. sopa. chocolat cafe. infusion miel. mermelada sabor. vegan insecto receta merienda bebida. helado. aceite. tapas fruta. verdura. granel! desperdicio_alimentario gastronom croqueta embutid',
  software:
    'programa_en_linea! programa_informatico! software! agenda. aplicacion. app. saas plataforma. algoritm ia. inteligencia_artificial api. nube. datos. ciberseg chatbot sitio_web pagina_web web. digital. desarrollador automatiz hoja_de_calculo hojas_de_calculo facturacion herramienta_en_linea extension.',
  health:
    'podolog salud. sanitar cuidados. cuidador enferm medic paciente. hospital residencia_de_mayores discapacidad terap fisio ortopedi protes diabet psicol teleconsult farmac dependen rehabilit autis dolor. alzheimer demencia ictus',
  crafts:
    'mueble. artesan ceramic alfarer madera. carpinter ebanist cuero. marroquin joya. joyeria bisuter vela. tapiz forja. vidrio. mimbre cester encuadern jaboner cuchill luthier torno tornea gres vajilla! a_mano botijo',
  culture:
    'teatr! bibliotec! musica. musico concierto. espectaculo. festival museo. cine. libro. libreria lectura artista. exposicion danza. patrimonio podcast cultur edicion. editorial comic. cancion novela. escenario compania_de titere',
  industry:
    'industri! fabrica. maquina. sensor. sensores mecaniz robot mantenimiento_industrial linea_de_produccion lineas_de_produccion componente. molde. metalurg automata. soldadura vibracion palet. averia. planta_de_produccion',
  association:
    'asociacion. ong! voluntari! solidari insercion refugi precari sin_hogar humanitari soledad aislad vecinal donacion donar ayuda_mutua exclusion banco_de_alimentos viven_solas viven_solos',
  education:
    'escuela. colegio. clases_de! alumn estudiant profesor docente. formacion. curso. clase. instituto. universid aprend pedagog refuerzo_escolar matematic examen examenes oposicion academia. mooc aula. tutoria beca.',
  mobility:
    'bici. bicicleta! coche. compartir_coche patinete. movilidad repart rider. en_bici transport logistic vehiculo. autobus. trayecto. aparcamiento camion flota. mensajer moto. furgoneta ultima_milla',
  energy:
    'energi! calor solar. solares placa fotovolt eolic bateria. calefacc aislamiento carbono electric hidrogeno climat rehabilitacion_energ bomba_de_calor consumo_electrico autoconsumo!',
  tourism:
    'turis! cicloturis! albergue! viajer viaje. hotel. hoteles casa_rural casas_rurales camping. estancia. senderis! guiad! rutas excursion visitante. vacaciones alojamiento guia_local guias_locales escapada ruta. peregrin',
  finance:
    'financ! factura. banco. bancari prestamo. credito. ahorros seguros_de contab tesoreria pagos. impag! moroso. cobrar_a_tiempo! cobro. cobrar inversi fiscal presupuesto microcredito impuesto declaracion_de_la_renta reclam',
  fashion:
    'moda. zapatilla! ropa. textil. costura zapat calzado. vestido jersey camisa camiseta. bolso. tela. segunda_mano lenceria vaquero. lana! pret-a-porter prenda.',
  beauty:
    'cosmet! belleza cuidado_de_la_piel jabon champu! peluquer perfume. crema. maquill piel. cabello pelo. rizo. desodorante serum',
  services:
    'canguro! guarderia. asesor consultor coaching limpieza_a cuidado_de_ninos ninera seleccion_de_personal recursos_humanos secretari servicio_a_domicilio acompanamiento jardineria reparacion. evento. traduc gestoria mudanza agencia. correccion_de_textos conciliacion',
  building:
    'edificio. inmobil vivienda. obra. construc arquitect hormigon aislante tejado comunidad_de_propietarios! comunidades_de_propietarios! administrador_de_fincas reforma! alquiler_de_piso inquilin piso. ladrillo carpinteria_de pintura. rehabilitacion_de',
  agriculture:
    'agricult! agrari agricol granja. hortelan horticult ganad semilla. cosecha. riego! regar vina. viticult vinedo frutal huerto. huerta. suelo. invernadero tractor explotacion_agr cooperativa_agr campesin apicult colmena. almendr olivar',
};
