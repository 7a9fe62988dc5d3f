import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import { kindNames } from './kind-names';
import { MarkedText } from './marked-text';
import type { Hit, HitGroup } from './search';

/** The hits of a kind, each with its surroundings. */
export function SearchGroup({ group: { kind, hits } }: { group: HitGroup }) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <section className="search-group" aria-labelledby={titleId}>
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
    <li className="search-hit">
      {partOf && <p className="search-part-of">{partOf}</p>}
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
