import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Nothing that a visitor wrote. */
export type PreviewWords = { title: string; description: string; imageAlt: string };

export function formPreview(i18n: I18n): PreviewWords {
  return {
    title: i18n._(msg`Pitch Master: your elevator pitch, free`),
    description: i18n._(
      msg`Describe your offer and your audience: six steps later you have a pitch of up to 90 seconds, in your own words.`,
    ),
    imageAlt: imageAlt(i18n),
  };
}

export function pitchPreview(i18n: I18n): PreviewWords {
  return {
    title: i18n._(msg`An elevator pitch, made with Pitch Master`),
    description: i18n._(
      msg`One sentence to remember, then a pitch to say aloud in 90 seconds or less. Pitch Master, Verbe’s free generator.`,
    ),
    imageAlt: imageAlt(i18n),
  };
}

function imageAlt(i18n: I18n): string {
  return i18n._(msg`“So, what do you do?” Pitch Master, by Verbe, answers in 15, 30, 60 or 90 seconds.`);
}
