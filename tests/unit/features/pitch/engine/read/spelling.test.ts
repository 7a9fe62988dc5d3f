import { describe, expect, it } from 'vitest';

import { correctSpelling, mendedAsIn } from '#app/features/pitch/engine/read/spelling';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { plainText, spokenIn } from '#app/features/pitch/pitch';
import { briefCases } from '#tests/fixtures/briefs/all';

describe('what is misspelt', () => {
  it.each([
    ['fr', 'j’enleve les nids apres 18 h, meme le soir', 'j’enlève les nids après 18 h, même le soir'],
    ['fr', 'reparer les velos des etudiants', 'réparer les vélos des étudiants'],
    ['fr', 'Ecole de cirque', 'École de cirque'],
    ['es', 'Clinica de escobas con camaras de plastico', 'Clínica de escobas con cámaras de plástico'],
    ['es', 'tanbien en la panaderia, a los ninos', 'también en la panadería, a los niños'],
    ['fr', 'choississez une aplication', 'choisissez une application'],
    ['es', 'recojemos vicicletas biejas por el varrio', 'recogemos bicicletas viejas por el barrio'],
    ['es', 'el canchón y las palletas, palletas de gaita', 'el canchón y las palletas, palletas de gaita'],
    ['es', 'una trabajadera coja, las trabajaderas altas', 'una trabajadera coja, las trabajaderas altas'],
    ['fr', 'il ya encore des aimants', 'il y a encore des aimants'],
    ['es', 'a doña mirta, la vecina', 'a doña Mirta, la vecina'],
    ['en', 'mama shiro in a hurry', 'mama Shiro in a hurry'],
    ['es', 'mi mama bende tamales y mi tia cosina', 'mi mamá vende tamales y mi tía cocina'],
    ['fr', 'à bonaberi et au pk14', 'à Bonaberi et au pk14'],
    ['en', 'peple at a compettition', 'people at a competition'],
    ['en', 'an idea: a app where u see if its a scam', 'an idea: an app where you see if it’s a scam'],
    [
      'fr',
      'de 4 a 10 ans, le mercredi a la ferme, il a la clé',
      'de 4 à 10 ans, le mercredi à la ferme, il a la clé',
    ],
    ['en', '3 companys tryed our batterys by midnght', '3 companies tried our batteries by midnight'],
    ['en', 'the humidty in a kiln, seson after season', 'the humidity in a kiln, season after season'],
    [
      'es',
      'hace yelo, isimos una caja y llebamos el yelo',
      'hace hielo, hicimos una caja y llevamos el hielo',
    ],
    ['es', 'cobraria por quintal en la asosiacion', 'cobraría por quintal en la asociación'],
    ['fr', 'on eleve des poules le matin', 'on élève des poules le matin'],
    ['fr', 'pour linstant, de lheure; jachete le pain', 'pour l’instant, de l’heure; j’achète le pain'],
    ['fr', 'lété passé, avant les vacances dété', 'l’été passé, avant les vacances d’été'],
    ['fr', 'les surfs d’un shop de la plage', 'les surfs d’un shop de la plage'],
    ['fr', 'bon c trop cher, on est a cote de la gare', 'bon c’est trop cher, on est à côté de la gare'],
    ['fr', 'jai tenu lan passé jusqua 7h', 'j’ai tenu l’an passé jusqu’à 7h'],
    ['fr', 'le lit est a eux, il ferme a 15h30', 'le lit est à eux, il ferme à 15h30'],
    ['fr', 'qui a pain et vin, il a 3 hommes', 'qui a pain et vin, il a 3 hommes'],
    ['en', 'one tray, its called ice, but its just me', 'one tray, it’s called ice, but it’s just me'],
    ['es', 'un molde esta 52 bs y me an devuelto dos', 'un molde está 52 bs y me han devuelto dos'],
    [
      'en',
      'They drive over becuase the organ is out of tune.',
      'They drive over because the organ is out of tune.',
    ],
    ['es', 'bendo queso en el varrio. Nesecito un socio', 'vendo queso en el barrio. Necesito un socio'],
    ['fr', 'Jai 3 camions. Cest pour les boulangers.', 'J’ai 3 camions. C’est pour les boulangers.'],
    ['en', 'i fit them evry week. Custmers pay on friday', 'i fit them every week. Customers pay on Friday'],
    ['en', 'open every thurdsay in novembr, fourty euros', 'open every Thursday in November, forty euros'],
    [
      'es',
      'senbramos guaduales y arrayanes en quevradas q se secaron, en salento y filandia, con mantenimieno',
      'sembramos guaduales y arrayanes en quebradas que se secaron, en Salento y Filandia, con mantenimiento',
    ],
    ['es', 'bendo tortiya asul, quinse pesos la barilla', 'vendo tortilla azul, quince pesos la varilla'],
    ['fr', 'sa coute quinse euros, cest cher', 'ça coûte quinze euros, c’est cher'],
    ['en', 'the hub opens 19 april, its free', 'the hub opens 19 April, it’s free'],
    ['en', 'we do 25 schools before june, and it lasts', 'we do 25 schools before June, and it lasts'],
    ['es', 'se rompe a los 4 dias y cuesta 1 millon', 'se rompe a los 4 días y cuesta 1 millón'],
  ] as const)('is mended, in %s: %s', (lang, typed, said) => {
    expect(correctSpelling(typed, lang)).toBe(said);
  });
});

describe('what may be another word', () => {
  it.each([
    [
      'fr',
      'Une cote, une tache, un boulanger a 30 kilos de pain, chez LiftEcho, Ecole Bleue, ecole-x, 3ecole',
    ],
    ['fr', 'le gravier, la visite, un design, la petite suite'],
    ['es', 'la caja de FabricaNova: él fabrica 3 piezas, un input, y la bateria@casa'],
    ['en', 'the boys say that everybodys toys stood by; a dyed cloth, two techs, no standbys'],
    ['en', 'offcuts of larch, a kiln, hurleys, a boda, cedis, sittin’ there, Peple'],
    ['en', 'the sefor is a stool, a sefor folds'],
    ['en', 'nalu sefur tikra dobre manu kito veda prosi and'],
    ['es', 'La furgo nomás.'],
    ['es', 'Hoy los afilan ellos con una amoladora en el galpón, los queman y el filo dura media jornada.'],
    ['fr', 'prix 12 chf le kilo, on vend du mil, champdit.com et jo@champdit.com'],
    ['es', 'Loti la dibujó. Zanta es el nombre. Zanta sirve de vela.'],
    ['es', 'hoy vendo tunta, la tunta de la puna'],
    ['fr', 'Le gari, the best.'],
  ] as const)('stays as it was typed, in %s: %s', (lang, typed) => {
    expect(correctSpelling(typed, lang)).toBe(typed);
  });

  it('stays in every brief, but for what was read by eye', () => {
    const mended = briefCases.flatMap(({ brief, locale }) => {
      const typed = wordsOf(brief.description);
      const said = wordsOf(correctSpelling(brief.description, locale));
      const [missing, more] = [
        typed.filter((word) => !said.includes(word)),
        said.filter((word) => !typed.includes(word)),
      ];
      return missing.length > 0 ? [`${locale} ${missing.join(' ')} → ${more.join(' ')}`] : [];
    });
    expect([...new Set(mended)].toSorted()).toMatchSnapshot();
  });
});

function wordsOf(text: string): string[] {
  return [...new Set(text.match(/\p{L}+/gu))];
}

it('is told mended, from where it was typed', () => {
  const description = "j'enleve les nids de frelons avec une perche longue. 140 nids l'été dernier.";
  const brief = { category: 'service', goal: 'users', usedBy: 'les mairies', description } as const;
  const reading = readBrief({ brief: { ...brief, distributedIn: ['FR'] }, lang: 'fr' });
  const [first] = reading.facts;
  expect(first?.text).toContain('J’enlève les nids');
  expect(description.slice(...(first?.span ?? [0, 0]))).toBe(
    'enleve les nids de frelons avec une perche longue',
  );
  const text = spokenIn(writePitch(reading, []).pitch, 15)
    .map((passage) => plainText(passage))
    .join(' ');
  expect(text).toContain('J’enlève les nids');
});

it('does not take two letters of a word that stands there twice for swapped', () => {
  const description = 'Prensamos paltas de descarte. Cada botella rescata dos kilos de palta.';
  expect(correctSpelling('Cada botella rescata dos kilos de palta', 'es', description)).toContain('palta');
});

it('mends words of a field as the whole of it is mended, where they mean the same everywhere', () => {
  const field = 'bon jai un four et on vend des poele a paris';
  expect(mendedAsIn(field, 'jai', 'fr')).toBe('j’ai');
  expect(mendedAsIn('il a un four et on vend a paris', 'a', 'fr')).toBe('a');
});

it.each([
  ['fr', 'egun on, ogia egiten dugu goizean goiz eta auzoan banatzen dugu bizikletaz'],
  ['fr', 'mwen ka vann fwi ek légim bio an mawché la, chak sanmdi maten, pou moun ki vlé manjé'],
  ['es', 'fem formatges de cabra a la garrotxa i els venem als mercats, amb llet crua i quall vegetal'],
  ['en', 'we byuk kassava frum famers, deh pikin dem go skul wit moni'],
] as const)('what is another language is left as it is, in %s: %s', (lang, typed) => {
  expect(correctSpelling(typed, lang)).toBe(typed);
});
