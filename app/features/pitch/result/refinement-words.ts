import { useLingui } from '@lingui/react/macro';

import type { Locale } from '#app/i18n/locales';
import type { Goal } from '../brief';
import type { Manner, Refinement } from '../pitch';

/** The names of the refinements in the visitor's language. */
export function useRefinementWords() {
  const { t } = useLingui();

  const manners: Record<Manner, string> = {
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
  /** Why a refinement may leave the text as it was. */
  const unchanged: Partial<Record<Manner, string>> = {
    shorter: t`Nothing to change: the pitch is as short as it can be with what it has to say.`,
    'less-jargon': t`Nothing to change: there is no jargon in it.`,
    'more-formal': t`Nothing to change: it is formal already.`,
  };

  /** The name of a version by what was asked for it; null stands for the original. */
  function nameOf(asked: Refinement | null): string {
    switch (asked?.kind) {
      case undefined:
        return t`Original`;
      case 'manner':
        return manners[asked.manner];
      case 'goal':
        return goals[asked.goal];
      case 'language':
        return languages[asked.lang];
      case 'opening':
        return t`Another opening`;
      case 'answer':
        return t`With your answer`;
    }
  }

  /** The same within a sentence. */
  function spokenNameOf(asked: Refinement | null): string {
    const name = nameOf(asked);
    return name.charAt(0).toLowerCase() + name.slice(1);
  }

  function unchangedBy(asked: Refinement | null): string {
    const reason = asked?.kind === 'manner' ? unchanged[asked.manner] : undefined;
    return reason ?? t`Nothing to change: the text is the same.`;
  }

  return { manners, nameOf, spokenNameOf, unchangedBy };
}
