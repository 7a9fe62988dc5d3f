import type { Role } from '../read/reading';
import { countWords, fold } from '../words';
import { roleCues } from './lexicon';
import { weVerb } from './verbs';

/** What a sentence of a brief is about, by its words; `how` when none says more. */
export function roleOf(sentence: string): Role {
  const folded = fold(sentence)
    .replace(/\bno (?:se )?(?:pierd|tir|desperdici)\w+/gu, 'no')
    .replace(/\bsi no \w+/gu, 'si');
  if (/^(?:ya )?somos (?:mas de )?\d/u.test(folded)) return 'proof';
  if (/^no hay\b/u.test(folded) && countWords(folded) < 7) return 'how';
  if (shared.test(folded)) return 'model';
  if (capacity.test(folded)) return 'how';
  if (reached.test(folded)) return 'proof';
  if (
    /^(?:soy|somos) [^,.]+ y (?:voy|vamos|llevo|llevamos|atiendo|atendemos|trabajo|trabajamos) /u.test(folded)
  )
    return 'how';
  if (leansAtEnd.test(folded)) return 'how';
  const bare = folded.replace(/^[^:,\d]{3,30}: /u, '');
  if ((counted.test(bare) || made.test(folded)) && !priced.test(folded)) return 'proof';
  if (/\bhan? (?:subido|caido|encarecido|desaparecido)\b/u.test(folded) && !ourGrowth.test(folded))
    return 'problem';
  if (/^(?:Somos|Soy|Me llamo) \p{Lu}/u.test(sentence)) return 'team';
  if (/^nadie \w+ que se ha\b/u.test(folded)) return 'how';
  if (/^no hay .* ni /u.test(folded)) return 'how';
  if (/^quien \w+ .*, quien /u.test(folded)) return 'how';
  const helps = /\b(?:evit\w+|permit\w+|redu\w+|ahorr\w+|soluciona\w*)\b/u.test(folded);
  const ours =
    /^(?:nosotros|nuestr[oa]s?|yo)\b/u.test(folded) ||
    weVerb.test(sentence.replace(/^(?:l[aeo]s?|no|ya) /iu, '').split(' ')[0] ?? '');
  if (!ours && !helps && strongProblem.test(folded) && !/^\w+ (?:que|si) /u.test(folded)) return 'problem';
  if (!ours && !helps && today.test(folded)) return 'problem';
  const found = roleCues.find(([role, cue]) => cue.test(folded) && !(role === 'problem' && (helps || ours)));
  return found?.[0] ?? 'how';
}

// « 35 patinetes en Málaga », « 46 pisos nos pagan 90 euros »: a count that someone can check.
const counted =
  /^(?:ya |mas de |unos |unas |casi )?\d[\d.,]*(?: %)? (?:de )?(?!(?:€|euros?|dolares|pesos|minutos?|horas?|dias?|semanas?|meses|anos?|km|kilos?|gramos?|g|kg|litros?|ml|cl|cm|metros?|ingredientes|paginas|sesiones|colores|tallas|modelos|millones|mil|por|al?|en|y|de cada)\b)[a-z]{3,}|\b\d[\d.]* (?:\w+ ){1,4}(?:nos |lo |la |los |las |ya )*(?:pagan|usan|utilizan|compran|confian|contratan)\b/u;
const made =
  /^(?!.*\b(?:buscamos|necesitamos|queremos|pedimos|cobramos|llevamos (?:mas de )?\d+ (?:anos|meses|semanas|dias)|somos|como maximo|un maximo|euros?|€)).*\b\w{3,}[aei]mos (?:ya |mas de |casi )?\d[\d.]* (?!(?:minutos?|horas?|dias?|semanas?|meses|anos?|km|kilos?|gramos?|litros?|metros?|millones|veces|por|al?|en|y|de)\b)[a-z]{3,}/u;
const priced =
  /^[^.]{0,40}?\d[\d.,]* ?(?:€|euros)(?! al mes)|^\d[^.]*\b(?:por persona|la hora|el kilo|minimo|maximo)\b/u;

// A loss or a duty is a problem even when the sentence holds a figure.
const strongProblem =
  /^nadie (?:sabe|tiene|ve|conoce)\b|\b(?:han perdido|ha perdido|pierden?|hay que|tienen que|tienes que|hacen? perder|no (?:tienen|pueden|saben|encuentran|llegan))\b/u;

// What is kept of a sale, or paid only then.
const shared =
  /\b(?:nos llevamos|me llevo|nos quedamos|me quedo) (?:con )?(?:el |la |un |una |solo )*(?:\d|mitad|parte|tercio|tercera)|\bno pagan? nada\b|\bsolo pagan? (?:si|cuando|lo que)\b/u;
// « De 10 a 60 personas », « 3 toneladas al año »: what can be, not what has been.
const capacity =
  /^(?:en concreto: )?de \d+ a \d+ |^\d+ \w+ por (?:monitora?|profesora?|grupo|clase|guia|persona|mesa|curso|taller|sesion)\b|^\d[\d.]* (?:toneladas|kilos|litros|botellas) (?:al|por) (?:ano|mes|dia)\b/u;
// What others have done with it, as the sentence says it.
const reached =
  /\b(?:l[oa]s?|nos) (?:usan|utilizan|compran|leen|llevan|piden|recomiendan) (?:ya )?(?:mas de |unos |unas |casi )?\d|\bl[oa]s? (?:hemos|he|han) probado\b.*\d|\bhoy (?:vienen|somos|son|tenemos|llegan) (?:ya )?(?:mas de |unos |unas |casi )?\d|\b(?:mrr|arr)\b.*\d|^(?:hemos|he) (?:hablado|firmado|acordado) (?:ya )?con (?:\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)|^(?:ya )?(?:vendid|alquilad|instalad|entregad|repartid|fabricad|impartid|servid)[oa]s (?:mas de |unos |unas |casi )?\d|^de (?:l[oa]s |mis |nuestr[oa]s )?\d+ .*, \d|\b\d+ de (?:l[oa]s )?\d+ [a-z]{4,}|^(?:ya )?van (?:ya )?\d|\b(?:vendimos|entregamos|exportamos|facturamos) (?:ya )?(?:mas de )?\d|^(?:ya )?vienen (?:\w+ ){0,2}\d|\ben (?:l[oa]s )?\d+ \w+ (?:donde|en (?:l[oa]s )?que) \w+/u;
// « Tarda 25 minutos en cada una »: of what was said before.
const leansAtEnd = /\b(?:en|por|para|de|con) (?:cada un[oa]|ell[oa]s?)[.,]/u;
// « Nuestras ventas han subido »: good news.
const ourGrowth = /\b(?:nuestr[oa]s?|mis?|ventas|pedidos|clientes|usuari[oa]s|facturacion|ingresos)\b/u;
// How things are done without the offer.
const today =
  /^(?:hoy|hoy en dia|actualmente|normalmente|a dia de hoy)\b(?!.*\b(?:ya|nos|nuestr[oa]s?|usan|vienen|confian|existe|hay \d)\b).*\b(?:\d|tarda\w*|ocupa\w*|espera\w*|cuesta\w*|pierd\w+|depend\w+|nadie)/u;
