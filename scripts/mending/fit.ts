import { fewestWrongKeys, isOfKeys } from '#app/features/pitch/engine/read/mending/mend';
import { meantBy, mostMeant } from '#app/features/pitch/engine/read/mending/candidates';
import {
  accentsTyped,
  type Around,
  featureCount,
  featuresOf,
  hasteOf,
  mostHaste,
  partsOf,
  placeOf,
  weightBits,
} from '#app/features/pitch/engine/read/mending/features';
import type { Locale } from '#app/i18n/locales';
import type { Example } from './examples';

const rate = 0.15;

/** Weights that grow as what was meant is taken for less likely than what else it may be: each step by the gradients seen so far. */
export function fitting(lang: Locale, random: () => number) {
  const weights = new Float32Array(1 << weightBits);
  const seen = new Float32Array(1 << weightBits).fill(1e-6);
  const places = new Int32Array(mostMeant * featureCount);
  const odds = new Float64Array(mostMeant);

  const learn = (examples: readonly Example[]) => {
    const haste = guessedHaste(examples, random);
    const hasWrongKeys = guessedKeys(examples, lang, random);
    const accents = accentsTyped(examples.map(({ typed }) => typed));
    const before: string[] = [];
    for (const [at, { typed, right, skipped }] of examples.entries()) {
      if (!skipped) {
        const [next = '.', afterNext = '.'] = examples.slice(at + 1, at + 3).map((one) => one.typed);
        step({ typed, right }, { before, next, afterNext, haste, accents, hasWrongKeys });
      }
      before.push(...partsOf(right, lang));
      if (before.length > 40) before.splice(0, 20);
    }
  };

  const step = ({ typed, right }: { typed: string; right: string }, around: Omit<Around, 'typed'>) => {
    const meant = meantBy[lang](typed);
    const goal = meant.findIndex(({ said }) => said === right);
    if (goal < 0 || meant.length < 2) return;
    const place = placeOf({ typed, ...around }, lang);
    let most = -Infinity;
    for (const [at, one] of meant.entries()) {
      const own = places.subarray(at * featureCount, (at + 1) * featureCount);
      featuresOf(one, place, own);
      let sum = 0;
      for (const bucket of own) sum += weights[bucket] ?? 0;
      odds[at] = sum;
      most = Math.max(most, sum);
    }
    let all = 0;
    for (let at = 0; at < meant.length; at += 1) all += odds[at] = Math.exp((odds[at] ?? 0) - most);
    for (let at = 0; at < meant.length; at += 1) {
      const gradient = (at === goal ? 1 : 0) - (odds[at] ?? 0) / all;
      if (Math.abs(gradient) < 1e-3) continue;
      for (let feature = at * featureCount; feature < (at + 1) * featureCount; feature += 1) {
        const bucket = places[feature] ?? 0;
        const sum = (seen[bucket] ?? 0) + gradient * gradient;
        seen[bucket] = sum;
        weights[bucket] = (weights[bucket] ?? 0) + (rate * gradient) / Math.sqrt(sum);
      }
    }
  };
  return { weights, learn };
}

/** Whether a run will find that several words have a wrong key: it finds most of them. */
function guessedKeys(examples: readonly Example[], lang: Locale, random: () => number): boolean {
  const found = examples.filter(
    ({ typed, right, skipped }) =>
      !skipped && typed !== right && random() < 0.7 && isOfKeys(typed, right, lang),
  );
  return found.length >= fewestWrongKeys;
}

/** What a run will guess, right most of the time. */
function guessedHaste(examples: readonly Example[], random: () => number): number {
  const words = examples.filter(({ skipped }) => !skipped);
  const share = words.filter(({ typed, right }) => typed !== right).length / Math.max(1, words.length);
  const wrong = random() < 0.2 ? -1 : random() < 0.25 ? 1 : 0;
  return Math.max(0, Math.min(mostHaste, hasteOf(share) + wrong));
}
