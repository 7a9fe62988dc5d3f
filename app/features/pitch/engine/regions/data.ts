import { parse } from 'yaml';
import * as z from 'zod';

import { locales } from '#app/i18n/locales';
import originText from './origin.yaml?raw';
import placesText from './places.yaml?raw';
import regulationsText from './regulations.yaml?raw';

/** `FR fr, CH de fr it`: what follows each code. */
const byCode = z.string().transform((text) => new Map(text.split(', ').map(cutAtSpace)));

/** French | English | Spanish, and what follows them. */
const parts = z.string().transform((text) => text.split(' | '));
const said = parts.transform(([fr = '', en = '', es = '']) => ({ fr, en, es }));

/** `toy*, child + app`: any of the cues, each of which asks for all of its words. */
const cuesOf = (text: string) => text.split(', ').map((cue) => cue.split(' + '));
const cues = said.transform(({ fr, en, es }) => ({ fr: cuesOf(fr), en: cuesOf(en), es: cuesOf(es) }));

const source = parts.transform(([fr = '', en = '', es = '', checked, url]) => ({
  ...{ fr, en, es },
  checked: z.iso.date().parse(checked),
  url: z.url().parse(url),
}));
export type Source = z.infer<typeof source>;

const texts = { fr: z.string(), en: z.string(), es: z.string() };

const regulation = z
  .object({ ...texts, source })
  .catchall(cues.nullable())
  .transform(({ fr, en, es, source: where, ...heads }) => {
    const [[head = '', words] = []] = Object.entries(heads);
    const [id = '', condition = 'always'] = head.split(', ');
    const insteadOf = condition.startsWith('instead of ') ? condition.slice(11) : undefined;
    const when = conditions.parse(insteadOf === undefined ? condition : 'always');
    const region = id.slice(0, 2).toUpperCase();
    return { fr, en, es, source: where, id, region, when, insteadOf, words: words ?? undefined };
  });
const conditions = z.enum(['always', 'made-elsewhere-than-sold', 'goods', 'service']);
export type Regulation = z.infer<typeof regulation>;

const note = z.strictObject({
  when: z.string().transform((text) => text.split(', ')),
  ...texts,
  source: source.optional(),
});

const placesSchema = z.strictObject({
  areas: byCode,
  said: byCode,
  names: z.record(z.enum(locales), byCode),
  inFrench: byCode,
  currencies: byCode,
  languages: byCode,
  markets: z.record(z.enum(['both', 'languages', 'currencies', 'continent', 'unknown', 'union']), said),
  services: cues,
  things: cues,
});

export const regulations = z.array(regulation).parse(parse(regulationsText));
export const origin = z
  .strictObject({
    notes: z.array(note),
    claims: z.array(z.strictObject({ made: z.string(), ...texts, source })),
  })
  .parse(parse(originText));
export const places = placesSchema.parse(parse(placesText));

export function isIn(area: string, code: string): boolean {
  return (places.areas.get(area) ?? area).split(' ').includes(code);
}

export function isSaid(way: string, code: string): boolean {
  return places.said.get(way)?.split(' ').includes(code) ?? false;
}

function cutAtSpace(text: string): [string, string] {
  const at = text.indexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}
