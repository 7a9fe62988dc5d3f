import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';
import { Picture } from '#app/components/ui/picture';
import { joinClasses } from '#app/components/ui/join-classes';
import framed from '#app/components/ui/styles/framed.module.css';
import stretchedLink from '#app/components/ui/styles/stretched-link.module.css';
import type { ArticleCard } from './article';
import { cardLanguageNotes } from './language-notes';
import styles from './article-cards.module.css';
import articleFacts from './article-facts.module.css';

type ArticleCardsProps = {
  cards: ArticleCard[];
  level?: 2 | 3;
  leading?: boolean;
  /** Whether the first takes the whole row. */
  lead?: boolean;
  /** Whether each is a row with a small picture on a telephone. */
  rows?: boolean;
};

export function ArticleCards({
  cards,
  level = 2,
  leading = false,
  lead = false,
  rows = false,
}: ArticleCardsProps) {
  return (
    <ul className={joinClasses(styles.cards, lead && styles.withLead, rows && styles.rows)}>
      {cards.map((card, index) => (
        <li key={`${card.lang} ${card.slug}`} className={styles.card}>
          <Cover
            card={card}
            sizes={lead && index === 0 ? leadSizes : cardSizes}
            priority={leading && index === 0}
          />
          <Words card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** Three columns from the desktop on, two from the tablet on (`article-cards.module.css`). */
const cardSizes = '(width >= 64rem) 24rem, (width >= 48rem) 50vw, 100vw';
const leadSizes = '(width >= 64rem) 50rem, 100vw';

type CoverProps = { card: ArticleCard; sizes: string; priority: boolean };

function Cover({ card: { image }, sizes, priority }: CoverProps) {
  if (image)
    return (
      <Picture
        className={joinClasses(framed.framed, styles.cover)}
        image={image}
        sizes={sizes}
        priority={priority}
      />
    );
  return (
    <span className={joinClasses(framed.blank, styles.cover, styles.blank)} aria-hidden="true">
      <OpeningGuillemet />
      <ClosingGuillemet />
    </span>
  );
}

type WordsProps = { card: ArticleCard; level: 2 | 3 };

function Words({ card, level }: WordsProps) {
  const { t, i18n } = useLingui();
  const { slug, title, summary, lang, category, date } = card;
  const Title = `h${level}` as const;
  const foreign = lang !== i18n.locale;
  const opening = openingOf(summary);
  return (
    <div className={styles.words}>
      <p className={joinClasses(articleFacts.facts, styles.facts)}>
        {category && (
          <Link className={articleFacts.category} to="/category/$name" params={{ name: category.name }}>
            {category.label}
          </Link>
        )}
        <time dateTime={date.iso}>{date.text}</time>
        {foreign && <span>{t(cardLanguageNotes[lang])}</span>}
      </p>
      <Title className={joinClasses(stretchedLink.stretched, styles.title)} lang={lang} dir="auto">
        <Link to="/actus/$articleSlug" params={{ articleSlug: slug }}>
          {title}
        </Link>
      </Title>
      {summary && (
        <p className={styles.summary} lang={lang} dir="auto">
          {opening}
          <span> {summary.slice(opening.length).trim()}</span>
        </p>
      )}
    </div>
  );
}

/** Its first sentences, as many as three lines of a small card hold; at least one. */
function openingOf(summary: string): string {
  const ends = [...summary.matchAll(/[.?!…](?=\s|$)/gu)].map(({ index }) => index + 1);
  const end = ends.findLast((at) => at <= 130) ?? ends[0];
  return summary.slice(0, end);
}
