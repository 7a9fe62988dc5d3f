import { useLingui } from '@lingui/react/macro';

import type { Locale } from '#app/i18n/locales';
import type { Goal } from '../brief';
import type { Tone, Refinement } from '../pitch';

export function useRefinementWords() {
  const { t } = useLingui();

  const tones: Record<Tone, string> = {
    shorter: t`Shorter`,
    'more-concrete': t`More concrete`,
    'less-jargon': t`Less jargon`,
    'more-formal': t`More formal`,
  };
  const goals: Record<Goal, string> = {
    investors: t`For investors`,
    incubator: t`For an incubator`,
    users: t`For future users`,
    team: t`For future teammates`,
  };
  const languages: Record<Locale, string> = {
    en: t`In English`,
    fr: t`In French`,
    es: t`In Spanish`,
  };
  /** Why a refinement leaves the text as it was. */
  const unchanged: Partial<Record<Tone, string>> = {
    shorter: t`Nothing to change: the pitch is as short as it can be with what it has to say.`,
    'less-jargon': t`Nothing to change: there is no jargon in it.`,
    'more-formal': t`Nothing to change: no familiar word was found in it.`,
  };

  /** The name of a version by what was asked for it; null stands for the original. */
  function nameOf(refinement: Refinement | null): string {
    switch (refinement?.kind) {
      case undefined:
        return t`Original`;
      case 'tone':
        return tones[refinement.tone];
      case 'goal':
        return goals[refinement.goal];
      case 'language':
        return languages[refinement.lang];
      case 'opening':
        return t`Another opening`;
      case 'answer':
        return t`With your answer`;
      case 'edit':
        return t`Edited by hand`;
      case 'follow':
        return t`Edit carried over`;
    }
  }

  /** The same within a sentence. */
  function spokenNameOf(refinement: Refinement | null): string {
    const name = nameOf(refinement);
    return name.charAt(0).toLowerCase() + name.slice(1);
  }

  function unchangedBy(refinement: Refinement | null): string {
    switch (refinement?.kind) {
      case 'tone':
        return unchanged[refinement.tone] ?? t`Nothing to change: the text is the same.`;
      case 'goal':
        return t`Nothing to change: your facts say the same to both listeners.`;
      case 'answer':
        return t`Nothing to change: the pitch says this already.`;
      case 'opening':
        return t`Nothing to change: the pitch begins with this already.`;
      default:
        return t`Nothing to change: the text is the same.`;
    }
  }

  return { tones, nameOf, spokenNameOf, unchangedBy };
}
