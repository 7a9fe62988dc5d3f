import { expect, it } from 'vitest';

import type { Brief } from '#app/features/pitch/brief-schema';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { plainText, spokenIn } from '#app/features/pitch/pitch';
import type { Locale } from '#app/i18n/locales';

function openingsOf(description: string, lang: Locale): string[] {
  const brief = { category: 'product', goal: 'investors', usedBy: 'x', distributedIn: ['GB'] } as const;
  const order = { brief: { ...brief, distributedIn: ['GB'], description }, lang };
  return writePitch(readBrief(order), []).pitch.openings.map((opening) => plainText(opening));
}

it('offers a few words that prove it as another way to begin', () => {
  expect(openingsOf('Lumelle is a reading lamp that charges in the sun. 640 lamps are sold.', 'en')).toEqual([
    'Lumelle is a reading lamp that charges in the sun.',
    '640 lamps are sold.',
  ]);
});

it('does not begin with a few words where the offer leans on what is before it', () => {
  const description =
    'Nadie se acuerda de qué es cada empanada, ni yo. Así que mandé a hacer sellos de acero. En 4 días llegan.';
  expect(openingsOf(description, 'es')[0]).not.toBe('En 4 días llegan.');
});

it('begins with no sentence that is hardly what goes wrong', () => {
  const description =
    'We change scratched lenses in reading glasses for tailors in Kisumu, at their stall, while they wait. A boda rider carries a case with 60 lenses, a cutter and a small heater. It takes 15 minutes and costs 450 shillings.';
  expect(openingsOf(description, 'en')[0]).toMatch(/^We change/u);
});

it('begins with the question that the founder begins with', () => {
  const description =
    '¿Y esta de qué es? Veinte años escuchando eso. Tengo sellos de acero que ponen una letra en cada empanada.';
  expect(openingsOf(description, 'es')[0]).toContain('¿Y esta de qué es?');
});

type Fields = Record<'description' | 'usedBy', string> &
  Partial<Record<'moment' | 'change', string>> &
  Partial<Pick<Brief, 'category' | 'goal'>>;

function longestOf({ ask, instead, ...fields }: Fields & { ask?: string; instead?: string }, lang: Locale) {
  const answers = Object.entries({ instead, ask }).flatMap(([id, answer]) =>
    answer === undefined ? [] : [{ question: { id, text: id, lifts: 2 as const }, answer }],
  );
  const brief = {
    category: 'service' as const,
    goal: 'users' as const,
    distributedIn: ['IE'],
    ...fields,
    answers,
  };
  return plainText(spokenIn(writePitch(readBrief({ brief, lang }), []).pitch, 90));
}

const fields = {
  description:
    'We walk your fields once a month, send you photos of every gate and roof, and call the contractor when something is broken. €35 a visit.',
  usedBy: 'people who inherited a farm',
  moment: 'Aoife found out from a text that her shed roof had been on the road since the storm.',
  instead: 'Today they drive four hours to look at a gate.',
  change: 'Since we walk it, she knows by the evening.',
};

it('says what people do instead after the moment, before the offer and what it changed', () => {
  const text = longestOf(fields, 'en');
  const places = ['Aoife found', 'drive four hours', 'So we walk your fields', 'Since we walk it'].map(
    (one) => text.indexOf(one),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('opens with what is sold where the founder did, whatever goes wrong behind it', () => {
  const offer = 'Prepline is a program that counts what a kitchen holds.';
  const scene =
    'Most chefs lose hours counting, nobody trusts the list and half of what they buy is thrown away.';
  const text = longestOf({ description: `${offer} ${scene} €30 a month.`, usedBy: 'chefs' }, 'en');
  expect(text).toMatch(new RegExp(`^${offer} ${scene}`, 'u'));
});

it('opens with a price that what is done for it leans on', () => {
  const price = '$3.40 a pin.';
  const deed = 'For that we strip, fill and recoat your bowling pins so they’re good for another season.';
  const rest = 'A new one costs you around $18. We pick up Monday and bring them back Friday.';
  const text = longestOf({ description: `${price} ${deed} ${rest}`, usedBy: 'bowling centers' }, 'en');
  expect(text.startsWith(`${price} ${deed}`)).toBe(true);
});

it('never says what came of a story without it', () => {
  const story = 'En 2019 votamos en una caja de zapatos y hubo que repetir la elección.';
  const description = `${story} De ahí salió Urna Prestada. Alquilamos todo para votar en clubes de Montevideo.`;
  const text = longestOf({ description, usedBy: 'clubes' }, 'es');
  expect(text.startsWith(`${story} De ahí salió Urna Prestada.`)).toBe(true);
});

it('opens with what is sold where the founder did and what follows is hardly a problem', () => {
  const description =
    'Bitsback is a phone program that counts the pieces for toy libraries. You photograph the puzzle on a white mat ' +
    'when it goes out and again when it comes back, and it shows the volunteer what is missing. Eleven toy libraries ' +
    'use it at the moment.';
  const text = longestOf({ description, usedBy: 'volunteers at toy libraries' }, 'en');
  expect(text).toMatch(/^Bitsback is a phone program/u);
});

it('keeps “they” of an answer where somebody was named before', () => {
  const description = 'On répare les pousse-pousse la nuit, rendus avant l’aube.';
  const text = longestOf(
    {
      description,
      usedBy: 'tireurs de pousse-pousse',
      instead: 'Les soudeurs de jour. Ils prennent une journée.',
    },
    'fr',
  );
  expect(text).toMatch(/Ils prennent une journée/u);
});

it('says an answer that begins with somebody as it stands', () => {
  const text = longestOf(
    {
      description: 'Une association qui transcrit des modèles de tricot en braille, à Angers.',
      usedBy: 'tricoteuses aveugles',
      instead: 'Quelqu’un lit le modèle à voix haute, ou la synthèse vocale.',
    },
    'fr',
  );
  expect(text).toMatch(/Quelqu’un lit le modèle/u);
});

it.each([
  ['Clubs glue new carpet over the crack, or wait for a grant.', 'Clubs glue new carpet over the crack'],
  ['Nobody keeps a list.', 'Nobody keeps a list.'],
  ['Buckets of sand by the door.', 'Today it’s buckets of sand by the door.'],
])('says an answer that tells who does what as it stands: %s', (instead, said) => {
  const description =
    'We re-lay cracked concrete cricket pitches for $4,100. Fourteen clubs around Bendigo had it done.';
  expect(longestOf({ description, usedBy: 'country cricket clubs', instead }, 'en')).toContain(said);
});

it('takes no “one of bronze” for the name of the thing', () => {
  const description =
    'Soy hojalatero y hago carritos de camotes en Puebla. Lo que más me traen a arreglar es el silbato. ' +
    'Ahora hago uno de bronce con un tapón que se desenrosca. Cuesta 850 pesos ya puesto.';
  const text = longestOf({ description, usedBy: 'camoteros', category: 'offer', goal: 'users' }, 'es');
  expect(text).toContain('Ahora hago uno de bronce con un tapón que se desenrosca.');
  expect(text).not.toContain('el uno');
});

it('takes what named the thing for the offer, not the sentence that points back to it', () => {
  const description =
    'Je voudrais proposer aux entreprises d’isolation un kit pour garder les nids de martinets. C’est une brique creuse qui se ' +
    'pose dans l’isolant, avec l’entrée au même endroit que l’ancien trou. Je compte demander 65 euros la brique.';
  const text = longestOf({ description, usedBy: 'entreprises d’isolation' }, 'fr');
  expect(text).toMatch(/^Je voudrais proposer/u);
});

it('takes what is introduced at first for the offer', () => {
  const description =
    'It’s a petrol pump and a small shop owned by the parish, in north Mayo. The old pump closed in 2021 and after that ' +
    'the nearest diesel was 27 kilometres away. We need someone to do the books.';
  const text = longestOf({ description, usedBy: 'people of the parish' }, 'en');
  expect(text).toMatch(/^It’s a petrol pump/u);
});

it('opens with a moment that looks like a note after the need', () => {
  const brief = {
    category: 'product' as const,
    goal: 'investors' as const,
    distributedIn: ['CA'],
    usedBy: 'harbour authorities',
    description:
      'RungSleeve is a sleeve that slides over a rusted ladder rung. We fitted 310 rungs in four harbours. I want to raise 120,000 dollars for a mould and a press.',
    answers: [
      {
        question: { id: 'moment' as const, text: 'moment', lifts: 2 as const },
        answer:
          'Last October, a young fellow stepped off a crab boat in Lawn at half tide and the fourth rung snapped under his boot.',
      },
    ],
  };
  const { pitch } = writePitch(readBrief({ brief, lang: 'en' }), []);
  const text = plainText(spokenIn(pitch, 60));
  expect(text).toMatch(/^Last October.*a mould and a press\. May I show you the figures this week\?$/su);
});

it('says of whom an answer speaks', () => {
  const told = longestOf({ ...fields, goal: 'team' }, 'en');
  expect(told).toContain('Today people who inherited a farm drive four hours');
  const french = {
    description:
      'Nous marchons dans vos champs une fois par mois et vous envoyons des photos. 35 € la visite.',
    usedBy: 'les héritiers qui vivent en ville',
    instead: "Aujourd'hui ils font quatre heures de route pour une barrière.",
  };
  expect(longestOf(french, 'fr')).toContain('Aujourd’hui les héritiers font quatre heures');
  const long = { ...french, usedBy: 'les héritiers de ferme partis vivre en ville' };
  expect(longestOf(long, 'fr')).toContain('Aujourd’hui beaucoup font quatre heures');
  const again = { ...french, instead: "Aujourd'hui ils se relaient, et ils le regrettent." };
  expect(longestOf(again, 'fr')).toContain('Aujourd’hui les héritiers se relaient, et ils');
});

it('says what became different after the offer, whatever it begins with', () => {
  const text = longestOf({ ...fields, change: 'Six weeks later, her roof was on again.' }, 'en');
  expect(text.indexOf('Six weeks later')).toBeGreaterThan(text.indexOf('We walk your fields'));
});

it('says it after the offer, whoever it speaks of', () => {
  const french = {
    description: 'Une école sur une péniche qui suit les bateaux. Deux classes, vingt-trois enfants.',
    usedBy: 'les enfants de bateliers',
    moment: 'À sept ans, Noa changeait d’école tous les quinze jours.',
    change: 'Elle a lu une page à voix haute devant le port.',
  };
  const text = longestOf(french, 'fr');
  expect(text.indexOf('a lu une page')).toBeGreaterThan(text.indexOf('une péniche'));
});

function toldTo(goal: 'investors' | 'team', description: string): string {
  const brief = { category: 'product' as const, goal, usedBy: 'x', distributedIn: ['GB'], description };
  const order = { brief, lang: 'en' as const };
  return spokenIn(writePitch(readBrief(order), []).pitch, 60)
    .map((passage) => plainText(passage))
    .join(' ');
}

it('begins as the founders do', () => {
  const description =
    "We're two sisters from Cork. Every winter farmers lose lambs in the wet because nobody sees them. " +
    'We make a light that wakes the farmer when a ewe lies down twice.';
  expect(toldTo('team', description)).toMatch(/^We’re two sisters .+ Every winter .+ We make a light/u);
});

it('says what a thing costs after it, where the founders begin with that', () => {
  const description =
    'A light that wakes the farmer when a ewe lies down twice. 41 farms bought one last year.';
  expect(toldTo('investors', `£90. ${description}`)).toMatch(/twice\. It’s £90\. 41 farms/u);
});

it('does not begin by saying that it is only an idea', () => {
  const text = toldTo(
    'team',
    "It's just an idea for now. When it rains you buy yet another umbrella that breaks in two days. " +
      "I'd like to put umbrella stands in stations where you tap your card. I'd need someone technical.",
  );
  expect(text).toMatch(
    /^When it rains .+ card\. It’s just an idea for now\. I’d need someone technical\. Is that you\?$/u,
  );
});

it('keeps the word that links what goes wrong and what is done about it', () => {
  const text = toldTo(
    'team',
    'Farmers lose lambs in the wet because nobody sees them. So we built a light that wakes the farmer at night.',
  );
  expect(text).toContain('nobody sees them. So we built a light');
});

it('gives its subject to a note of what the founders are doing', () => {
  const text = toldTo(
    'investors',
    'We make a light that wakes the farmer when a ewe lies down twice. Already selling it to 41 farms. Raising $750k.',
  );
  expect(text).toContain('We’re already selling it to 41 farms. We’re raising $750k.');
});

it('tells what is different once it was told how it works and what goes wrong', () => {
  const text = longestOf(
    {
      description:
        'Plotlist is a waiting list for allotments. It sends everybody a text twice a year. Today a plot stands ' +
        'empty for nine months because half the names have moved. Nine associations pay £1 a plot a year.',
      usedBy: 'allotment associations',
      moment: 'In March plot 40 went to a man who had died.',
      change: 'Now a plot is dug again within five weeks.',
    },
    'en',
  );
  expect(text).toContain('have moved. Now a plot is dug again within five weeks. Nine associations');
});

it('names whom an answer without a subject speaks of', () => {
  const text = longestOf(
    {
      description: 'Hacemos clavijas y cuerdas para arpas andinas en Huancayo. Una clavija vale 12 soles.',
      usedBy: 'arpistas de huayno',
      moment: 'En julio un arpista paró tres veces a afinar.',
      instead: 'Ponen hilo de pescar y clavijas de fierro.',
      goal: 'team',
    },
    'es',
  );
  expect(text).toContain('Los arpistas de huayno ponen hilo de pescar');
});
