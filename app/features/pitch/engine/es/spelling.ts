/** Endings that always bear an accent, as hurried people leave it out; in the order they are tried. */
export const accentedEndings: [RegExp, string][] = [
  [/(\p{Ll}{2,})eutic([oa]s?)(?!\p{L})/gu, '$1éutic$2'],
  [/(\p{Ll}{2,})atic([oa]s?)(?!\p{L})/gu, '$1átic$2'],
  [/(\p{Ll}{2,})etic([oa]s?)(?!\p{L})/gu, '$1étic$2'],
  [/(\p{Ll}{2,})otic([oa]s?)(?!\p{L})/gu, '$1ótic$2'],
  [/(\p{Ll}{2,})istic([oa]s?)(?!\p{L})/gu, '$1ístic$2'],
  [/(\p{Ll}{2,})logic([oa]s?)(?!\p{L})/gu, '$1lógic$2'],
  [/(\p{Ll}{2,})grafic([oa]s?)(?!\p{L})/gu, '$1gráfic$2'],
  [/(\p{Ll}{2,})nomic([oa]s?)(?!\p{L})/gu, '$1nómic$2'],
  [/(\p{Ll}{2,})grafia(s?)(?!\p{L})/gu, '$1grafía$2'],
  [
    /(?<!\p{L})(?!(?:mat|bact|art|mis|hist|perif|dift|imp|intemp)eria)(\p{Ll}{3,})eria(s?)(?!\p{L})/gu,
    '$1ería$2',
  ],
  [/(\p{Ll}{2,})ando(se|nos|l[aeo]s?)(?!\p{L})/gu, '$1ándo$2'],
  [/(\p{Ll}{2,})iendo(se|nos|l[aeo]s?)(?!\p{L})/gu, '$1iéndo$2'],
  [/(\p{Ll}{2,})ar(se|nos)(l[aeo]s?)(?!\p{L})/gu, '$1ár$2$3'],
  [/(\p{Ll}{2,})er(se|nos)(l[aeo]s?)(?!\p{L})/gu, '$1ér$2$3'],
  [/(\p{Ll}{2,})ir(se|nos)(l[aeo]s?)(?!\p{L})/gu, '$1ír$2$3'],
];

/** Words as they sound, and words with an accent of their own. */
export const misspelt =
  'calendula caléndula topografo topógrafo topografos topógrafos geografo geógrafo bibliografia bibliografía enfria enfría enfrian enfrían confia confía almidon almidón recojemos recogemos recojer recoger recojen recogen devolbemos devolvemos debolvemos devolvemos debolver devolver ' +
  'ensima encima hechar echar presio precio presios precios nesesario necesario llebar llevar llebamos llevamos llebo llevo nueba nueva ' +
  'nuebo nuevo labamos lavamos vuscamos buscamos vuscar buscar yevar llevar yevamos llevamos enpresa empresa enpresas empresas canbiar ' +
  'cambiar tanbien también conpartir compartir inportante importante clinica clínica clinicas clínicas electronica electrónica mecanica ' +
  'mecánica mecanicas mecánicas averia avería averias averías sequia sequía analisis análisis reunen reúnen envian envían guias guías ' +
  'proteina proteína proteinas proteínas cronico crónico cronica crónica cronicos crónicos cronicas crónicas habitos hábitos habito ' +
  'hábito calido cálido calida cálida solido sólido solida sólida solidos sólidos liquido líquido liquidos líquidos tintoreria tintorería ' +
  'movilisar movilizar dezayuno desayuno zervicio servicio grasias gracias cosecha cosecha ofresco ofrezco ofresco ofrezco quisas quizás';

/** Cities whose names, after a preposition of place, are nothing else; and those that are never anything else. */
const cities =
  'A Coruña|Albacete|Alicante|Almería|Ávila|Badajoz|Barcelona|Bilbao|Burgos|Cáceres|Cádiz|Castellón|Ciudad Real|Córdoba|Cuenca|Gijón|Girona|Granada|Guadalajara|Huelva|Huesca|Jaén|Jerez|La Rioja|Las Palmas|León|Lleida|Logroño|Lugo|Madrid|Málaga|Mallorca|Mérida|Murcia|Ourense|Oviedo|Palencia|Pamplona|Pontevedra|Salamanca|San Sebastián|Santander|Segovia|Sevilla|Soria|Tarragona|Tenerife|Teruel|Toledo|Valencia|Valladolid|Vigo|Vitoria|Zamora|Zaragoza|Bogotá|Medellín|Cali|Lima|Cusco|Arequipa|Quito|Guayaquil|Santiago|Valparaíso|Concepción|Buenos Aires|Rosario|Mendoza|Montevideo|Asunción|La Paz|Caracas|Monterrey|Puebla|Oaxaca|Tijuana|Ciudad de México|Andalucía|Aragón|Asturias|Cantabria|Canarias|Castilla|Cataluña|Extremadura|Galicia|Navarra|Instagram|Facebook|YouTube|LinkedIn';
const sureCities =
  'Albacete|Alicante|Almería|Badajoz|Barcelona|Bilbao|Cáceres|Cádiz|Gijón|Huelva|Jaén|Logroño|Madrid|Málaga|Mallorca|Murcia|Ourense|Oviedo|Pamplona|Pontevedra|Salamanca|Segovia|Sevilla|Tarragona|Tenerife|Teruel|Valladolid|Zaragoza|Bogotá|Medellín|Guayaquil|Valparaíso|Buenos Aires|Montevideo|Caracas|Monterrey|Oaxaca|Tijuana|Andalucía|Cataluña|Extremadura|Instagram|Facebook|YouTube|LinkedIn';

const unaccented: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const bare = (name: string) =>
  name.toLowerCase().replace(/[áéíóú]/gu, (letter) => unaccented[letter] ?? letter);
const named = new Map(
  cities.split('|').flatMap((name) => [bare(name), name.toLowerCase()].map((key) => [key, name])),
);
const choice = (names: string) =>
  names
    .split('|')
    .flatMap((name) => [name.toLowerCase(), bare(name)])
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const placed = new RegExp(`(?<=(?<!\\p{L})(?:en|desde) )(?:${choice(cities)})(?!\\p{L})`, 'gu');
const alone = new RegExp(`(?<!\\p{L})(?:${choice(sureCities)})(?!\\p{L})`, 'gu');

/** Gives names of cities and regions their capitals and accents again. */
export function capitalPlaces(sentence: string): string {
  const capital = (found: string) => named.get(found) ?? found;
  return sentence.replace(placed, capital).replace(alone, capital);
}
