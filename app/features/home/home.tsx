import type { ReactNode } from 'react';

import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import { ContactPart } from './contact-part';
import type { ElevatorFloor } from './elevator-example';
import styles from './home.module.css';
import { PitchMaster } from './pitch-master';
import { Solutions } from './solutions';

type HomeRestProps = Record<'deliverable' | 'news' | 'form' | 'faq' | 'house' | 'testimonials', ReactNode> & {
  elevatorExample: ElevatorFloor[];
};

/** What stands below the first screen. */
export function HomeRest({
  deliverable,
  elevatorExample,
  news,
  form,
  faq,
  house,
  testimonials,
}: HomeRestProps) {
  return (
    <>
      <Solutions />
      {deliverable}
      <PitchMaster elevatorExample={elevatorExample} />
      {testimonials}
      {news}
      <div className={joinClasses(layout.wrap, styles.questions)}>{faq}</div>
      <ContactPart form={form}>{house}</ContactPart>
    </>
  );
}
