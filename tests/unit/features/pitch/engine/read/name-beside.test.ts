import { expect, it } from 'vitest';

import { readBrief } from '#app/features/pitch/engine/read/read';
import type { Locale } from '#app/i18n/locales';

function nameIn(description: string, lang: Locale): string | undefined {
  const brief = {
    category: 'project' as const,
    goal: 'team' as const,
    usedBy: 'x',
    distributedIn: [],
    description,
  };
  return readBrief({ brief, lang }).offer.name;
}

it.each([
  [
    'en',
    'It went into a skip. I started Second Station because of that skip. We find layouts a new home.',
    'Second Station',
  ],
  ['en', 'Wet cloves turn pale. Kamba Moja, one rope, is a mat with a cord sewn into its hem.', 'Kamba Moja'],
  ['en', 'Farmers pay a watchman. Our device, Gaali, is clamped to the cable and rings.', 'Gaali'],
  ['es', 'Con un ventilador hice una aspiradora, la Qarmín, que junta dos kilos al día.', 'Qarmín'],
  ['es', 'Mi idea, Altobaño: un inodoro seco que se engancha en la grúa.', 'Altobaño'],
  ['es', 'Yo fundo aluminio en Pucallpa y hago Guardapala, una jaula para hélices.', 'Guardapala'],
  ['fr', 'On l’appelle Fuseau. C’est un globe terrestre à monter en classe.', 'Fuseau'],
  ['fr', 'Nous remettons des lavoirs en culture, sous le nom de Cressons du Lavoir.', 'Cressons du Lavoir'],
] as const)('is found in %s where something is made, or beside what it is: %s', (lang, description, name) => {
  expect(nameIn(description, lang)).toBe(name);
});

it.each([
  ['en', 'We deliver hazel spars on Thursdays in Dorset, Wiltshire and Somerset, in bundles of 200.'],
  ['en', 'A UV lamp cleans the handrail. Malls in Kuala Lumpur rent it for 190 ringgit and 260 are running.'],
  ['en', 'We use a pump, the Grundfos, that hums. We make a cooler for beer.'],
  ['es', 'Xylella, una bacteria, mata los olivos. Hacemos una trampa para el insecto que la lleva.'],
  ['es', 'En 2015 nació Martín. Por él monto cunas en casa de los padres.'],
  ['fr', 'Mon fils, baptisé Côme, dormait mal. J’ai cousu une couverture lestée.'],
  ['en', 'We make a weeder. We call it Monday club when it rains.'],
  [
    'en',
    'I clean fiddleheads for other people. The season is three weeks in May. Pickers along the Saint John River drop off at my shop in Nackawic by 6 pm and get them back next morning washed, graded and in 2 lb bags, for 85 cents a pound.',
  ],
  [
    'en',
    'We parch other people’s wild rice. Folks around Leech Lake bring us green rice in sacks in September and we dry it, parch it over a wood fire, thresh it, winnow it and bag it for $1.75 a finished pound.',
  ],
  ['en', 'We mend pots. Ron, our caster, is 79 and teaches one person.'],
  ['es', 'Somos tres albañiles de Jerez, Zacatecas, y un químico. Hacemos pintura a la cal.'],
  ['fr', 'À Madaoua, au Niger, notre groupement de femmes bâtit un grenier de terre.'],
] as const)('is no place nor anybody’s in %s: %s', (lang, description) => {
  expect(nameIn(description, lang)).toBeUndefined();
});

it('is told by praise that is left out in two steps', () => {
  const told =
    'GripGlow is the most revolutionary, game-changing hygiene breakthrough of our time and will totally transform the way humanity moves! Our world-class, next-generation technology is simply amazing. A UV lamp inside the escalator cleans the handrail on every turn. Nobody else comes close to our incredible passion. Malls in Kuala Lumpur rent it for 190 ringgit a month per escalator and 260 are running. The possibilities are truly limitless and the future is unbelievably bright!';
  expect(nameIn(told, 'en')).toBe('GripGlow');
});
