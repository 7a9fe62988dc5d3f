import type { ReactNode } from 'react';

import { ContactPart } from './contact-part';
import { PitchMaster } from './pitch-master';
import { Solutions } from './solutions';

/** What other features say on the home page, each a section of its own; `faq` stands beside the way to write. */
type HomeRestProps = Record<'trust' | 'about' | 'team' | 'news' | 'faq' | 'testimonials', ReactNode>;

/** The sections of the home page below its question (specification §2). */
export function HomeRest({ trust, about, team, news, faq, testimonials }: HomeRestProps) {
  return (
    <>
      {trust}
      <Solutions />
      <PitchMaster />
      {about}
      {team}
      {news}
      <ContactPart faq={faq} />
      {testimonials}
    </>
  );
}
