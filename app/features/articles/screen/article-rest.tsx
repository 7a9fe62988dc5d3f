import { Trans } from '@lingui/react/macro';

import { ClosingCall } from '#app/components/layout/text-page/closing-call';
import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import type { ShownArticle } from '../article';
import { ArticleCards } from '../article-cards';
import styles from './article-rest.module.css';

export function ArticleRest({ article: { next } }: { article: ShownArticle }) {
  return (
    <>
      {next.length > 0 && (
        <section className={joinClasses(layout.wrap, styles.next)} aria-labelledby="next-title">
          <h2 id="next-title">
            <Trans>Read next</Trans>
          </h2>
          <ArticleCards cards={next} level={3} rows />
        </section>
      )}
      <PitchCall />
    </>
  );
}

function PitchCall() {
  return (
    <ClosingCall
      title={<Trans>And how would you put it?</Trans>}
      action={
        <ButtonLink {...linkTo('pitch')} variant="primary">
          <Trans>Write my pitch</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Pitch Master, our free tool, turns the description of your offer into a pitch to say aloud in 90
        seconds or less.
      </Trans>
    </ClosingCall>
  );
}
