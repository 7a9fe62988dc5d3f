import type { Locale } from '#app/i18n/locales';
import type { PitchEngine } from '../pitch';

/** IPTC. */
const digitalSourceType = 'https://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/**
 * Tells machines that a model wrote the pitch (AI Act, art. 50), for the head of its page; nothing for rules.
 * The router writes `script:ld+json` with `<`, `>` and `&` escaped.
 */
export function modelMark(pitch: { engine: PitchEngine['name']; lang: Locale | undefined } | undefined) {
  if (pitch?.engine !== 'model') return [];
  return [
    { name: 'digitalSourceType', content: digitalSourceType },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'CreativeWork',
        genre: 'Elevator pitch',
        inLanguage: pitch.lang,
        digitalSourceType,
      },
    },
  ];
}
