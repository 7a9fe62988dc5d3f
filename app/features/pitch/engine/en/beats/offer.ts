import { beat, weigh, type Beat, type Variant } from '../../compose/beat';
import { firstSayable, howBeats, textsOf } from '../../compose/told';
import type { BriefSentence, Offer } from '../../read/reading';
import { countWords, upperFirst } from '../../words';
import { situationHooks, tellsSituation } from './situation';
import { repeatsAudience, saysForWhom } from '../said';
import type { Voice } from '../voice';

/** What it is, for whom, how it works and what one gains. */
export function offer(voice: Voice): Beat[] {
  const { reading } = voice;
  const quoted = reading.quotedLang !== undefined;
  const told = reading.sentences.filter(
    ({ role }) => role === 'how' || role === 'benefit' || role === 'definition',
  );
  const definition = define(voice);
  const lead = definition.length > 0 ? undefined : leadOf(voice, told);
  const leading =
    lead === undefined
      ? []
      : quoted
        ? [{ text: `${upperFirst(voice.called)}, in a sentence: « ${lead.text} ».`, worth: 2 }]
        : textsOf(lead);
  const short = [...definition.flatMap((variant) => withAudience(voice, variant)), ...definition];
  const shown = firstSayable(definition, leading, unnamed(voice));
  const rest = withPronoun(
    told.filter((sentence) => sentence !== lead),
    reading.offer,
  );
  return [
    beat('offer', weigh(45, 0, 0, 0), short.length > 0 ? short : shown),
    beat('offer', weigh(0, 30, 30, 30), shown, true),
    beat(
      'audience',
      repeatsAudience(reading)
        ? weigh(0, 0, 0, 0)
        : saysForWhom(reading)
          ? weigh(0, 0, 0.3, 3)
          : opensWithThem(voice) &&
              (tellsSituation(voice) || reading.audience.phrase === reading.audience.short)
            ? weigh(0, 0, 0, 0)
            : weigh(definition.length > 0 ? 0 : 6, 7, 9, 9),
      forWhom(voice),
    ),
    ...howBeats(rest, (sentence, at) => quotedTexts(voice, sentence, at)),
    ...outcome(voice, told.length),
  ];
}

/** “Lexi is an extension. It changes the font. It stores nothing”: the name is said once, as long as nothing else is told. */
function withPronoun(sentences: BriefSentence[], { name, plural }: Offer): BriefSentence[] {
  if (name === undefined || plural || / /u.test(name)) return sentences;
  const others = sentences.findIndex(({ text }) => !text.startsWith(`${name} `));
  const said = (text: string) => (text.startsWith(`${name} `) ? `It${text.slice(name.length)}` : text);
  return sentences.map((sentence, at) =>
    others >= 0 && at >= others
      ? sentence
      : { ...sentence, text: said(sentence.text), shorter: sentence.shorter.map(said) },
  );
}

function opensWithThem(voice: Voice): boolean {
  const owned = voice.reading.sentences.some(({ role }) => role === 'problem');
  return voice.unplaced && !owned && situationHooks(voice).length > 0;
}

/** The sentence that stands in for a definition. */
function leadOf({ reading }: Voice, told: BriefSentence[]): BriefSentence | undefined {
  const { name, aim } = reading.offer;
  const first = told.find(({ text }) => !/^(?:In practice|The benefit): /u.test(text)) ?? told[0];
  const stated = told.find(
    ({ role, text }) => role === 'definition' || (name !== undefined && text.startsWith(name)),
  );
  const wished = first !== undefined && /^(?:We|I) (?:want|plan|hope|would like) to /u.test(first.text);
  return stated ?? (reading.quotedLang !== undefined || aim === undefined || wished ? first : undefined);
}

function quotedTexts(voice: Voice, sentence: BriefSentence, at: number): Variant[] {
  if (voice.reading.quotedLang === undefined) return textsOf(sentence);
  return [{ text: `${quotingFrames[at % quotingFrames.length] ?? ''} « ${sentence.text} ».`, worth: 1.5 }];
}

const quotingFrames = [
  'In the founders’ words:',
  'Put another way:',
  'More precisely:',
  'One more thing:',
  'And this:',
  'Finally:',
];

function define({ reading, say, vary }: Voice): Variant[] {
  const { name, phrase, short, medium, lead, plural } = reading.offer;
  const phrases = [...new Set([phrase, ...medium, short])].filter((text) => text !== undefined);
  const early = reading.brief.category === 'project' || reading.brief.category === 'concept';
  const running = reading.sentences.some(({ role }) => role === 'proof');
  return phrases.map((text, rank) => {
    const worth =
      text === short && rank > 0 ? 0.5 - (countWords(text) < 4 ? 2 : 0) : rank === 0 ? 5 : 3.5 - rank * 0.5;
    if (lead !== undefined) return { text: `${lead} ${text}.`, worth };
    // “HempBlock are blocks” jars: one name, several things.
    const is = !plural ? ' is' : name?.endsWith('s') === true ? ' are' : ':';
    if (name !== undefined) return { text: `${name}${is} ${text}.`, worth };
    const [frame = ''] = vary(
      'define',
      early && (running || reading.brief.category === 'project')
        ? [say('Our project:', 'My project:')]
        : early
          ? [
              say('Our idea:', 'My idea:'),
              say('Here’s our idea:', 'Here’s my idea:'),
              say('What we have in mind:', 'What I have in mind:'),
            ]
          : [
              say('Our answer:', 'My answer:'),
              say('What we offer:', 'What I offer:'),
              say('Here’s our answer:', 'Here’s my answer:'),
            ],
    );
    return { text: `${frame} ${text}.`, worth };
  });
}

/** The definition followed by “for …”, unless it already says for whom. */
function withAudience({ reading, audience, shortAudience }: Voice, { text, worth }: Variant): Variant[] {
  if (
    !reading.audience.sure ||
    reading.audience.broad ||
    / for /u.test(reading.offer.phrase ?? '') ||
    / (?:for|who|that|which|where|to|with)\b|,/u.test(text)
  )
    return [];
  const body = text.replace(/\.$/u, '');
  return [...new Set([audience, shortAudience])].map((who, rank) => ({
    text: `${body} for ${who}.`,
    worth: worth + 0.8 - rank * 0.2,
  }));
}

function unnamed({ reading, called, say }: Voice): Variant[] {
  const { aim } = reading.offer;
  const short = aim?.split(/ (?:without|so that|while|and) /u)[0];
  const texts = [
    aim !== undefined && `${say('Our aim is', 'My aim is')} to ${aim}.`,
    short !== undefined && short !== aim && countWords(short) > 2 && `${say('Our aim', 'My aim')}: ${short}.`,
    aim === undefined && `${called}, in a few words: [what it is and what it does].`,
  ];
  return texts.filter((text) => text !== false).map((text, rank) => ({ text, worth: 1.2 - rank * 0.3 }));
}

function forWhom({ reading, audience: who, shortAudience, say, ours, vary }: Voice): Variant[] {
  if (who === '') return [];
  if (reading.audience.broad) return [{ text: `${ours} is for ${who}.`, worth: 1 }];
  if (!reading.audience.sure)
    return countWords(who) <= 20 ? [{ text: `Who is it for? « ${who} ».`, worth: 1 }] : [];
  const frame = reading.brief.goal === 'users' ? usersFrames(reading.offer) : frames;
  const names = countWords(who) <= 19 ? [...new Set([who, shortAudience])] : [shortAudience];
  return names.flatMap((name) =>
    vary('audience', frame(name, say))
      .slice(0, 1)
      .map((text) => ({ text, worth: (name === who ? 2.6 : 0.6) - (saysForWhom(reading) ? 3 : 0) })),
  );
}

function frames(name: string, say: Voice['say']): string[] {
  return [
    `${say('We’re', 'I’m')} doing this for ${name}.`,
    `${say('We’re', 'I’m')} here for ${name}.`,
    `Who is it for? ${upperFirst(name)}.`,
  ];
}

function usersFrames({ phrase, plural }: Offer): (name: string) => string[] {
  const itIs = phrase === undefined ? 'This is' : plural ? 'They’re' : 'It’s';
  return (name) => [`${itIs} for ${name}. Is that you?`, `${itIs} for ${name}.`];
}

/** What one gains, when no sentence of the brief says it. */
function outcome({ reading, clients, shortAudience }: Voice, told: number): Beat[] {
  const { aim, phrase } = reading.offer;
  if (/ (?:that|which|who) /u.test(phrase ?? '')) return [];
  const isNew = aim !== undefined && phrase !== undefined && !phrase.includes(aim) && told === 0;
  if (isNew) return [beat('outcome', weigh(1, 5, 6, 6), [`The aim is to ${aim}.`])];
  if (told > 0 || aim !== undefined) return [];
  return [
    beat('outcome', weigh(0, 3, 5, 6), [
      reading.brief.goal === 'users'
        ? 'What’s in it for you? [benefit to add].'
        : `What’s in it for ${reading.audience.sure && countWords(shortAudience) <= 4 ? shortAudience : clients}? [benefit to add].`,
    ]),
  ];
}
