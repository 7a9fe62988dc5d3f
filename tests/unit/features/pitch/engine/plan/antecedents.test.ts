import { describe, expect, it } from 'vitest';

import type { Brief } from '#app/features/pitch/brief-schema';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { linesOf } from '#app/features/pitch/engine/realise/lines';
import { slotsOf } from '#app/features/pitch/engine/realise/slots';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { plainText, spokenIn } from '#app/features/pitch/pitch';
import type { Locale } from '#app/i18n/locales';

function readingOf(lang: Locale, description: string, usedBy = '') {
  const brief: Brief = {
    category: 'project',
    goal: 'incubator',
    description,
    usedBy,
    messagesAndValues: '',
    distributedIn: [],
  };
  return readBrief({ brief, lang });
}

/** The beginnings of the lines that name what the line that begins so speaks of. */
function namedFor(lang: Locale, description: string, begins: string, usedBy?: string): string[] {
  const reading = readingOf(lang, description, usedBy);
  const line = linesOf(reading, slotsOf(reading)).find(({ text }) => text.startsWith(begins));
  return line?.refers.map(({ on }) => on.text.split(' ').slice(0, 3).join(' ')) ?? ['no line'];
}

const bench =
  'I pushed a pram past the drinking fountain of every park for ten years. Last summer a child fell ill from one of them. ' +
  'My idea is that the gardener tests it, because the gardener is there each morning. I tested 40 in June.';
const nets =
  'Le long du canal, une algue bouche les vannes et sent mauvais tout l’été. Mon idée est de tresser avec cette algue des ' +
  'paniers à pain, que chaque boulanger peut laver. Je suis couturière. Trois boulangers en ont pris 60 en mars.';
const signs =
  'Au bord de la Rance le sel ronge tout et les girouettes de 200 fermes ne tournent plus. Je suis forgeron à Dinan. ' +
  'Nous les redressons sur place, sans échafaudage, en une matinée. Une girouette neuve coûte 400 euros.';
const wires =
  'Every farm has old wire in the grass. Pulling up 400 metres by hand takes two people a day. ' +
  'Wirewolf is a winder that rolls up the same 400 metres in eleven minutes.';
const halls =
  'Every June I pulled assistants out of lessons to watch the hall. Quiet Hall sends you trained invigilators instead.';
const kilns =
  'En el barrio quedan cuarenta hornos de leña parados. Somos tres vecinas jubiladas. Nosotros los encendemos los ' +
  'sábados y los vecinos traen la masa. Cobramos 3 euros por hogaza.';

describe('what a sentence speaks of without its name', () => {
  it.each([
    ['the thing of whoever uses it', 'en', bench, 'My idea', ['I pushed a'], 'parks that own a fountain'],
    ['what is pointed at', 'fr', nets, 'Mon idée', ['Le long du'], ''],
    ['several things', 'fr', signs, 'Nous les', ['Au bord de'], ''],
    ['the same', 'en', wires, 'Wirewolf is', ['Pulling up 400'], ''],
    ['what is replaced', 'en', halls, 'Quiet Hall', ['Every June I'], ''],
    ['things of one gender', 'es', kilns, 'Nosotros los', ['En el barrio'], ''],
  ] as const)('is named before: %s (%s)', (_what, lang, description, begins, named, usedBy) => {
    expect(namedFor(lang, description, begins, usedBy)).toEqual(named);
  });

  it.each([
    ['it is named in the sentence', 'en', 'We sell jam. I bought a kettle and my son mends it.', 'I bought'],
    ['it is who acts', 'en', 'Old men play dominoes. My idea is a table, so that they can meet.', 'My idea'],
    ['it is what is sold', 'en', 'We make a folding kayak. Two clubs tried it in May.', 'Two clubs'],
    ['it is a way to say', 'en', 'A dog bit me. In Oban it is the wind that counts.', 'In Oban'],
    ['it is an article', 'fr', 'Le vent casse la barque. Nous vendons la corde et la voile.', 'Nous vendons'],
    ['it is an article', 'es', 'La lluvia moja la leña. Cobramos con los portes incluidos.', 'Cobramos'],
  ] as const)('is not looked for where %s (%s)', (_why, lang, description, begins) => {
    expect(namedFor(lang, description, begins)).toEqual([]);
  });

  it('is said with it where not all fits', () => {
    const said = (text: string) =>
      plainText(spokenIn(writePitch(readingOf('en', text, 'parks that own a fountain'), []).pitch, 30));
    const long =
      `${bench} The council of Leith paid me 300 pounds for a report of nine pages with a photograph of every single ` +
      'tap. I would charge each council six pounds a month for every tap that somebody looks at. I have never run anything ' +
      'that was larger than a crèche with eleven children in it and two of them were mine.';
    expect(said(long)).toMatch(/drinking fountain.*tests it/u);
  });
});

describe('a line without its end', () => {
  it('names no longer what went with it', () => {
    const reading = readingOf('fr', signs);
    const lines = linesOf(reading, slotsOf(reading));
    const [first, , offer] = lines;
    const cut = first && {
      ...first,
      text: 'Au bord de la Rance le sel ronge tout.',
      cut: {
        text: 'Au bord de la Rance le sel ronge tout.',
        kind: 'joined' as const,
        gone: [
          { text: 'les', folded: 'les', from: 0, to: 3 },
          { text: 'girouettes', folded: 'girouettes', from: 4, to: 14 },
        ],
      },
    };
    const isNamedIn = offer?.refers[0]?.isNamedIn;
    expect([first && isNamedIn?.(first), cut && isNamedIn?.(cut)]).toEqual([true, false]);
  });
});

it('keeps whole the line that tells of what a half is', () => {
  const description =
    'On est trois familles de Raiatea et on a 140 arbres à uru, le fruit à pain, qui donnent en même temps. La moitié tombe et ' +
    'pourrit sous l’arbre. Nous ouvrons un atelier qui surgèle l’uru en bâtonnets, en sachets de deux kilos.';
  const { pitch } = writePitch(readingOf('fr', description), []);
  for (const duration of [15, 30, 60] as const) {
    const text = plainText(spokenIn(pitch, duration));
    expect(!text.includes('La moitié tombe') || text.includes('140 arbres')).toBe(true);
  }
});
