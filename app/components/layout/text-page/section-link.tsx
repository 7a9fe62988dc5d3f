import { useLinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type SectionLinkProps = { id: string; current: boolean; children: ReactNode };

/** Leads to a section of this page. The router takes each of them for the current page, since the path is the same. */
export function SectionLink({ id, current, children }: SectionLinkProps) {
  const props = useLinkProps({ to: '.', hash: id });
  return (
    <a {...props} data-status={undefined} aria-current={current ? 'location' : undefined}>
      {children}
    </a>
  );
}
