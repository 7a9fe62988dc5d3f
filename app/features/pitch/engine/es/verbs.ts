const third =
  'es esta tiene hay ha va da dura sirve funciona permite ayuda ofrece incluye cuesta vende fabrica conecta reune transforma convierte sustituye acompana quiere puede debe hace existe queda falta sobra usa utiliza pierde tira pasa toma encuentra compra gana desea detecta envia responde pone crea organiza consiste busca aprende viene dice sabe ve entrega lleva devuelve recibe elige sigue evita cierra comparte aporta asegura garantiza mide conserva acoge pide vuelve sale llega gestiona calienta produce lee escucha une cuenta aumenta espera renuncia vive duerme juega habla nace protege alimenta cubre limpia alerta avisa previene planifica calcula compara traduce guarda recicla era sera seria fue trabaja paga recomienda renueva bloquea olvida deja abandona ignora respeta contiene ahorra recupera prepara participa soporta resiste aguanta indica propone construye ensena forma acerca muestra imprime muere baja sube cambia gira avanza decide inventa dibuja disena alquila presta firma envejece prefiere observa toca afecta supera representa enciende apaga recarga carga repara arregla instala adapta coloca monta pega lava seca cabe pesa mezcla riega cultiva cose teje cocina recoge reparte transporta visita explica sugiere anota escribe suena analiza revisa controla vigila ordena resume reserva cobra factura financia invierte mejora reduce elimina facilita simplifica necesita requiere depende ocurre basta suele empieza comienza termina acaba cumple obliga impide recorre tarda ocupa supone significa abre apoya atiende cuida cura trata combina integra genera aprovecha filtra absorbe separa ilumina alumbra emite consume gasta mantiene desarrolla come bebe junta pertenece quita suma agrupa invita anima imparte publica deshace vale rinde merece equivoca alivia calma cubre habla arranca lanza cambia pierde nos';

/** Third persons of the present by which a whole sentence is told from a noun phrase; folded. */
const thirdPersons = third.split(' ').filter((verb) => verb !== 'nos');

const firstPersons =
  'soy estoy tengo busco vendo fabrico ofrezco propongo hago quiero doy llevo imparto reparo cocino cultivo necesito creo repongo recojo entrego preparo enseno ayudo acompano vivo elijo cobro coso tejo monto envio visito atiendo escribo traduzco corrijo organizo alquilo produzco pongo pido puedo voy he uso'.split(
    ' ',
  );

// First persons that are told from a noun or an adjective only where they begin a sentence.
const opening =
  'curo|reviso|cuido|guardo|traigo|imprimo|edito|redacto|asesoro|hablo|bailo|vengo|salgo|conozco';

// Nouns as often as verbs: verbs before what can only be an object.
const firstOrNoun =
  'corto|plancho|vacio|pinto|saco|mando|grabo|canto|diseno|arreglo|paseo|dibujo|limpio|monto|trabajo|acompano|recorto|afino|peino|masajeo|decoro';

/** A first person singular at the beginning; folded. */
export const iVerb = new RegExp(
  `^(?:(?:no|ya|tambien|te|le|les|se|lo|la|los|las|os) )*(?:(?:${firstPersons.join('|')}|${opening})\\b|(?:${firstOrNoun})(?:,| (?:el|la|los|las|un|una|mis?|cada|\\d+|[a-z]{3,}s)\\b))`,
  'u',
);

// After these words the same form is a noun: « la compra », « de carga ».
const beforeNouns =
  'la|las|una|el|los|un|de|del|en|con|sin|por|su|sus|nuestra|esta|cada|para|al?|mi|otra|toda|ninguna|alguna|primera|segunda|nueva|gran|buena|sobre|entre|como|o|mas|tan|mejor|propia';

export const finiteVerbs = new RegExp(
  `(?<!\\b(?:${beforeNouns}) )\\b(?:${thirdPersons.join('|')}|\\w{5,}iza|\\w{4,}(?:ifica|ece|uye)|han|hemos|son|estan|${firstPersons.join('|')}|trabajo con)\\b`,
  'u',
);

/** A third person plural by its ending, minus the nouns and small words that share it. */
export const pluralVerb =
  /(?<!\b(?:la|las|una|el|los|un|de|del|en|con|sin|por|su|sus|nuestra|nuestro|cada|para|al?|gran|buen) )\b(?!(?:pan|plan|gran|afan|capitan|catalan|aleman|volcan|iman|titan|chaman|guardian|sultan|catamaran|desvan|galan|huracan|mazapan|refran|ademan|tulipan|celofan|origen|orden|imagen|volumen|examen|joven|almacen|tren|bien|tambien|quien|alguien|cien|recien|ten|margen|virgen|aborigen|resumen|regimen|dictamen|certamen|polen|gluten|germen|crimen|abdomen|belen|sosten|terraplen|anden|sarten|lumen|gen|eden|en|open|green|queen|screen|san|fan|clan|can|dan|faisan|jaen|carmen|kaizen|zen|tan|van de|segun|comun)\b)\w{1,}(?:an|en|aron|ieron|jeron)\b/u;

/** A first person plural: « fabricamos »; matched on text with its accents. */
export const weVerb =
  /(?<!\p{L})(?!(?:gramos|kilogramos|miligramos|tramos|ramos|extremos|supremos|ánimos|primos|mimos|remos|préstamos|reclamos|términos|íntimos|racimos|esquemas)(?!\p{L}))(?:\p{L}{2,}(?:a|e|i|á)mos|hemos|somos|vamos|damos)(?!\p{L})/iu;

/** Verbs that begin a sentence without its subject; folded. */
export const startVerbs = new RegExp(
  `^(?:${thirdPersons.join('|')}|han|hemos|son|estan|${firstPersons.join('|')}|bastan|tienen|pueden|llevan|duran|sirven|funcionan|permiten|ayudan|ofrecen|incluyen|cuestan|contienen|necesitan|aguantan|pesan|resisten)$`,
  'u',
);

/** Forms that are nouns as often as verbs: only what follows tells. */
export const nounsToo =
  /^(?:ayuda|compra|cocina|reserva|factura|entrega|cura|carga|visita|forma|monta|pega|firma|busca|paga|recarga|alerta|baja|cuenta|falta|trata|toma|espera|mezcla|seca|lava|suma|quita|corta|junta|publica|obra|era|pasa|usa|tira|tarda|cultivo|creo|reparo|uso|envio|gana)$/u;
