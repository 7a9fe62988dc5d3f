import type { ReactNode } from 'react';

import { joinClasses } from './join-classes';

type GuillemetsProps = { className?: string };

/** « drawn as a shape, as high as the text's capitals and in its colour. Decoration: hidden from assistive technology. */
export function OpeningGuillemet({ className }: GuillemetsProps) {
  return (
    <svg className={joinClasses('guillemet', className)} viewBox="0 0 92 96" aria-hidden="true">
      <path d="M0 48 36 2 46 10 22 48 46 86 36 94Z M46 48 82 2 92 10 68 48 92 86 82 94Z" />
    </svg>
  );
}

/** » drawn as a shape. */
export function ClosingGuillemet({ className }: GuillemetsProps) {
  return (
    <svg className={joinClasses('guillemet', className)} viewBox="0 0 92 96" aria-hidden="true">
      <path d="M92 48 56 2 46 10 70 48 46 86 56 94Z M46 48 10 2 0 10 24 48 0 86 10 94Z" />
    </svg>
  );
}

/** Frames what somebody says: a pitch, a quotation. Its text is set in the display face. */
export function Said({
  children,
  className,
  lang,
}: {
  children: ReactNode;
  className?: string;
  lang?: string;
}) {
  return (
    <blockquote className={joinClasses('said', className)} lang={lang}>
      <OpeningGuillemet className="said-open" />
      <div className="said-text">{children}</div>
      <ClosingGuillemet className="said-close" />
    </blockquote>
  );
}
