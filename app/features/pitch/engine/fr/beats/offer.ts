import { beat, weigh, type Beat, type Variant } from '../../compose/beat';
import { firstSayable, howBeats, textsOf } from '../../compose/told';
import { countWords, fold, upperFirst } from '../../words';
import { shorten } from '../clauses';
import { echoes, to } from '../grammar';
import { names } from '../names';
import { tradeSentence } from '../trade';
import { definingText } from '../defining-text';
import { sentences as joined, type Voice } from '../voice';

/** What it is, for whom, how it works and what one gains. */
export function offer(voice: Voice): Beat[] {
  const { reading } = voice;
  const quoted = reading.quotedLang !== undefined;
  const told = reading.sentences.filter((sentence) => sentence.role === 'how' || sentence.role === 'benefit');
  const definition = define(voice);
  const lead =
    definition.length === 0 &&
    (quoted || reading.offer.aim === undefined || startsWithName(voice, told[0]?.text))
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
              text: `${startsWithName(voice, lead.text.slice(1)) ? 'En' : `${reading.offer.name ?? upperFirst(voice.ours)}, en`} une phrase : « ${lead.text} ».`,
              worth: 2,
            },
          ]
        : textsOf(lead);
  const shown = firstSayable(definition, leading, unnamed(voice));
  return [
    beat(
      'offer',
      weigh(30, 0, 0, 0),
      // In 15 s nothing says more than what it is: a definition cut to a bare noun is the last resort.
      (short.length > 0 ? short : shown).map(({ text, worth }) => ({ text, worth: worth * 2.5 })),
    ),
    beat('offer', weigh(0, 30, 30, 30), shown, true),
    beat(
      'audience',
      saysForWhom(voice) ? weigh(0, 0, 0, 0) : weigh(definition.length > 0 ? 0 : 6, 7, 0, 0),
      forWhom(voice),
    ),
    // A longer pitch has room for all of it.
    beat(
      'audience',
      saysAll(voice) ? weigh(0, 0, 0, 0) : saysForWhom(voice) ? weigh(0, 0, 2, 5) : weigh(0, 0, 9, 9),
      forWhom(voice).slice(0, reading.brief.goal === 'users' ? 2 : 1),
    ),
    ...howBeats(rest, (sentence, at) => quotedTexts(voice, sentence, at)),
    ...outcome(voice, rest.length),
  ];
}

function startsWithName({ reading }: Voice, text: string | undefined): boolean {
  return reading.offer.name !== undefined && text !== undefined && text.startsWith(reading.offer.name);
}

/** True when the definition already holds most of the words of the audience. */
function saysAll({ reading, audience }: Voice): boolean {
  const phrase = fold(definingText(reading.offer));
  const words = fold(audience).match(/[a-z]{5,}/gu) ?? [];
  const missing = words.filter((word) => !phrase.includes(word.slice(0, 5)));
  return missing.length * 2 < words.length || missing.length === 0;
}

/** True when the definition already names the audience. */
function saysForWhom({ reading, shortAudience }: Voice): boolean {
  const [first = ''] = shortAudience.split(/ et |, /u);
  const said = definingText(reading.offer);
  return (
    reading.audience.sure && (names(said, shortAudience) || (countWords(first) > 2 && names(said, first)))
  );
}

function quotedTexts(voice: Voice, sentence: Parameters<typeof textsOf>[0], at: number): Variant[] {
  if (voice.reading.quotedLang === undefined) return textsOf(sentence);
  const frame = quotingFrames[at % quotingFrames.length] ?? '';
  return [{ text: `${frame} « ${sentence.text} ».`, worth: 1.5 }];
}

const quotingFrames = [
  'Voici l’essentiel :',
  'Autrement dit :',
  'Plus précisément :',
  'Encore un mot :',
  'Et ceci :',
  'Enfin :',
];

function define({ reading, say, vary }: Voice): Variant[] {
  const { name, phrase, short, medium, lead, plural, statement } = reading.offer;
  if (statement !== undefined)
    return [statement, ...(statement.includes('. ') ? [] : shorten(statement))].map((text, rank) => ({
      text,
      worth: rank === 0 ? 5 : 2.5 - rank * 0.5,
    }));
  const planned = reading.brief.category === 'concept' || reading.brief.category === 'project';
  const whole = [...new Set([phrase, ...medium, short])].filter((text) => text !== undefined);
  // « une application » alone says less than nothing.
  const telling = whole.filter((text) => countWords(text) > 2);
  const phrases = telling.length > 0 ? telling : whole;
  return phrases.map((text, rank) => {
    const worth = text === short && rank > 0 ? 0.5 : rank === 0 ? 5 : 3.5 - rank * 0.5;
    if (lead !== undefined) return { text: `${lead} ${text}.`, worth };
    if (name !== undefined) return { text: `${name}, ${plural ? 'ce sont' : 'c’est'} ${text}.`, worth };
    const trade = tradeSentence(text, { alone: reading.alone, category: reading.brief.category });
    if (trade !== undefined) return { text: trade, worth };
    const [frame = ''] = vary('define', [
      planned ? say('Notre idée :', 'Mon idée :') : say('Nous proposons', 'Je propose'),
      say('Notre réponse :', 'Ma réponse :'),
    ]);
    return { text: `${frame} ${text}.`, worth };
  });
}

/** The definition followed by « pour … », unless it already says for whom. */
function withAudience({ reading, audience, shortAudience }: Voice, { text, worth }: Variant): Variant[] {
  if (!reading.audience.sure || reading.offer.statement !== undefined) return [];
  if (/ (?:pour|aux|destinée?s?|qui|où|dont)(?!\p{L})/u.test(text) || names(text, shortAudience)) return [];
  const body = text.replace(/\.$/u, '');
  return [...new Set([audience, shortAudience])]
    .filter((who) => !echoes(body, who))
    .map((who, rank) => ({
      text: `${body}${body.includes(', ') ? ',' : ''} pour ${who}.`,
      worth: worth + 0.8 - rank * 0.2,
    }));
}

function unnamed({ reading, ours, say, vary }: Voice): Variant[] {
  const { aim, name } = reading.offer;
  const [brief = ''] = aim?.split(/ (?:pour|sans|afin|et) /u) ?? [];
  const texts = [
    aim !== undefined &&
      `${vary('aim', [say('Notre idée', 'Mon idée'), say('Notre but', 'Mon but')])[0] ?? ''} : ${aim}.`,
    aim !== undefined && brief !== aim && countWords(brief) > 2 && `${say('Notre', 'Mon')} but : ${brief}.`,
    aim === undefined && `${upperFirst(name ?? ours)}, c’est [ce que c’est, en quelques mots, à compléter].`,
  ];
  return texts.filter((text) => text !== false).map((text, rank) => ({ text, worth: 1.2 - rank * 0.3 }));
}

function forWhom({ reading, audience: who, shortAudience, say, ours, vary }: Voice): (string | Variant)[] {
  if (who === '') return [];
  if (reading.audience.broad) return [`${ours} s’adresse ${to(who)}.`];
  if (!reading.audience.sure)
    return countWords(who) <= 21 ? [joined(`${say('Notre', 'Mon')} public : « ${who} ».`)] : [];
  const longEnough = countWords(who) <= 19;
  const frame = reading.brief.goal === 'users' ? usersFrames : frames;
  const called = longEnough ? [...new Set([who, shortAudience])] : [shortAudience];
  return called.flatMap((name) =>
    vary('audience', frame(name, say, ours))
      // A second frame for whoever wants no question.
      .slice(0, reading.brief.goal === 'users' ? 2 : 1)
      .map((text, rank) => ({ text, worth: (name === who ? 2.6 : 0.6) - rank * 1.5 })),
  );
}

function frames(name: string, say: Voice['say'], called: string): string[] {
  return [
    `${say('Nous travaillons', 'Je travaille')} pour ${name}.`,
    `${say('Nous pensons', 'Je pense')} d’abord ${to(name)}.`,
    `${called} s’adresse d’abord ${to(name)}.`,
  ];
}

function usersFrames(name: string): string[] {
  return [`C’est pensé pour ${name}.`, `Pour qui ? Pour ${name}.`];
}

/** What one gains, when no sentence of the brief says it. */
function outcome({ reading, clients }: Voice, told: number): Beat[] {
  const { aim, phrase, statement } = reading.offer;
  if (statement !== undefined) return [];
  const isNew =
    aim !== undefined &&
    phrase !== undefined &&
    !phrase.includes(aim.replace(/^(?:aider|permettre) /u, '')) &&
    told === 0;
  if (isNew) return [beat('outcome', weigh(1, 5, 6, 6), [`Le but : ${aim}.`])];
  if (told > 0 || aim !== undefined) return [];
  return [
    beat('outcome', weigh(0, 3, 5, 6), [
      reading.brief.goal === 'users'
        ? 'Ce que vous y gagnez : [bénéfice à compléter].'
        : `Ce que ${clients.phrase} y ${clients.plural ? 'gagnent' : 'gagne'} : [bénéfice à compléter].`,
    ]),
  ];
}
