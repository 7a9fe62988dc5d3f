import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import styles from './accordion.module.css';

type AccordionItemProps = {
  /** Its anchor: the address that ends in it opens the item. */
  id: string;
  title: ReactNode;
  /** What the link to the item is called. */
  linkLabel: ReactNode;
  lang?: string;
  children: ReactNode;
};

/** A heading that opens what stands below it: a native `<details>`, so that it works before the scripts arrive. */
export function AccordionItem({ id, title, linkLabel, lang, children }: AccordionItemProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const asked = useLocation({ select: ({ hash }) => hash === id });

  // Only the browser knows the hash, and the reader may close again what it opened.
  useEffect(() => {
    if (asked && details.current) details.current.open = true;
  }, [asked]);

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
