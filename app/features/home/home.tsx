import type { ReactNode } from 'react';

import { ContactPart } from './contact-part';
import { PitchMaster } from './pitch-master';
import { Solutions } from './solutions';

type HomeRestProps = Record<'trust' | 'about' | 'team' | 'news' | 'form' | 'faq' | 'testimonials', ReactNode>;

export function HomeRest({ trust, about, team, news, form, faq, testimonials }: HomeRestProps) {
  return (
    <>
      {trust}
      <Solutions />
      <PitchMaster />
      {about}
      {team}
      {news}
      <ContactPart form={form} faq={faq} />
      {testimonials}
    </>
  );
}
