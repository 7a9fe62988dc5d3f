import { Trans } from '@lingui/react/macro';

import { linkTo } from '#app/components/layout/destinations';
import { ButtonLink } from '#app/components/ui/button';
import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import styles from './make-your-own.module.css';

export function MakeYourOwn() {
  return (
    <aside className={joinClasses(layout.wrap, styles.own)}>
      <p className={typography.note}>
        <Trans>Written with Pitch Master, the free generator of elevator pitches</Trans>
      </p>
      <p className={styles.question}>
        <Trans>And what do you do?</Trans>
      </p>
      <ButtonLink {...linkTo('pitch')}>
        <Trans>Write my pitch</Trans>
      </ButtonLink>
    </aside>
  );
}
