/** By ISO 15924. Japanese has three; its own letters tell it from Chinese. */
const otherScripts =
  `Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hebr Hira Kana Hani Khmr Knda Laoo Mlym Mymr
  Orya Sinh Taml Telu Thai Tibt`
    .split(/\s+/u)
    .map((name) => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** The script of a text, as in `Cyrl`, when most of its letters are not Latin: a foreign name or two do not count. */
export function otherScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 >= letters) return undefined;
  return otherScripts.find(({ letter }) => letter.test(text))?.name;
}
