import { Plural, useLingui } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';

import { Magnifier } from '#app/components/ui/magnifier';
import { TextInput } from '#app/components/ui/form/text-input';
import typography from '#app/components/ui/styles/typography.module.css';
import { fold } from '#app/lib/fold';
import type { TextEntry, TextSection } from '../page';
import styles from './faq-filter.module.css';

type FaqFilterProps = { typed: string; count: number; onType: (typed: string) => void };

/** Narrows the questions down as one types. Without scripts it is not there. */
export function FaqFilter({ typed, count, onType }: FaqFilterProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  return (
    <div className={styles.filter} data-waiting={!hydrated || undefined}>
      <Magnifier />
      <TextInput
        type="search"
        aria-label={t`Find a question`}
        placeholder={t`Find a question`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <p role="status" className={typography.note}>
        <Plural value={count} one="# question" other="# questions" />
      </p>
    </div>
  );
}

/**
 * The questions whose title or answer holds every typed word, or words that begin so; where no question does, those that
 * hold the most, and more than half: people ask in whole sentences. Groups without any are left out.
 */
export function questionsWith(groups: TextSection[], typed: string): TextSection[] {
  const words = fold(typed).split(' ').filter(Boolean);
  if (words.length === 0) return groups;
  const wordsIn = ({ title, short = '', html }: TextEntry) => {
    const text = ` ${fold(`${title} ${short} ${html.replaceAll(/<[^>]*>/gu, ' ')}`)}`;
    return words.filter((word) => text.includes(` ${word}`)).length;
  };
  const most = Math.max(...groups.flatMap(({ entries }) => entries.map(wordsIn)));
  if (most <= words.length / 2) return [];
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => wordsIn(entry) === most) }))
    .filter(({ entries }) => entries.length > 0);
}
