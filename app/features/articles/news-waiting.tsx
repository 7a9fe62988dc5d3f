import { Trans } from '@lingui/react/macro';

/** The place of a list that is on its way, as high as the list will be. */
export function NewsWaiting() {
  return (
    <div className="wrap news" aria-busy="true">
      <p role="status" className="visually-hidden">
        <Trans>Loading the articles</Trans>
      </p>
      <div className="news-head waiting-head" />
      <ul className="article-cards" aria-hidden="true">
        {places.map((place) => (
          <li key={place} className="article-card">
            <span className="article-cover waiting-place" />
            <span className="waiting-words" />
          </li>
        ))}
      </ul>
    </div>
  );
}

const places = [1, 2, 3, 4, 5, 6];
