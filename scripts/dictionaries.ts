import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildITrieFromWords, encodeITrieToBTrie, importTrie, iteratorTrieWords } from 'cspell-trie-lib';

type Source = { forms: string[]; frequent: string; capitals?: string[] };

/** The packages of each language: every form of its words, and what people say and write, the most frequent first. */
const sources = {
  en: {
    forms: ['dict-en_us/en_US', 'dict-en-gb-mit/en_GB'],
    frequent: 'language-en',
    // Written with a capital, and no names: “wensday” is one of them.
    capitals: [
      'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August',
      'September October November December Christmas Easter',
    ],
  },
  es: { forms: ['dict-es-es/Spanish'], frequent: 'language-es-es' },
  fr: { forms: ['dict-fr-fr/fr-fr'], frequent: 'language-fr' },
};

/**
 * Writes for each language the right forms of its words, as a trie, and a list of those that are used most. Run it after
 * one of the packages has changed; its files are part of the repository.
 */
for (const [lang, { forms, frequent, capitals = [] }] of Object.entries<Source>(sources)) {
  const to = `app/features/pitch/engine/languages/${lang}`;
  const right = new Set((await Promise.all(forms.map(formsIn))).flat());
  // Its table of strings, which would make it smaller still, loses some of the words.
  const trie = encodeITrieToBTrie(buildITrieFromWords([...right].toSorted()), { optimize: true });
  const packed = gzipSync(trie, { level: 9 });
  await writeFile(`${to}/dictionary.trie.gz`, packed);
  const named = capitals.flatMap((names) => names.split(' '));
  const list = (await frequentIn(frequent)).flatMap((word) => {
    if (right.has(word)) return word;
    return named.find((name) => name.toLowerCase() === word) ?? [];
  });
  await writeFile(`${to}/frequent-words.txt`, `${list.join('\n')}\n`);
  console.log(`${to}: ${right.size} forms, ${Math.round(packed.length / 1000)} kB`);
}

/** Words and names of letters alone. What the dictionary has once more without its capitals and accents begins with a tilde. */
async function formsIn(dictionary: string): Promise<string[]> {
  const packed = await readFile(`node_modules/@cspell/${dictionary}.trie.gz`);
  const words = iteratorTrieWords(importTrie(gunzipSync(packed).toString()));
  return [...words].filter((word) => /^\p{L}\p{Ll}{1,23}$/u.test(word)).map((word) => word.normalize('NFC'));
}

/** Ranked by how often people say and write it: a word of subtitles at the place n, and of an encyclopedia at m, has 1/n + 1/m. */
async function frequentIn(language: string): Promise<string[]> {
  const shares = new Map<string, number>();
  for (const list of ['commonWords', 'wikipedia']) {
    const text = await readFile(`node_modules/@zxcvbn-ts/${language}/src/${list}.json`, 'utf8');
    const words: string[] = JSON.parse(text);
    words.forEach((word, at) => shares.set(word, (shares.get(word) ?? 0) + 1 / (at + 1)));
  }
  return [...shares]
    .toSorted(([, one], [, other]) => other - one)
    .map(([word]) => word)
    .filter((word) => /^\p{Ll}+$/u.test(word));
}
