import { durations, type AnsweredBrief, type Duration, type Pitch, type PitchOrder } from '../../pitch';
import type { LanguagePack } from '../pack';
import { packFor } from '../packs';
import type { Reading } from '../read/reading';
import { fold } from '../words';
import { cuesOf, type Cues } from './cues';
import { blanksOf, type Blank } from './placeholders';
import { sentencesOf, type Sentence } from './sentences';
import { sourceOf, stem, tellingWords, type Source } from './source';

/** A pitch taken apart for judging. */
export type Subject = {
  pitch: Pitch;
  brief: AnsweredBrief;
  pack: LanguagePack;
  reading: Reading;
  source: Source;
  cues: Cues;
  spoken: { duration: Duration; sentences: Sentence[] }[];
  blanks: Blank[];
};

export function subjectOf({ brief, lang, quotedLang, pitch }: PitchOrder & { pitch: Pitch }): Subject {
  const pack = packFor(lang);
  return {
    pitch,
    brief,
    pack,
    reading: pack.read(brief, quotedLang),
    source: sourceOf(brief, lang),
    cues: cuesOf[lang],
    spoken: durations.map((duration) => ({
      duration,
      sentences: sentencesOf(pitch.spoken[`${duration}`]),
    })),
    blanks: blanksOf(pitch),
  };
}

/** Says what it is: the offer's name, or most of the telling words of what the founder calls it. */
export function namesOffer(text: string, { reading: { offer } }: Subject): boolean {
  if (offer.name !== undefined && fold(text).includes(fold(offer.name))) return true;
  const words = tellingWords(offer.short ?? offer.phrase ?? offer.statement ?? offer.aim ?? '').map(stem);
  const said = new Set(tellingWords(text).map(stem));
  return words.length > 0 && words.filter((word) => said.has(word)).length * 2 >= words.length;
}

export function namesAudience(text: string, { source }: Subject): boolean {
  const said = new Set(tellingWords(text).map(stem));
  return source.audience.some((word) => said.has(stem(word)));
}
