import type { SectorLines } from '../sector-lines';

type MoreNiche = 'media' | 'storage' | 'larder' | 'surplus' | 'bees' | 'training' | 'club' | 'paperwork';

/** Cases of food that keeps, of bees, and of learning or doing things together. */
export const moreNiches: Record<MoreNiche, SectorLines> = {
  media: {
    hooks: [
      'Some stories are only ever told at a kitchen table.',
      'Everyone has an opinion online. Who still takes the time to listen?',
    ],
    hooksYou: [
      'Whose story have you never heard to the end?',
      'When did you last hear something that changed your mind?',
    ],
    problem: [
      'The loudest voices take up the room, and the others stop speaking.',
      'A good report takes weeks, and is gone in a day.',
      'Those who make it seldom earn enough to go on.',
    ],
    problemYou: [
      'The loudest voices take up the room, and you hear little else.',
      'You scroll a lot, and remember little.',
    ],
    rivals: ['the big media', 'social networks', 'other shows'],
    habit: 'scrolling',
    test: 'how many listen or read to the end, and come back',
    proof: 'number of listeners or readers',
    why: [
      'A voice that is heard once dares to speak again.',
      'People are loyal to those who tell them something true.',
    ],
  },
  storage: {
    hooks: [
      'A harvest can be won in the field and lost in the store.',
      'What is picked in a good season has to last until the next one.',
    ],
    hooksYou: [
      'How much of your harvest do you lose after it’s in?',
      'Does your harvest last until the next one?',
    ],
    problem: [
      'Damp, insects and mould take their share, and nobody sees it at once.',
      'Good equipment is made for large sites, and needs power.',
      'So people sell early, when everyone sells, at the lowest price.',
    ],
    problemYou: [
      'Damp, insects and mould take their share before you see it.',
      'So you sell early, when everyone sells, at the lowest price.',
    ],
    rivals: ['sacks', 'industrial silos', 'chemical treatments'],
    habit: 'selling right after the harvest',
    test: 'what is still sound at the end of a season',
    proof: 'number of stores equipped',
    why: ['Saving a harvest costs less than growing another.', 'Whoever can wait chooses when to sell.'],
  },
  larder: {
    hooks: [
      'Turn the jar round: how much of the label says where it comes from?',
      'Taste is the first thing to go when a recipe is made to be cheap.',
    ],
    hooksYou: [
      'When did a simple thing last surprise you by its taste?',
      'Turn the packet round: do you know who made it?',
    ],
    problem: [
      'On a shelf, everything calls itself genuine.',
      'What is good is often made in small quantities, and hard to find.',
      'So people take the brand they know.',
    ],
    problemYou: [
      'On a shelf, everything calls itself genuine.',
      'What is good is often made in small quantities, and you have to find it.',
    ],
    rivals: ['supermarket brands', 'delicatessens', 'stalls at the market'],
    habit: 'taking the usual brand',
    test: 'how many buy again after the first taste',
    proof: 'number of customers',
    why: [
      'One good taste is remembered longer than an advert.',
      'People ask more and more who made what they eat.',
    ],
  },
  surplus: {
    hooks: [
      'Good food is thrown away because nobody came for it in time.',
      'On one side, crates too many. On the other, kitchens short of money.',
    ],
    hooksYou: ['How much good food did you throw away this week?', 'What becomes of what you can’t sell?'],
    problem: [
      'A surplus has to find a taker within days, sometimes within hours.',
      'Those who have it and those who need it rarely know each other.',
      'Transport and paperwork cost more than a small lot is worth.',
    ],
    problemYou: [
      'A surplus has to find a taker within days, sometimes within hours.',
      'You rarely know who could use it nearby.',
    ],
    rivals: ['wholesalers', 'food banks', 'the compost heap'],
    habit: 'writing it off',
    test: 'how many lots find a taker in time',
    proof: 'number of lots sold',
    why: [
      'What is thrown away has cost water, work and money all the same.',
      'Public kitchens are asked to buy closer to home, and lack the contacts.',
    ],
  },
  bees: {
    hooks: [
      'A beekeeper can lose half a colony in an afternoon.',
      'Everything that matters in a hive happens with the lid closed.',
    ],
    hooksYou: ['What is happening in your hives right now?', 'How many swarms have you watched leave?'],
    problem: [
      'To know how a colony is doing, it has to be opened and disturbed.',
      'The signs are there, but nobody is beside the hive all day.',
      'A visit too late is paid for with a whole season.',
    ],
    problemYou: [
      'To know how a colony is doing, you have to open it and disturb it.',
      'The signs are there, but you’re not beside the hive all day.',
    ],
    rivals: ['hive scales', 'weekly visits', 'advice from the club'],
    habit: 'opening the hive to see',
    test: 'what one full swarming season shows',
    proof: 'number of hives equipped',
    why: [
      'Colonies have become fragile, and each one saved counts.',
      'Beekeepers learn from each other, and what works is soon known.',
    ],
  },
  training: {
    hooks: [
      'Most training at work is forgotten before the certificate is printed.',
      'People learn at work when it helps them with tomorrow’s task.',
    ],
    hooksYou: [
      'What does your team remember of its last training day?',
      'When would your team have time to train?',
    ],
    problem: [
      'A training day costs a day of work, and little of it is used.',
      'Slides say the same to everyone, beginners and experts alike.',
      'Afterwards, nobody checks what has changed.',
    ],
    problemYou: [
      'A training day costs you a day of work, and little of it is used.',
      'Slides say the same to everyone, beginners and experts alike.',
    ],
    rivals: ['training providers', 'online courses', 'a colleague who explains'],
    habit: 'training once, and hoping',
    test: 'what people still do differently after three months',
    proof: 'number of people trained',
    why: [
      'One mistake avoided can pay for the whole course.',
      'Small firms have nobody in charge of training, so it’s left for later.',
    ],
  },
  club: {
    hooks: [
      'The hardest step is through the door, the first evening.',
      'Plenty of people gave up something they loved because someone told them they were no good at it.',
    ],
    hooksYou: ['What have you always wanted to do, and never dared?', 'Who told you that you couldn’t?'],
    problem: [
      'Groups that already know each other are hard to join.',
      'Auditions and levels put beginners off.',
      'So people go on doing it alone, or give it up.',
    ],
    problemYou: [
      'When everyone already knows each other, it’s hard to join in.',
      'Auditions and levels put you off.',
    ],
    rivals: ['evening classes', 'clubs with an audition', 'an evening at home'],
    habit: 'leaving it for another year',
    test: 'how many are still coming after a term',
    proof: 'number of regulars',
    why: [
      'People who do something together every week look out for one another.',
      'A place where nobody is judged is rarer than it sounds.',
    ],
  },
  paperwork: {
    hooks: [
      'One letter that isn’t understood can cost someone a right.',
      'Official letters are written for those who write them.',
    ],
    hooksYou: [
      'Which letter have you left unopened on the table?',
      'Who helps you when a letter makes no sense?',
    ],
    problem: [
      'People are ashamed to ask, so they put the letter aside.',
      'Offices open when people work, and the form is online.',
      'A date goes by, and then it all has to start again.',
    ],
    problemYou: ['You put the letter aside, and then the date goes by.', 'Offices open when you work.'],
    rivals: ['advice centres', 'a helpful relative', 'the office that sent the letter'],
    habit: 'putting the letter aside',
    test: 'how many come back with the next letter',
    proof: 'number of letters dealt with',
    why: [
      'A right that isn’t claimed is a right that’s lost.',
      'The more goes online, the more people need someone to explain.',
    ],
  },
};
