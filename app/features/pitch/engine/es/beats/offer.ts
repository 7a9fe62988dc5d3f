import { beat, weigh, type Beat, type Variant } from '../../compose/beat';
import { firstSayable, howBeats, textsOf } from '../../compose/told';
import { countWords, upperFirst } from '../../words';
import { namesAudience } from '../audience';
import { statementOf } from '../sentences';
import { isBare } from '../noun-phrase';
import { type Voice } from '../voice';
import { forWhom } from './audience';
import { situationOf } from './opening';

/** What it is, for whom, how it works and what one gains. */
export function offer(voice: Voice): Beat[] {
  const { reading } = voice;
  const quoted = reading.quotedLang !== undefined;
  const told = reading.sentences.filter((sentence) => sentence.role === 'how' || sentence.role === 'benefit');
  const definition = define(voice);
  const lead =
    definition.length === 0 &&
    (quoted ||
      reading.offer.aim === undefined ||
      statementOf(reading) === told[0] ||
      startsWithName(voice, told[0]?.text))
      ? told[0]
      : undefined;
  const short = [...definition.flatMap((variant) => withAudience(voice, variant)), ...definition];
  const rest = told.filter((sentence) => sentence !== lead);
  const leading =
    lead === undefined
      ? []
      : quoted
        ? [
            {
              text: `${reading.offer.name ?? upperFirst(voice.ours)}, en una frase: «${lead.text}».`,
              worth: 2,
            },
          ]
        : textsOf(lead);
  const shown = firstSayable(definition, leading, unnamed(voice));
  return [
    beat('offer', weigh(60, 0, 0, 0), short.length > 0 ? short : shown),
    beat('offer', weigh(0, 60, 60, 60), shown, true),
    beat(
      'audience',
      saysForWhom(voice) ? weigh(0, 0, 2, 3) : weigh(definition.length > 0 ? 0 : 6, 7, 9, 9),
      forWhom(voice),
    ),
    ...howBeats(rest, (sentence, at) => quotedTexts(voice, sentence, at)),
    ...outcome(voice, told.length),
  ];
}

function startsWithName({ reading }: Voice, text: string | undefined): boolean {
  return reading.offer.name !== undefined && text !== undefined && text.startsWith(reading.offer.name);
}

/** True when the definition already names the audience. */
function saysForWhom({ reading }: Voice): boolean {
  const told = reading.offer.phrase ?? statementOf(reading)?.text;
  return told !== undefined && namesAudience(told, reading.audience);
}

function quotedTexts(voice: Voice, sentence: Parameters<typeof textsOf>[0], at: number): Variant[] {
  if (voice.reading.quotedLang === undefined) return textsOf(sentence);
  const frame = quotingFrames[at % quotingFrames.length] ?? '';
  return [{ text: `${frame} «${sentence.text}».`, worth: 1.5 }];
}

const quotingFrames = [
  'Lo esencial:',
  'Dicho de otro modo:',
  'Más en concreto:',
  'Algo más:',
  'Y también:',
  'Por último:',
];

function define({ reading, say, vary }: Voice): Variant[] {
  const { name, phrase, short, medium, lead, plural } = reading.offer;
  const full = [phrase ?? '', ...medium].some((text) => countWords(text) >= 7 && countWords(text) <= 14);
  const enough = cutsTooMuch(phrase, short) || medium.some((text) => countWords(text) <= 14);
  const phrases = [
    ...new Set([
      phrase,
      ...medium.filter((text) => !full || countWords(text) >= 7),
      enough && phrase !== undefined ? undefined : short,
    ]),
  ].filter((text) => text !== undefined);
  return phrases.map((text, rank) => {
    const worth = text === short && rank > 0 ? 0.5 : rank === 0 ? 5 : 3.5 - rank * 0.5;
    if (lead !== undefined) return { text: `${lead} ${text}.`, worth };
    if (name !== undefined) {
      const verb = !isBare(text) ? 'es' : plural ? 'son' : 'ofrece';
      return { text: `${name} ${verb} ${text}.`, worth };
    }
    if (text.includes(':')) return { text: `${say('Proponemos', 'Propongo')} ${text}.`, worth };
    const [frame = ''] = vary('define', [
      ...(reading.brief.category === 'offer' ? [] : [say('Nuestra propuesta:', 'Mi propuesta:')]),
      say('Nuestra respuesta:', 'Mi respuesta:'),
      say('Lo que proponemos:', 'Lo que propongo:'),
    ]);
    return { text: `${frame} ${text}.`, worth };
  });
}

/** A cut that loses the relative clause or leaves less than four words would say next to nothing. */
function cutsTooMuch(phrase: string | undefined, short: string | undefined): boolean {
  if (phrase === undefined || short === undefined || short === phrase) return false;
  const lost = phrase.slice(short.length);
  return countWords(short) < 4 || /^,? (?:que|donde|en (?:el|la) que|cuy[oa]s?)(?!\p{L})/u.test(lost);
}

/** The definition followed by « para … », unless it already says for whom. */
function withAudience(voice: Voice, { text, worth }: Variant): Variant[] {
  const { reading, audience, shortAudience } = voice;
  if (!reading.audience.sure || / (?:para|destinad\p{L}*|que|donde|a los|a las)(?!\p{L})/u.test(text))
    return [];
  if (namesAudience(text, reading.audience) || situationOf(voice) !== undefined) return [];
  const body = text.replace(/\.$/u, '');
  return [...new Set([audience, shortAudience])].map((who, rank) => ({
    text: `${body}${body.includes(',') ? ',' : ''} para ${who}.`,
    worth: worth + 0.8 - rank * 0.2,
  }));
}

function unnamed({ reading, ours, called, say, vary }: Voice): Variant[] {
  const { aim, name } = reading.offer;
  const [brief = ''] = aim?.split(/ (?:para|sin|y|en) /u) ?? [];
  const texts = [
    aim !== undefined && name !== undefined && `${name} sirve para ${aim}.`,
    aim !== undefined &&
      name === undefined &&
      `${vary('aim', [say('Nuestra idea', 'Mi idea'), say('Lo que queremos', 'Lo que quiero')])[0] ?? ''}: ${aim}.`,
    aim !== undefined &&
      name === undefined &&
      brief !== aim &&
      countWords(brief) > 2 &&
      `${say('Nuestro', 'Mi')} objetivo: ${brief}.`,
    aim === undefined && name !== undefined && `De ahí nace ${called}.`,
    aim === undefined && `De ahí nace ${ours}: [completar: qué es, en pocas palabras].`,
  ];
  return texts.filter((text) => text !== false).map((text, rank) => ({ text, worth: 1.2 - rank * 0.3 }));
}

/** What one gains, when no sentence of the brief says it. */
function outcome({ reading, clients }: Voice, told: number): Beat[] {
  const { aim, phrase } = reading.offer;
  const isNew = aim !== undefined && phrase !== undefined && !phrase.includes(aim) && told === 0;
  if (isNew) return [beat('outcome', weigh(1, 5, 6, 6), [`El objetivo: ${aim}.`])];
  if (told > 0 || aim !== undefined) return [];
  return [
    beat('outcome', weigh(0, 3, 5, 6), [
      reading.brief.goal === 'users'
        ? 'Lo que usted gana: [completar: beneficio concreto].'
        : `Lo que ${clients.plural ? 'ganan' : 'gana'} ${clients.phrase}: [completar: beneficio concreto].`,
    ]),
  ];
}
