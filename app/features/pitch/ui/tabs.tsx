import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

import typography from '#app/components/ui/styles/typography.module.css';
import styles from './tabs.module.css';

type Key = string | number;
type TabsProps<K extends Key> = {
  labelledBy: string;
  /** `spoken` is what assistive technology says instead of a short `name`, and begins with it. */
  tabs: { key: K; name: string; spoken?: string }[];
  chosen: K;
  onChoose: (key: K) => void;
  className?: string;
  children: ReactNode;
};

/**
 * A row of tabs over one panel: the arrows go round, Home and End to the ends, and the focus goes along. Without scripts
 * there is no row: the panel stands alone.
 */
export function Tabs<K extends Key>({
  labelledBy,
  tabs,
  chosen,
  onChoose,
  className,
  children,
}: TabsProps<K>) {
  const id = useId();
  const buttons = useRef(new Map<K, HTMLButtonElement>());
  const keys = tabs.map(({ key }) => key);

  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the keys are the browser's: Alt ← goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = neighbour(keys, chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    buttons.current.get(next)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-labelledby={labelledBy} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map(({ key, name, spoken }) => (
          <button
            key={key}
            ref={(button) => {
              if (button) buttons.current.set(key, button);
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            <TabName name={name} spoken={spoken} />
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${chosen}`}
        tabIndex={0}
        className={className}
      >
        {children}
      </div>
    </>
  );
}

/** No `aria-label`: voice control finds a tab by the words that are seen on it. */
function TabName({ name, spoken }: { name: string; spoken?: string | undefined }) {
  if (spoken === undefined) return name;
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className={typography.hidden}>{spoken}</span>
    </>
  );
}

function neighbour<K>(keys: K[], chosen: K, pressed: string): K | undefined {
  const at = keys.indexOf(chosen);
  switch (pressed) {
    case 'ArrowRight':
      return keys[(at + 1) % keys.length];
    case 'ArrowLeft':
      return keys.at(at - 1);
    case 'Home':
      return keys[0];
    case 'End':
      return keys.at(-1);
    default:
      return undefined;
  }
}
