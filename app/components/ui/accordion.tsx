import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import styles from './accordion.module.css';

type AccordionItemProps = {
  id: string;
  title: ReactNode;
  linkLabel: ReactNode;
  lang?: string;
  children: ReactNode;
};

/** A native `<details>`, so that it works before the scripts arrive. */
export function AccordionItem({ id, title, linkLabel, lang, children }: AccordionItemProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isTarget = useLocation({ select: ({ hash }) => hash === id });

  // Only the browser knows the hash, and the reader may close again what it opened.
  useEffect(() => {
    if (isTarget && details.current) details.current.open = true;
  }, [isTarget]);

  return (
    <details ref={details} id={id} className={styles.item}>
      <summary>
        <h3 lang={lang}>{title}</h3>
      </summary>
      <div className={styles.body}>
        {children}
        <Link to="." hash={id} className={styles.link}>
          {linkLabel}
        </Link>
      </div>
    </details>
  );
}
