import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A page that exists, by the address the router knows, or one to come: until then it leads to `/construction`. */
type Destination = { label: MessageDescriptor; hash?: string } & (
  | { ready: true; to: '/' | '/agents/elevator-pitch' | '/actus' | '/services/chatbot' }
  | { ready: false; to: string }
);

/** Every place that navigation leads to. When a page is built, its `ready` becomes true, and nothing else changes. */
export const destinations = {
  home: { label: msg`Home`, to: '/', ready: true },
  solutions: { label: msg`Our AI solutions`, to: '/solutions-ia', ready: false },
  market: { label: msg`Market understanding`, to: '/solutions-ia/market-intelligence', ready: false },
  innovation: { label: msg`Fast innovation`, to: '/solutions-ia/innovation', ready: false },
  communication: { label: msg`Effective communication`, to: '/solutions-ia/communication', ready: false },
  adoption: { label: msg`AI adoption`, to: '/solutions-ia/adopter-ia', ready: false },
  others: { label: msg`Other services`, to: '/solutions-ia/autres-services', ready: false },
  pitch: { label: msg`Elevator Pitch`, to: '/agents/elevator-pitch', ready: true },
  chatbots: { label: msg`Chatbots`, to: '/services/chatbot', ready: true },
  news: { label: msg`News`, to: '/actus', ready: true },
  newsletter: { label: msg`Newsletter`, to: '/newsletter', ready: false },
  about: { label: msg`About the company`, to: '/contact/about-us', ready: false },
  team: { label: msg`Our Team`, to: '/contact/team', ready: false },
  contact: { label: msg`Contact`, to: '/contact', ready: false },
  contactForm: { label: msg`Contact Form`, to: '/contact', hash: 'form', ready: false },
  faq: { label: msg`FAQ`, to: '/contact/foire-aux-questions', ready: false },
  demo: { label: msg`Request a demo`, to: '/contact', ready: false },
  terms: { label: msg`Terms of use`, to: '/cgu', ready: false },
} satisfies Record<string, Destination>;

export type DestinationId = keyof typeof destinations;

export function isDestinationId(value: unknown): value is DestinationId {
  return typeof value === 'string' && Object.hasOwn(destinations, value);
}

/** What a link to a destination needs; spread it on `Link` or `ButtonLink`. */
export function linkTo(id: DestinationId) {
  const destination: Destination = destinations[id];
  const activeOptions = {
    exact: true,
    includeSearch: !destination.ready,
    includeHash: destination.hash !== undefined,
  };
  return destination.ready
    ? { to: destination.to, hash: destination.hash, activeOptions }
    : { to: '/construction' as const, search: { page: id }, activeOptions };
}

type NavigationEntry = DestinationId | { label: MessageDescriptor; entries: readonly DestinationId[] };

/** The main navigation (specification §2), in the order in which it is shown. */
export const mainNavigation: readonly NavigationEntry[] = [
  'home',
  'solutions',
  { label: msg`Our Agents`, entries: ['pitch', 'chatbots'] },
  'news',
  { label: msg`The company`, entries: ['about', 'team'] },
  { label: msg`Contact`, entries: ['contact', 'contactForm', 'faq'] },
];
