import { type ReactNode, useId } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/styles/typography.module.css';
import choices from './choices.module.css';

export function ChoiceGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={joinClasses(typography.label, choices.label)}>
        {title}
      </h4>
      {children}
    </section>
  );
}
