import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import fold from '#app/components/ui/styles/fold.module.css';
import { joinClasses } from '#app/components/ui/join-classes';

import { kindNames } from './kind-names';
import { MarkedText } from './marked-text';
import type { Hit, HitGroup } from './search';
import styles from './search-group.module.css';

const mostAtOnce = 6;

export function SearchGroup({ group: { kind, hits } }: { group: HitGroup }) {
  const { t } = useLingui();
  const titleId = useId();
  const more = hits.slice(mostAtOnce);
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(kindNames[kind])}</h2>
      <div>
        <Hits hits={hits.slice(0, mostAtOnce)} />
        {more.length > 0 && (
          <details className={joinClasses(fold.fold, styles.more)}>
            <summary>
              <Plural value={more.length} one="# more result" other="# more results" />
            </summary>
            <Hits hits={more} />
          </details>
        )}
      </div>
    </section>
  );
}

function Hits({ hits }: { hits: Hit[] }) {
  return (
    <ul>
      {hits.map((hit) => (
        <SearchHit key={`${hit.path}#${hit.hash}`} hit={hit} />
      ))}
    </ul>
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
