import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import panel from '#app/components/ui/styles/panel.module.css';
import { site } from '#app/content/site';
import styles from './message-panel.module.css';

type MessagePanelProps = { title: ReactNode; lede: ReactNode; children: ReactNode };

export function MessagePanel({ title, lede, children }: MessagePanelProps) {
  const { email } = site;
  return (
    <section className={joinClasses(layout.wrap, panel.panel)} aria-labelledby="form">
      <div className={joinClasses(panel.head, styles.head)}>
        <h2 id="form">{title}</h2>
        <p>{lede}</p>
        <p className={styles.email}>
          <Trans>
            By email: <a href={`mailto:${email}`}>{email}</a>
          </Trans>
        </p>
      </div>
      <div>{children}</div>
    </section>
  );
}
