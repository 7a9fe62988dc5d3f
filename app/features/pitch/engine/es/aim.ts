import { countWords, fold, lowerFirst } from '../words';

/** A clause that begins with an infinitive and says what the offer is for. */
export function findAim(sentence: string): string | undefined {
  const body = sentence.replace(/[.!?]$/u, '');
  for (const pattern of aims) {
    const rest = pattern.exec(body)?.[1];
    if (rest === undefined || !startsWithInfinitive(lowerFirst(rest))) continue;
    const cut =
      rest
        .split(
          /, |: | gracias a | mediante | que | pero | mientras | cuando | \p{L}+(?:ando|iendo)(?!\p{L})/u,
        )[0]
        ?.trim() ?? '';
    if (/ (?:l[oa]s?|el|al?|de|del|con|en|un|una|y)$/u.test(cut)) continue;
    if (countWords(cut) >= 2 && countWords(cut) <= 18) return lowerFirst(cut);
  }
  return undefined;
}

const aims = [
  /^(.+)/u,
  /(?<!\p{L})permite[n]? a(?:l| \p{L})[^,.]{1,70}? (\p{Ll}+[aei]r(?:se|l[aeo]s?)? .+)/u,
  /(?<!\p{L})permite[n]? (\p{Ll}.+)/u,
  /(?<!\p{L})ayud(?:a|an|amos|o) (?:a(?:l| \p{L})[^,.]{1,70}? )?a (\p{Ll}+[aei]r(?:se|l[aeo]s?)?(?!\p{L}).+)/u,
  /(?<!\p{L})(?:objetivo|meta|misión|ambición|idea|propósito) es (\p{Ll}.+)/u,
  /(?<!\p{L})consiste en (\p{Ll}.+)/u,
  /(?<!\p{L})con el fin de (\p{Ll}.+)/u,
  /(?<!\p{L})para (\p{Ll}.+)/u,
];

/** True when the first word is an infinitive, with its pronouns or not. */
export function startsWithInfinitive(text: string): boolean {
  const first =
    fold(text)
      .replace(/^(?:no|mejor|bien) /u, '')
      .split(/[\s,]/u)[0] ?? '';
  return /^[a-z]{2,}[aei]r(?:se|l[aeo]s?|nos)?$/u.test(first) && !notInfinitive.test(first);
}

const notInfinitive =
  /^(?:hogar|lugar|mar|bar|par|militar|escolar|familiar|similar|popular|auxiliar|particular|regular|solar|celular|circular|peculiar|azucar|titular|pulgar|altar|collar|pilar|dolar|mujer|taller|ayer|alquiler|cualquier|primer|tercer|poder|placer|caracter|lider|cancer|super|porvenir|elixir|modular|muscular|preescolar|interior|tamar|calamar|paladar|telar|manjar|bienestar|malestar|hospitalar|nuclear|lineal|anterior|escaner|atelier|poster|chofer|emir|faquir)$/u;
