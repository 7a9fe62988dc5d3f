import type { LanguagePack, Style } from '../pack';
import type { Source } from '../score/source';
import { bareWords, sharesFact, stem } from '../score/source';
import { countPlaceholders } from '../span';
import type { Beat, Variant } from './beat';
import { restyleText } from './restyle';

/** The beats as a style wants them said: other words, no questions, facts before what is true in general. */
export function styleBeats(beats: Beat[], style: Style, pack: LanguagePack, source: Source): Beat[] {
  if (!style.plain && !style.formal && !style.concrete) return beats;
  return beats.map((beat) => {
    const restyled = beat.variants.map(({ text, worth }) => ({
      text: restyleText(text, style, pack),
      worth,
    }));
    const told = style.formal ? withoutQuestions(restyled) : restyled;
    return {
      ...beat,
      variants: style.concrete
        ? told.map(({ text, worth }) => ({ text, worth: worth + concreteness(text, source) }))
        : told,
    };
  });
}

/** A question to the listener stays only where nothing else could be said. */
function withoutQuestions(variants: Variant[]): Variant[] {
  const told = variants.filter(({ text }) => !text.includes('?'));
  return told.length > 0 ? told : variants;
}

/** What a text gains for its facts, or loses for being true of anybody. */
function concreteness(text: string, source: Source): number {
  if (countPlaceholders(text) > 0 || text.includes('\u0001') || sharesFact(text, source)) return 2;
  const said = bareWords(text);
  const stems = new Set(said.split(' ').map(stem));
  const names = [...source.audience, ...source.values].some((word) => stems.has(stem(word)));
  return names || source.places.some((place) => said.includes(bareWords(place))) ? 1 : -2;
}
