import type { CleaningWords } from '../read/clean';
import { accents } from './accents';
import { accentedEndings, misspelt } from './spelling';

/** Words as hurried people write them, without accents or as they sound. */
const pairs =
  'tambien también ademas además dia día dias días aqui aquí ahi ahí alli allí despues después segun según ningun ningún algun algún jovenes jóvenes telefono teléfono telefonos teléfonos movil móvil moviles móviles medico médico medicos médicos musica música facil fácil faciles fáciles facilmente fácilmente dificil difícil dificiles difíciles rapido rápido rapida rápida rapidamente rápidamente unico único unica única economico económico economica económica ecologico ecológico ecologica ecológica ecologicos ecológicos ecologicas ecológicas electrico eléctrico electrica eléctrica electricos eléctricos electricas eléctricas bateria batería baterias baterías energia energía tecnologia tecnología panaderia panadería panaderias panaderías cafeteria cafetería libreria librería tutorias tutorías garantia garantía autonomos autónomos autonomo autónomo lampara lámpara lamparas lámparas pagina página articulos artículos arboles árboles numero número numeros números ultimo último ultima última proximo próximo proxima próxima utiles útiles comodo cómodo comoda cómoda jardin jardín camion camión corazon corazón razon razón ingles inglés interes interés traves través quizas quizás sofa sofá bebes bebés cafe café niño niño ninos niños ninas niñas nino niño ano año anos años españa España espana España pequeno pequeño pequena pequeña pequenos pequeños pequenas pequeñas manana mañana compania compañía diseno diseño disenamos diseñamos ensenar enseñar ensenamos enseñamos companeros compañeros montana montaña sueno sueño estan están tu tu mas más algo algo quimicos químicos plastico plástico plasticos plásticos clasico clásico basico básico periodico periódico publico público publicos públicos practico práctico tipico típico domestico doméstico matematicas matemáticas informatica informática logistica logística mecanico mecánico mecanicos mecánicos turistico turístico artistico artístico poblacion población jamon jamón champu champú jabon jabón comun común atencion atención mayoria mayoría compañia compañía cercania cercanía alegria alegría economia economía pedagogia pedagogía sera será podran podrán podra podrá tendra tendrá mexico México peru Perú haser hacer aser hacer nesecita necesita nesesita necesita nececita necesita nesecitan necesitan nesesitan necesitan nececitan necesitan desaroyar desarrollar desarollar desarrollar desaroyo desarrollo desarollo desarrollo desarollamos desarrollamos aplicasión aplicación asi así keremos queremos kerer querer servisión servicio servisio servicio servisios servicios emprezas empresas empreza empresa travajo trabajo travajar trabajar travajan trabajan vicicleta bicicleta vicicletas bicicletas bicicletta bicicleta bisicleta bicicleta atravez a_través embiar enviar embia envía resibir recibir resivir recibir recivir recibir resiben reciben resive recibe ke que xq porque pq porque porq porque tb también tmb también tbn también pa para bamos vamos ay hay aveces a_veces avezes a_veces sinembargo sin_embargo porfavor por_favor osea o_sea desperdisio desperdicio comersio comercio comersios comercios negosio negocio negosios negocios besino vecino besinos vecinos vesinos vecinos vesino vecino bender vender bendemos vendemos conprar comprar conpra compra tienpo tiempo linpieza limpieza sienpre siempre hogares hogares cozina cocina cosina cocina ofresemos ofrecemos ofreser ofrecer hacemos hacemos asemos hacemos ayudar ayudar calidá calidad calida calidad confiansa confianza honradez honradez cercania cercanía dentro dentro kiere quiere kieren quieren ba va ban van ahorar ahorrar ahora ahora aora ahora arreglos arreglos tranportar transportar trasporte transporte jente gente viegos viejos mallores mayores alluda ayuda alludar ayudar alludamos ayudamos vien bien biven viven bive vive escuela escuela hescuela escuela envio envío envios envíos euro euro buzon buzón poligonos polígonos poligono polígono salon salón rincon rincón colchon colchón';

function readPairs(): Record<string, string> {
  const words = `${pairs} ${accents} ${misspelt}`.split(' ');
  const entries: [string, string][] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [written = '', right = ''] = words.slice(at, at + 2);
    if (written !== right) entries.push([written, right.replaceAll('_', ' ')]);
  }
  return Object.fromEntries(entries);
}

export const cleaningWords: CleaningWords = {
  corrections: readPairs(),
  abbreviations: [
    [/\betc\b\.?\.*(\s+\p{Lu}|\s*$)/gu, '.$1'],
    [/,?\s*\betc\b\.*/gu, ''],
    [/\bp\.?\s?ej\.\s?/giu, 'por ejemplo '],
    [/\bej\s?:\s?/giu, 'por ejemplo '],
    [/\baprox\.\s?/giu, 'aproximadamente '],
    [/\bSr\.\s(?=\p{Lu})/gu, 'señor '],
    [/\bSra\.\s(?=\p{Lu})/gu, 'señora '],
    [/\bEE\.?\s?UU\.?/gu, 'Estados Unidos'],
    [/,?\s+S\.\s?(?:L|A|C|Coop)\.(?:\s?U\.)?/gu, ''],
    [/\bn\.?\s?[º°]\s?/giu, 'número '],
    [/(\d)\s?(?:k€|K€|k ?euros)/gu, '$1 mil euros'],
    [/(\d)\s?(?:M€|MM€|m€)/gu, '$1 millones de euros'],
    [/(\d)\s?(?:euros?\b|€(?![\p{L}\d]))/giu, '$1 euros'],
    [/\bvs\.?\s/giu, 'frente a '],
    [/\by\/o\b/giu, 'o'],
    [/(?<![\p{L}\d])x (?=\p{L})/gu, 'por '],
    [/(?<![\p{L}\d])[qk] (?=\p{L})/gu, 'que '],
    [/(?<![\p{L}\d’])d (?=\p{L})/gu, 'de '],
    [/(?<![\p{L}\d])[QK] (?=\p{Lu}{2})/gu, 'QUE '],
    [/\becho([as]*) a mano\b/giu, 'hecho$1 a mano'],
    [/(\p{Ll}{2,}[cs])ion(?!\p{L})/gu, '$1ión'],
    [/(\p{Lu}{2,}[CS])ION(?!\p{L})/gu, '$1IÓN'],
    [/\s+,(?=\S)/gu, ', '],
    [/(\p{Ll})\1{2,}/gu, '$1'],
    [/(\p{Ll}{3,})logia(s?)(?!\p{L})/gu, '$1logía$2'],
    ...accentedEndings,
    // What an address that was taken out leaves behind.
    [/ (?:o|u|y|e|en)(?=\s*(?:\.|$))/gu, ''],
  ],
};
