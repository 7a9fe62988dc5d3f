import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useId } from 'react';

import { kindNames } from '../kind-names';
import { MarkedText } from '../marked-text';
import type { Hit, HitGroup } from '../search';
import styles from './quick-hits.module.css';

type QuickHitsProps = {
  id: string;
  groups: HitGroup[];
  active: Hit | undefined;
  optionId: (hit: Hit) => string;
  onChoose: () => void;
};

export function QuickHits({ id, groups, ...list }: QuickHitsProps) {
  const { t } = useLingui();
  const activeId = list.active && list.optionId(list.active);

  // The active hit has no focus of its own to scroll it into view.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  return (
    <div id={id} className={styles.hits} role="listbox" aria-label={t`Results`} onMouseDown={keepFocus}>
      {groups.map((group) => (
        <QuickGroup key={group.kind} group={group} {...list} />
      ))}
    </div>
  );
}

type QuickGroupProps = Omit<QuickHitsProps, 'id' | 'groups'> & { group: HitGroup };

function QuickGroup({ group: { kind, hits }, active, optionId, onChoose }: QuickGroupProps) {
  const { t } = useLingui();
  const nameId = useId();
  return (
    <div role="group" aria-labelledby={nameId}>
      <div id={nameId} className={styles.group} role="presentation">
        {t(kindNames[kind])}
      </div>
      {hits.map((hit) => (
        <Link
          key={`${hit.path}#${hit.hash}`}
          id={optionId(hit)}
          to={hit.path}
          hash={hit.hash}
          role="option"
          tabIndex={-1}
          className={styles.hit}
          aria-selected={hit === active}
          lang={hit.lang}
          onClick={onChoose}
        >
          <span>
            <MarkedText parts={hit.title} />
          </span>
          {hit.partOf && <span className={styles.partOf}>{hit.partOf}</span>}
        </Link>
      ))}
    </div>
  );
}

/** Keeps the focus in the text control. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
