import { countWords, fold } from '../words';
import { finiteVerbs, iVerb, nounsToo, pluralVerb, startVerbs, weVerb } from './verbs';

/** True when the text is a whole sentence and not a noun phrase or an infinitive. */
export function isSentence(text: string): boolean {
  // A definite subject begins a sentence far more often than a bare title.
  const definite =
    /^(?:el|la|los|las|nuestr[oa]s?|mis?|est[ae]|est[ao]s|cada|ningun[oa]?|much[oa]s|poc[oa]s|tod[oa]s) /u.test(
      fold(text),
    );
  return (definite && countWords(head(text)) > 4) || hasVerb(text);
}

/** True when a finite verb stands before the first relative pronoun. */
export function hasVerb(text: string): boolean {
  // A name such as Sebastián is no verb.
  const before = head(text).replace(/(?<=\s)\p{Lu}\p{L}*/gu, 'X');
  const folded = fold(before);
  if (startsWithVerb(text) || namedSubject.test(text)) return true;
  const main = /^(?:en|con|para|desde|por|tras|si|cuando|de|al?) [^,]{3,80}, ([\p{L}\d].+)$/iu.exec(
    text,
  )?.[1];
  if (main !== undefined && /^(?:el|la|los|las|cada|nuestr[oa]s?|se|\d+) /u.test(main) && hasVerb(main))
    return true;
  if (/^\d[\d.]* .{3,50}? (?:nos|l[aeo]s?) (?:\p{L}+ )?\p{L}{2,}[ae]n(?!\p{L})/u.test(folded)) return true;
  if (/\b(?:se|nos|me|les|le) (?:\w+ )?\w+(?:a|e|o|an|en|on|mos)\b/u.test(folded) || weVerb.test(before))
    return true;
  if (/\p{L}{2,}(?:ó|rá|rán)(?!\p{L})/u.test(before)) return true;
  const predicate = folded.replace(
    /^(?:el|la|los|las|un|una|unos|unas|nuestr[oa]s?|cada) [\w-]+|^[\w-]+/u,
    '',
  );
  return finiteVerbs.test(predicate) || pluralVerb.test(predicate);
}

/** True when the first word is a verb whose subject is left out, as Spanish does: « Funciona sin pilas ». */
export function startsWithVerb(text: string): boolean {
  const folded = fold(text).replace(/^(?:ya|no|tambien|hoy|ahora|siempre|nunca|solo|asi|aqui) /u, '');
  const [first = '', second = ''] = folded.split(/[\s,.]+/u);
  if (weVerb.test(first)) return true;
  if (/^[a-z]+o$/u.test(first) && !nounsToo.test(first) && iVerb.test(folded)) return true;
  if (first === 'se') return true;
  if (/^(?:cultivo|reparo|uso|envio|creo)$/u.test(first) && /^[a-z]{3,}s$/u.test(second)) return true;
  if (pluralVerb.test(first) && (followsVerb.test(second) || /\bcon (?:nosotros|nosotras)\b/u.test(folded)))
    return true;
  if (!startVerbs.test(first)) return false;
  return !nounsToo.test(first) || followsVerb.test(second);
}

// « Ayuda a los padres » is a sentence, « Ayuda domiciliaria » a title.
const followsVerb =
  /^(?:al?|el|la|los|las|una?|unos|unas|lo|se|hasta|sin|cada|mas|menos|sus?|tod[oa]s?|\d+|much[oa]s?|automaticamente|en|mejor|peor|muy|bien|solo|poco|casi|alguien|algo)$/u;

/** « AlergiCheck escanea la etiqueta »: a name and what it does. */
export const namedSubject =
  /^(?!(?:Nos|Me|Te|Le|Les|Se|Lo|Usted|Ustedes|Ella|Ellos|Ellas|Nosotros|Nosotras|El|La|Los|Las|Un|Una|Cada|Este|Esta|Hoy|Casi|Quien|Hace|Entre|Sobre|Desde|Durante|Donde|Parte|Gente|Nadie) )\p{Lu}[\p{L}\d]+ (?!(?:de|para|que|sobre|entre|donde|desde|durante|hace)(?!\p{L}))\p{Ll}{3,}[ae] (?:el|la|los|las|un|una|su|sus|cada|todo|todos) /u;

/** Before the first relative pronoun, where a noun phrase has no finite verb. */
function head(text: string): string {
  return (
    text.split(/(?<=[\p{L}\d,]) (?:que|quien|quienes|donde|cuy[oa]s?|cuando|mientras)(?!\p{L})/u)[0] ?? text
  );
}

/** True when the sentence leans on one before it. */
export function isAnaphoric(sentence: string): boolean {
  if (
    /^est[ea] (?:ano|mes|semana|curso|verano|invierno|otono|primavera|temporada|manana|tarde)\b/u.test(
      fold(sentence),
    )
  )
    return false;
  return (
    /^(?:l[aeo]s?) \w+[aei]mos\b/u.test(fold(sentence)) ||
    /^[EÉ]l(?:la|los|las)? (?=\p{Ll}+(?:a|e|an|en) )/u.test(sentence.replace(/^El /u, '')) ||
    /^(?:ell[ao]s?|esto|eso|ello|est[ae]|est[ao]s|es[ae]|es[ao]s|aquello|asi|ademas|tambien|pero|y|luego|despues(?! de)|por (?:eso|ello|lo tanto|tanto|ultimo)|sin embargo|entonces|finalmente|sus?|tod[oa]s|amb[oa]s|es|son|esta|estan|sera|seran|de ahi|en cambio|de hecho|porque|aunque|lo (?:que|cual)|alli|ahi|mientras|al final|cada un[oa]|las? demas|el resto|a cambio|ademas)\b(?! (?:dificil|imposible|necesari|hora de|urgente|verdad))/u.test(
      fold(sentence),
    )
  );
}
