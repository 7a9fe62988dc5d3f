import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import { kindNames } from './kind-names';
import { MarkedText } from './marked-text';
import type { Hit, HitGroup } from './search';
import styles from './search-group.module.css';

export function SearchGroup({ group: { kind, hits } }: { group: HitGroup }) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(kindNames[kind])}</h2>
      <ul>
        {hits.map((hit) => (
          <SearchHit key={`${hit.path}#${hit.hash}`} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

function SearchHit({ hit: { path, hash, title, partOf, excerpt, lang } }: { hit: Hit }) {
  return (
    <li className={styles.hit}>
      {partOf && <p className={styles.partOf}>{partOf}</p>}
      <h3 lang={lang} dir="auto">
        <Link to={path} hash={hash}>
          <MarkedText parts={title} />
        </Link>
      </h3>
      {excerpt.length > 0 && (
        <p lang={lang} dir="auto">
          <MarkedText parts={excerpt} />
        </p>
      )}
    </li>
  );
}
