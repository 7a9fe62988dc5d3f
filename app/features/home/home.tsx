import type { ReactNode } from 'react';

import { ContactPart } from './contact-part';
import type { ElevatorFloor } from './elevator-example';
import { PitchMaster } from './pitch-master';
import { Solutions } from './solutions';

type HomeRestProps = Record<
  'trust' | 'about' | 'team' | 'news' | 'form' | 'faq' | 'testimonials',
  ReactNode
> & { elevatorExample: ElevatorFloor[] };

export function HomeRest({
  elevatorExample,
  trust,
  about,
  team,
  news,
  form,
  faq,
  testimonials,
}: HomeRestProps) {
  return (
    <>
      {trust}
      <Solutions />
      <PitchMaster elevatorExample={elevatorExample} />
      {testimonials}
      {about}
      {team}
      {news}
      <ContactPart form={form} faq={faq} />
    </>
  );
}
