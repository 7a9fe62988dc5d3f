import type { ReactNode } from 'react';

import { ContactPart } from './contact-part';
import type { LiftFloor } from './lift';
import { PitchMaster } from './pitch-master';
import { Solutions } from './solutions';

type HomeRestProps = Record<
  'trust' | 'about' | 'team' | 'news' | 'form' | 'faq' | 'testimonials',
  ReactNode
> & { lift: LiftFloor[] };

export function HomeRest({ lift, trust, about, team, news, form, faq, testimonials }: HomeRestProps) {
  return (
    <>
      {trust}
      <Solutions />
      <PitchMaster lift={lift} />
      {about}
      {team}
      {news}
      <ContactPart form={form} faq={faq} />
      {testimonials}
    </>
  );
}
