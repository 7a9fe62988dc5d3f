import type { SectorLines } from '../sector-lines';

type HomeNiche = 'growing' | 'reading' | 'family' | 'meals' | 'repair' | 'pets' | 'home' | 'making';

/** Narrower than a sector: what is true of a meal brought home is not true of a jar of jam. */
export const homeNiches: Record<HomeNiche, SectorLines> = {
  growing: {
    hooks: [
      'A pot of basil from the supermarket rarely lives two weeks.',
      'Plenty of people would love to grow something, and have only a window.',
    ],
    hooksYou: [
      'How long did your last pot of basil live?',
      'You’d love to grow something, and you only have a window?',
    ],
    problem: [
      'In town, a garden is a luxury, and a balcony is often in the shade.',
      'People forget to water, or water too much, and then they give up.',
      'So they go back to buying herbs in a plastic sleeve.',
    ],
    problemYou: [
      'You forget to water, or you water too much, and then you give up.',
      'So you go back to buying herbs in a plastic sleeve.',
    ],
    rivals: ['pots from the supermarket', 'garden centres', 'growing kits'],
    habit: 'buying what wilts within days',
    test: 'how many are still growing something after six months',
    proof: 'number of customers',
    why: [
      'Once people have grown one thing, they want to grow another.',
      'More and more people live in flats, and still want something green.',
    ],
  },
  reading: {
    hooks: [
      'A child who reads for pleasure rarely started alone.',
      'So many books are published that choosing one has become hard.',
    ],
    hooksYou: [
      'When did your child last ask for one more chapter?',
      'Who chooses the next book at your place, and how?',
    ],
    problem: [
      'There are thousands of books, and very little time to choose.',
      'A screen is always closer than a shelf.',
      'One dull book can put a reader off for months.',
    ],
    problemYou: [
      'There are thousands of books, and you have very little time to choose.',
      'A screen is always closer than a shelf.',
      'One dull book can put a reader off for months.',
    ],
    rivals: ['online bookshops', 'the library', 'screens'],
    habit: 'buying the same authors',
    test: 'whether readers ask for the next one',
    proof: 'number of readers',
    why: [
      'A reader won early often stays a reader for life.',
      'The right book at the right age does what no lesson can.',
    ],
  },
  family: {
    hooks: ['In a family, everyone is in a hurry except the smallest.', 'No child comes with instructions.'],
    hooksYou: [
      'Between work and home, how many minutes are left for you?',
      'Who warned you that the days would be so short?',
    ],
    problem: [
      'Advice comes from all sides, and every child is different.',
      'The days are full before they’ve even begun.',
      'Parents buy a lot, try a lot, and little of it really helps.',
    ],
    problemYou: [
      'Advice comes from all sides, and your child is like no other.',
      'Your days are full before they’ve even begun.',
      'You buy a lot, you try a lot, and little of it really helps.',
    ],
    rivals: ['the well-known brands', 'advice found online', 'grandparents'],
    habit: 'improvising from one day to the next',
    test: 'whether a first group of families still uses it after a few weeks',
    proof: 'number of families',
    why: [
      'Whatever makes a day simpler helps the whole household.',
      'Among parents, a good address travels fast.',
    ],
  },
  meals: {
    hooks: [
      'Cooking for yourself alone, every day: how long would you keep it up?',
      'A meal is also a visit.',
      'Who cooks when there’s no strength left, or no time?',
    ],
    hooksYou: ['Cooking every day: how long do you keep it up?', 'Tonight, who is cooking at your place?'],
    problem: [
      'When cooking becomes a chore, people skip one meal, then two.',
      'A ready meal helps out once, but it soon grows dull.',
      'Eating alone, day after day, takes the appetite away.',
    ],
    problemYou: [
      'When cooking becomes a chore, you skip one meal, then two.',
      'A ready meal helps out once, but it soon grows dull.',
    ],
    rivals: ['delivery platforms', 'the council’s meal service', 'supermarket ready meals'],
    habit: 'heating up whatever is left',
    test: 'how many meals people come back for each week',
    proof: 'number of meals served',
    why: [
      'Eating well at home is often what lets people stay there.',
      'A meal comes round every day, so being regular matters more than the menu.',
    ],
  },
  repair: {
    hooks: [
      'One small part breaks, and the whole thing goes to the tip.',
      'Repair it or replace it? The question never comes at a good moment.',
    ],
    hooksYou: [
      'What has been waiting for a repair at your place, and for how long?',
      'Something breaks: who do you take it to?',
    ],
    problem: [
      'A repair means taking it there, waiting for the quote, then going back.',
      'Nobody knows the price before the end.',
      'So the repair is put off, and the thing stays in the shed.',
    ],
    problemYou: [
      'You have to take it there, wait for the quote, then go back.',
      'So you put it off, and it stays in the shed.',
    ],
    rivals: ['the shops', 'online tutorials', 'a handy friend'],
    habit: 'buying a new one',
    test: 'how many repairs are done each week',
    proof: 'number of repairs',
    why: [
      'What is repaired doesn’t have to be made again.',
      'New things cost more and more, and people want theirs to last.',
    ],
  },
  pets: {
    hooks: [
      'Ask anyone with a dog what happens when they go away for the weekend.',
      'For many people, a pet is family, and the diary has to follow.',
    ],
    hooksYou: [
      'You’re away for two days: who looks after your pet?',
      'What does your pet do while you’re at work?',
    ],
    problem: [
      'Few people hand their animal over to a stranger with an easy mind.',
      'Friends help out once or twice, and then nobody dares to ask again.',
      'So plans get cut short because of the animal, or the animal waits.',
    ],
    problemYou: [
      'You don’t hand your animal over to a stranger with an easy mind.',
      'Friends help out once or twice, and then you don’t dare to ask again.',
    ],
    rivals: ['kennels', 'pet shops', 'a kind neighbour'],
    habit: 'asking family and friends',
    test: 'how many owners come back after a first time',
    proof: 'number of pets looked after',
    why: [
      'An owner who trusts someone with their animal rarely looks elsewhere.',
      'People who keep animals talk to each other every day, lead in hand.',
    ],
  },
  home: {
    hooks: [
      'An everyday object gets noticed on the day it lets you down.',
      'How many of the things bought this year will still be in use in five years?',
    ],
    hooksYou: [
      'Which object at home lets you down most often?',
      'How many of the things you bought this year will you still use in five years?',
    ],
    problem: [
      'Everyday things are chosen in a hurry, and replaced just as fast.',
      'On a product page, everything looks solid.',
      'The one part that wears out is seldom sold separately.',
    ],
    problemYou: [
      'Everyday things are chosen in a hurry, and replaced just as fast.',
      'On a product page, everything looks solid.',
    ],
    rivals: ['the big household brands', 'the cheapest copy online', 'what is already in the cupboard'],
    habit: 'buying the same one again',
    test: 'how many are still in use after a few months',
    proof: 'number of pieces sold',
    why: [
      'Something used every day gets shown to everyone who visits.',
      'People are buying less, and looking longer before they do.',
    ],
  },
  making: {
    hooks: [
      'The hardest part of making something is often finding what to make it with.',
      'Plenty of half-finished projects are waiting in a drawer.',
    ],
    hooksYou: [
      'Which project of yours has been waiting in a drawer?',
      'What stops you from making it yourself?',
    ],
    problem: [
      'Materials are sold in the wrong quantity, or in the wrong place.',
      'Advice is plentiful, and rarely meant for beginners.',
      'So the project stays in the drawer.',
    ],
    problemYou: [
      'Materials are sold in the wrong quantity, or in the wrong place.',
      'So your project stays in the drawer.',
    ],
    rivals: ['the craft superstores', 'online marketplaces', 'video tutorials'],
    habit: 'starting, and never finishing',
    test: 'how many finish what they started',
    proof: 'number of projects finished',
    why: [
      'People who make one thing themselves look differently at what they buy.',
      'What is made by hand gets shown, and that brings the next person in.',
    ],
  },
};
