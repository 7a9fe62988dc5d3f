import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Address } from './address';

type Destination = {
  label: MessageDescriptor;
  to: Address;
  hash?: string;
  /** Beginnings of the paths that belong to it. */
  holds?: readonly string[];
};

export const destinations = {
  home: { label: msg`Home`, to: '/' },
  solutions: { label: msg`Our AI solutions`, to: '/solutions-ia', holds: ['/solutions-ia/'] },
  market: { label: msg`Study your market`, to: '/solutions-ia/market-intelligence' },
  innovation: { label: msg`Test your ideas`, to: '/solutions-ia/innovation' },
  communication: { label: msg`Write your campaigns`, to: '/solutions-ia/communication' },
  adoption: { label: msg`Adopt AI`, to: '/solutions-ia/adopter-ia' },
  others: { label: msg`Other services`, to: '/solutions-ia/autres-services' },
  pitch: { label: msg`Elevator Pitch`, to: '/agents/elevator-pitch', holds: ['/agents/elevator-pitch'] },
  report: { label: msg`The full report`, to: '/agents/elevator-pitch-report' },
  withdrawal: { label: msg`Withdraw from contract here`, to: '/retractation' },
  chatbots: { label: msg`Chatbots`, to: '/services/chatbot', holds: ['/services/chatbot/'] },
  news: { label: msg`News`, to: '/actus', holds: ['/actus/', '/category/', '/author/'] },
  newsletter: { label: msg`Newsletter`, to: '/newsletter' },
  about: { label: msg`About the company`, to: '/contact/about-us' },
  team: { label: msg`Our Team`, to: '/contact/team' },
  contact: { label: msg`Contact`, to: '/contact' },
  contactForm: { label: msg`Contact Form`, to: '/contact', hash: 'form' },
  faq: { label: msg`FAQ`, to: '/contact/foire-aux-questions' },
  demo: { label: msg`Request a demo`, to: '/contact', hash: 'form' },
  search: { label: msg`Search`, to: '/recherche' },
  terms: { label: msg`Terms of use`, to: '/cgu' },
  privacy: { label: msg`Privacy`, to: '/confidentialite' },
  cookies: { label: msg`Cookies`, to: '/cookies' },
  legalNotice: { label: msg`Legal notice`, to: '/mentions-legales' },
  accessibility: { label: msg`Accessibility`, to: '/accessibilite' },
} satisfies Record<string, Destination>;

export type DestinationId = keyof typeof destinations;

/** What a link to a destination needs; spread it on `Link` or `ButtonLink`. */
export function linkTo(id: DestinationId) {
  const { to, hash }: { to: string; hash?: string } = destinations[id];
  return { to, hash, activeOptions: { exact: true, includeSearch: false, includeHash: hash !== undefined } };
}

export function holds(id: DestinationId, path: string): boolean {
  const destination: Destination = destinations[id];
  return destination.to !== path && (destination.holds ?? []).some((start) => path.startsWith(start));
}

type NavigationEntry = DestinationId | { label: MessageDescriptor; entries: readonly DestinationId[] };

export const mainNavigation: readonly NavigationEntry[] = [
  'home',
  'solutions',
  { label: msg`Our Agents`, entries: ['pitch', 'chatbots'] },
  'news',
  { label: msg`The company`, entries: ['about', 'team'] },
  { label: msg`Contact`, entries: ['contact', 'contactForm', 'faq'] },
];
