import { describe, expect, it } from 'vitest';

import type { Brief } from '#app/features/pitch/brief-schema';
import { languageOf } from '#app/features/pitch/engine/language';
import { readBrief } from '#app/features/pitch/engine/read/read';
import type { Pitch } from '#app/features/pitch/pitch';
import { type Locale, locales } from '#app/i18n/locales';
import { runSteps } from '#tests/fixtures/briefs/run-steps';

const brief: Brief = {
  category: 'product',
  goal: 'investors',
  distributedIn: ['FR'],
  description: '',
  usedBy: 'les citadins qui aiment cuisiner et n’ont pas de jardin',
  messagesAndValues: 'Manger frais, sans gaspiller',
};

const german = {
  description:
    'Radicelle ist ein Zimmergarten aus Ton (patentiert), der Kräuter ohne Erde wachsen lässt. Wir haben 120 Stück zu 79 Euro verkauft! "Wie geht\'s den Kräutern?" – gut. 40 % KAUFEN WIEDER.',
  usedBy: "Städter, die gern kochen: 'Gartenlose'",
  messagesAndValues: 'Frisch essen, ohne zu verschwenden',
};
const italian = {
  description:
    "Radicelle è un giardino d'interno che fa crescere erbe fresche. Ne abbiamo venduti 120 a 79 euro. Il dottore dice: «buono».",
  usedBy: 'Le persone di città che amano cucinare',
  messagesAndValues: 'Mangiare fresco, senza sprechi',
};
const portuguese = {
  description: 'Radicelle é um jardim de interior em terracota. Vendemos 120 a 79 euros em seis meses.',
  usedBy: 'As pessoas da cidade que gostam de cozinhar e não têm jardim',
  messagesAndValues: 'Comer fresco, sem desperdício',
};

const otherScripts: [string, string][] = [
  ['he', 'רדיסל הוא גן פנימי מחרס שמגדל עשבי תיבול טריים ללא אדמה. מכרנו 120 יחידות ב-79 אירו!'],
  ['ar', 'راديسيل هي حديقة داخلية من الطين تنمو فيها الأعشاب الطازجة. بعنا 120 وحدة بسعر 79 يورو.'],
  ['ru', 'Радисель — это комнатный сад из глины, в котором растёт зелень. Мы продали 120 штук по 79 евро.'],
  ['el', 'Το Radicelle είναι ένας εσωτερικός κήπος από πηλό. Πουλήσαμε 120 προς 79 ευρώ.'],
  ['ja', 'ラディセルは土も電気も使わない室内菜園です。6か月で120個売れました。'],
  ['und-Taml', 'ராடிசெல் என்பது களிமண்ணால் ஆன உட்புற தோட்டம். 120 விற்றோம்.'],
];

describe('what is written in a language that the engine does not read', () => {
  const cases = [german, italian, portuguese].flatMap((words) =>
    locales.map((locale) => [locale, words] as const),
  );
  it.each(cases)('is quoted letter for letter (%s, %o)', async (locale, words) => {
    const { pitch, outputs } = await runSteps({ ...brief, ...words }, locale);
    expect(leftOver(quotedIn(pitch), words.description)).toBe('');
    const [first = ''] = sentencesOf(words.description);
    expect(
      outputs[0]?.finding
        .flat()
        .map(({ text }) => text)
        .join(' '),
    ).toContain(first.replace(/\.$/u, ''));
  });
});

describe('a description in another script than the other fields', () => {
  it.each(otherScripts)('is told, and quoted letter for letter (%s)', async (lang, description) => {
    const { order, pitch } = await runSteps({ ...brief, description }, 'en');
    expect(order).toMatchObject({ lang: 'fr', quotedLang: lang });
    expect(leftOver(quotedIn(pitch), description)).toBe('');
    expect(quotedIn(pitch)).toContain(sentencesOf(description)[0]);
  });

  it.each<Locale>(['en', 'es'])('is no matter of a name or two (%s)', (locale) => {
    const description = 'Радисель est un jardin d’intérieur en terre cuite, pour les herbes fraîches.';
    expect(languageOf({ ...brief, description }, locale)).toEqual({ lang: 'fr' });
  });
});

it('an audience in another script is not bent into a sentence', async () => {
  const description = 'Radicelle est un jardin d’intérieur en terre cuite qui fait pousser des herbes.';
  const { pitch } = await runSteps({ ...brief, description, usedBy: 'אנשי העיר שאוהבים לבשל' }, 'fr');
  expect(JSON.stringify(pitch)).not.toMatch(/\p{Script=Hebrew}/u);
});

it('quotes a text in another script whose language nobody asked for', () => {
  const [, description = ''] = otherScripts[0] ?? [];
  const { quotedLang, facts } = readBrief({ brief: { ...brief, description }, lang: 'en' });
  expect(quotedLang).toBe('und-Hebr');
  expect(facts.every(({ text }) => description.includes(text))).toBe(true);
});

it('is asked, not told, what a language that is not read leaves open', async () => {
  const [, description = ''] = otherScripts[1] ?? [];
  const words = { usedBy: 'العائلات', messagesAndValues: 'اللغة بيت' };
  const { outputs, run, pitch } = await runSteps({ ...brief, ...words, goal: 'team', description }, 'en');
  const found = JSON.stringify(outputs.map(({ finding }) => finding));
  expect(found).toContain('اللغة بيت');
  expect(found).not.toMatch(/no value|no rival|Nothing proves|picture/u);
  const { questions } = await run.score({ pitch, refinements: [] }, new AbortController().signal);
  expect(questions[0]?.text).toBe('In one sentence: what do you offer?');
  // An English question within Arabic words would be read in the wrong order.
  expect(pitch.spoken[15]).toHaveLength(2);
});

/** All that the pitch quotes, longest text first. */
function quotedIn({ oneLiner, spoken, openings, email }: Pitch): string {
  const passages = [oneLiner, ...Object.values(spoken).flat(), ...openings, ...email.body];
  return passages
    .flat()
    .filter(({ lang }) => lang !== undefined)
    .map(({ text }) => text)
    .join('\n');
}

function sentencesOf(description: string): string[] {
  return description.split(/(?<=[.!?]"?)\s+(?:– )?|(?<=。)/u).filter(Boolean);
}

/** What is said beside the sentences of the description, but for spaces. */
function leftOver(quoted: string, description: string): string {
  return sentencesOf(description)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, sentence) => rest.replaceAll(sentence, ''), quoted)
    .replace(/\s+/gu, '');
}
