import type { Answer, Pitch } from '../../pitch';
import type { LanguagePack, Style } from '../pack';
import type { Reading } from '../read/reading';
import { faultFinder } from '../score/faults';
import { sourceOf } from '../score/source';
import { isUnstyled, unstyled } from '../style';
import { fillBeats } from './answers';
import type { Variant } from './beat';
import { draft, openingLine, typesetPitch, type Draft, type Material } from './draft';
import { beginsAlike, isSaidOnce, otherHooks } from './openings';
import { restyleText } from './restyle';

/** A pitch, with the number that `Style.opening` takes for each opening it offers. */
export type Composition = { pitch: Pitch; openings: number[] };

/**
 * Everything that is said of a brief that was read, in any style and with the answers given since. With nothing asked
 * each duration begins as suits it best; an opening that the brief does not offer counts as nothing asked, and a
 * style that would break a check a program decides gives way. Deterministic.
 */
export function composerOf(
  reading: Reading,
  pack: LanguagePack,
  answers: Answer[] = [],
): (style: Style) => Composition {
  const brief = { ...reading.brief, answers };
  const material: Material = {
    reading,
    pack,
    answers,
    beats: fillBeats(pack.beats(reading), answers),
    source: sourceOf(brief, pack.lang),
  };
  const findFaults = faultFinder(material.source, pack.lang);
  const faultsIn = (pitch: Pitch, wanted: Style) => findFaults(pitch, wanted).length;

  const original = draft(material, unstyled);
  const usual = faultsIn(typesetPitch(material, unstyled, original, []), unstyled);
  const hooks = soundHooks(material, original, (pitch) => faultsIn(pitch, unstyled) <= usual);
  return (style) => {
    let best: { composed: Composition; faults: number } | undefined;
    for (const wanted of isUnstyled(style) ? [] : waysToSay(style)) {
      const composed = compose(material, wanted, original, hooks);
      const faults = faultsIn(composed.pitch, wanted);
      if (best === undefined || faults < best.faults) best = { composed, faults };
      if (faults <= usual) break;
    }
    return best?.composed ?? compose(material, unstyled, original, hooks);
  };
}

/** Hooks to choose from besides the one used: those that the whole pitch can begin with. */
function soundHooks(material: Material, original: Draft, isSound: (pitch: Pitch) => boolean): Variant[] {
  const { beats, source } = material;
  return otherHooks(beats, openingLine(original), source.audience, mostHooks, (hook) => {
    const lines = draft(material, unstyled, hook);
    const saidOnce = Object.values(lines).every((said) => isSaidOnce(said, source.audience));
    return saidOnce && isSound(typesetPitch(material, unstyled, lines, []));
  });
}

const mostHooks = 2;

/** The style, then what is left of it when its few words, its other words or its choice of facts break a check. */
function waysToSay(style: Style): Style[] {
  const sameWords = { ...style, plain: false, formal: false };
  return [
    style,
    // So few words may leave out every fact.
    ...(style.shorter && !style.concrete ? [{ ...style, concrete: true }] : []),
    ...(style.plain || style.formal ? [sameWords] : []),
    ...(style.concrete ? [{ ...sameWords, concrete: false }] : []),
  ];
}

function compose(material: Material, style: Style, original: Draft, hooks: Variant[]): Composition {
  const hook = hooks[style.opening - 1];
  const lines = isUnstyled(style) ? original : draft(material, style, hook);
  const said = (text: string) => restyleText(text, style, material.pack);
  const first = openingLine(lines) ?? '';
  const known = [openingLine(original) ?? '', ...hooks.map(({ text }) => text)].map((text, number) => ({
    text,
    number,
  }));
  const used = hook === undefined ? known.find(({ text }) => said(text) === first)?.number : style.opening;
  const others = known.filter(
    ({ text, number }) => number !== (used ?? 0) && text !== '' && !beginsAlike(said(text), first),
  );
  return {
    pitch: typesetPitch(
      material,
      style,
      lines,
      others.map(({ text }) => text),
    ),
    openings: [used ?? 0, ...others.map(({ number }) => number)],
  };
}
