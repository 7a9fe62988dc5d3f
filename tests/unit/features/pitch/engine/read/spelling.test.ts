import { describe, expect, it } from 'vitest';

import { correctSpelling } from '#app/features/pitch/engine/read/spelling';
import { readBrief } from '#app/features/pitch/engine/read/read';
import { writePitch } from '#app/features/pitch/engine/realise/write';
import { plainText, spokenIn } from '#app/features/pitch/pitch';
import { briefCases } from '#tests/fixtures/briefs/all';

describe('what can only be a slip', () => {
  it.each([
    ['fr', 'j’enleve les nids apres 18 h, meme le soir', 'j’enlève les nids après 18 h, même le soir'],
    ['fr', 'reparer les velos des etudiants', 'réparer les vélos des étudiants'],
    ['fr', 'Ecole de cirque', 'École de cirque'],
    ['es', 'Fabrica de escobas con maquinas de plastico', 'Fábrica de escobas con máquinas de plástico'],
    ['es', 'tanbien en la panaderia, a los ninos', 'también en la panadería, a los niños'],
    ['fr', 'choississez une aplication', 'choisissez une application'],
    ['fr', 'je vient et je prend, elle vient', 'je viens et je prends, elle vient'],
    ['es', 'recojemos vicicletas', 'recogemos bicicletas'],
    ['en', 'peple at a compettition', 'people at a competition'],
    [
      'en',
      'an idea: a app where u see if its a scam, i don’t no how',
      'an idea: an app where you see if it’s a scam, i don’t know how',
    ],
    [
      'es',
      'he ido, e ido y e hablado con 30, no se como llega',
      'he ido, he ido y he hablado con 30, no sé cómo llega',
    ],
    ['es', 'padre e hijo, bonito e iluminado, no se come', 'padre e hijo, bonito e iluminado, no se come'],
    [
      'fr',
      'on voudrai, on a demander a 120 gens qui on pas peur',
      'on voudrait, on a demandé à 120 gens qui n’ont pas peur',
    ],
    [
      'fr',
      'de 4 a 10 ans, le mercredi a la ferme, il a la clé',
      'de 4 à 10 ans, le mercredi à la ferme, il a la clé',
    ],
    ['en', '3 companys tryed our lunchs and batterys', '3 companies tried our lunches and batteries'],
  ] as const)('is mended, in %s: %s', (lang, typed, said) => {
    expect(correctSpelling(typed, lang)).toBe(said);
  });
});

describe('what may be another word', () => {
  it.each([
    [
      'fr',
      'une cote, une tache, un boulanger a 30 kilos et un atelier a la campagne, un marche, chez LiftEcho, Ecole Bleue, ecole-x, 3ecole',
    ],
    ['fr', 'le gravier, la visite, un design, la petite suite'],
    ['es', 'la caja de FabricaNova: él fabrica 3 piezas, un input, y yo armo la bateria@casa'],
    ['en', 'the boys say that everybodys toys stood by; a dyed cloth, two techs, no standbys'],
    ['en', 'offcuts of larch, a kiln, hurleys, reparing, Peple'],
  ] as const)('stays as it was typed, in %s: %s', (lang, typed) => {
    expect(correctSpelling(typed, lang)).toBe(typed);
  });

  it('stays in the right words of every brief', () => {
    const right = briefCases.flatMap(({ brief, locale }) =>
      (brief.description.match(/\p{Ll}*[àâçéèêëîïôùûáíóúñ]\p{Ll}*/gu) ?? []).map(
        (word) => [word, locale] as const,
      ),
    );
    expect(right.length).toBeGreaterThan(600);
    expect(
      right.filter(([word, locale]) => locale !== 'en' && correctSpelling(word, locale) !== word),
    ).toEqual([]);
  });
});

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
