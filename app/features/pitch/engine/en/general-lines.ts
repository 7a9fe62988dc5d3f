import type { OfferCategory } from '../../pitch';

// What is true of most offers: each list has lines of the same use, of which a brief gets one.

export const delays = [
  'People try one thing, then another, and go back to what they know.',
  'Any change gets put off, because something else is always more urgent.',
  'People mean to look for something better, and rarely get round to it.',
];
export const delaysAtWork = [
  'People make do, because looking for something else takes time they don’t have.',
  'Any change gets put off, because the day’s work comes first.',
  'Changing the old way is nobody’s job, so it stays.',
];
export const yourDelays = [
  'You try one thing, then another, and go back to what you know.',
  'You put off any change, because something else is always more urgent.',
];
export const yourDelaysAtWork = [
  'You make do, because looking for something else takes time you don’t have.',
  'You put off any change, because the day’s work comes first.',
];
export const doubtsOfThings = [
  'On a screen, the good and the bad look alike.',
  'Only use tells the good from the bad, and by then it’s paid for.',
  'The price is easy to compare, the rest isn’t.',
];
export const doubts = [
  'Everyone finds a way around it, and nobody counts the time that takes.',
  'People ask around, and get as many answers as they ask questions.',
  'From outside, it’s hard to tell who keeps their word.',
];

export const doubtsOfYours = [
  'You find a way around it, and never count the time that takes.',
  'You ask around, and get as many answers as you ask questions.',
  'From outside, it’s hard to tell who keeps their word.',
];

export const reasons = [
  'What really helps gets recommended, and that can’t be bought.',
  'Nobody recommends what has let them down, so every good word is earned.',
  'Those who are well served tell others, and that costs nothing.',
];

export const merits: Record<OfferCategory | 'screen', string[]> = {
  screen: [
    'What makes a day easier soon becomes hard to give up.',
    'A tool that saves time once gets opened again.',
  ],
  product: [
    'A thing that does its job is one that people stop looking for.',
    'A thing that works is the best advert for the next one.',
    'What works well gets shown around, and lent, and asked about.',
  ],
  service: [
    'What makes a day easier soon becomes hard to give up.',
    'People remember who did what they said they would.',
    'Work done well once gets asked for again.',
  ],
  offer: [
    'What makes a day easier soon becomes hard to give up.',
    'People come back to what was clear from the start.',
    'An offer that is easy to explain is easy to pass on.',
  ],
  project: [
    'What makes a day easier soon becomes hard to give up.',
    'What people have helped to build, they look after.',
    'What starts small can be put right while it’s small.',
  ],
  concept: [
    'What makes a day easier soon becomes hard to give up.',
    'An idea costs least to change before it’s built.',
    'A simple idea is one that people can try without being told how.',
  ],
};
