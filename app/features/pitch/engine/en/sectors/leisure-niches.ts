import type { SectorLines } from '../sector-lines';

type LeisureNiche = 'sport' | 'cycling' | 'events' | 'games' | 'tools' | 'waste' | 'languages';

/** Cases of leisure, moving about and using things again. */
export const leisureNiches: Record<LeisureNiche, SectorLines> = {
  sport: {
    hooks: [
      'Most people who give up a sport do it in the first weeks.',
      'Starting is easy to promise. The first session is the hard part.',
    ],
    hooksYou: [
      'How long have you been saying that you’d try it one day?',
      'What has been keeping you from the first session?',
    ],
    problem: [
      'Beginners feel watched, and groups are often too large.',
      'Clubs ask for a season, and newcomers only want to try.',
      'So the wish stays a wish until the next summer.',
    ],
    problemYou: [
      'Clubs ask for a whole season, when you only want to try.',
      'In a large group, you wait for your turn, and learn little.',
    ],
    rivals: ['the local clubs', 'online videos', 'a friend who knows how'],
    habit: 'waiting for next season',
    test: 'how many come back after a first time',
    proof: 'number of participants',
    why: [
      'A good first time makes someone stay for years.',
      'People move less than they’d like to, and they say so.',
    ],
  },
  cycling: {
    hooks: [
      'Ask people who cycle what annoys them: it’s rarely the road.',
      'On a bike, one small fault can spoil the whole journey.',
    ],
    hooksYou: ['What lets you down most often on your bike?', 'It’s dark, it’s wet: is your bike ready?'],
    problem: [
      'Accessories are cheap, and fail when the weather turns.',
      'One more thing to charge, one more thing to forget.',
      'So the bike stays at home on the days when it would be most useful.',
    ],
    problemYou: [
      'Accessories are cheap, and fail when the weather turns.',
      'One more thing to charge, one more thing to forget.',
    ],
    rivals: ['the big bike brands', 'cheap accessories online', 'the local bike shop'],
    habit: 'replacing the same part every winter',
    test: 'how many still use it after a winter',
    proof: 'number of pieces sold',
    why: [
      'More towns are making room for bikes, and people ride all year round.',
      'Cyclists look at each other’s bikes at every red light.',
    ],
  },
  events: {
    hooks: [
      'A big day takes months to prepare, and one detail to spoil.',
      'Behind every good party, someone didn’t sit down all evening.',
    ],
    hooksYou: [
      'Your guests are coming: will you have time to sit down with them?',
      'How many calls does your big day still need?',
    ],
    problem: [
      'Every supplier sends a quote of their own, and nobody sees the whole.',
      'Prices rise as soon as the word “event” is spoken.',
      'The host spends the day solving problems.',
    ],
    problemYou: [
      'Every supplier sends a quote of their own, and you put it all together.',
      'On the day, you’re the one who solves the problems.',
    ],
    rivals: ['event agencies', 'the venue’s own suppliers', 'friends who help'],
    habit: 'doing it all without help',
    test: 'how many guests ask for the address',
    proof: 'number of events',
    why: ['Every guest is a future host.', 'People remember a day that went well, and who made it so.'],
  },
  games: {
    hooks: [
      'A game is sold on its box, and loved for its second evening.',
      'Around a table, nobody looks at their phone.',
    ],
    hooksYou: ['When did you last laugh around a table?', 'Which game on your shelf still has its wrapping?'],
    problem: [
      'Rules take an hour to explain, and the evening is half over.',
      'Hundreds of games come out every year, and most are forgotten.',
      'So the same old box comes out again.',
    ],
    problemYou: [
      'Rules take an hour to explain, and your evening is half over.',
      'So you take out the same old box again.',
    ],
    rivals: ['the classics', 'video games', 'an evening in front of a series'],
    habit: 'playing the same old games',
    test: 'how many groups ask to play again',
    proof: 'number of copies sold',
    why: [
      'Whoever has played a good game wants to show it to others.',
      'A game has no need of a charger or of a screen.',
    ],
  },
  tools: {
    hooks: [
      'A drill is used for a few minutes, and then sleeps in a cupboard.',
      'Why own a thing that is needed twice a year?',
    ],
    hooksYou: [
      'How many things do you own that you use twice a year?',
      'What did you last buy for a single afternoon?',
    ],
    problem: [
      'Everyone buys, few people use, and cupboards fill up.',
      'Good equipment is expensive, and cheap equipment breaks.',
      'Borrowing from a neighbour takes some courage.',
    ],
    problemYou: [
      'Good equipment is expensive, and cheap equipment breaks.',
      'Borrowing from a neighbour takes some courage.',
    ],
    rivals: ['the hardware stores', 'hire shops', 'a neighbour’s garage'],
    habit: 'buying it for one afternoon',
    test: 'how often the same thing goes out in a month',
    proof: 'number of loans',
    why: [
      'What is shared is paid for once, and used a hundred times.',
      'Things that are looked after together last longer.',
    ],
  },
  waste: {
    hooks: [
      'What one business pays to throw away, another could use.',
      'Most of what goes into a bin has been used only once.',
    ],
    hooksYou: ['What do you pay to have taken away?', 'What is in your bin that could still be useful?'],
    problem: [
      'Collection costs more every year, and nobody sees where it goes.',
      'Sorting takes effort, and rarely shows a result.',
      'So good material is mixed up with the rest, and lost.',
    ],
    problemYou: [
      'Collection costs you more every year, and you don’t see where it goes.',
      'Sorting takes effort, and you rarely see a result.',
    ],
    rivals: ['the waste contractors', 'the council’s collection', 'the general bin'],
    habit: 'putting it all in one bin',
    test: 'how much is collected at each stop',
    proof: 'number of collection points',
    why: [
      'Rules on waste are tightening, and bins are getting dearer.',
      'A material used twice is one that nobody has to buy new.',
    ],
  },
  languages: {
    hooks: [
      'Most people who learn a language know more of it than they dare to say.',
      'An exam is learned. A conversation is lived.',
    ],
    hooksYou: [
      'You know the words: why don’t they come when you need them?',
      'When did you last speak for ten minutes in the language you’re learning?',
    ],
    problem: [
      'Courses teach rules, when what is missing is someone to talk to.',
      'Practice partners are hard to find after a long day.',
      'So people revise alone, and freeze when they have to speak.',
    ],
    problemYou: [
      'Courses teach rules, when what you miss is someone to talk to.',
      'You revise alone, and freeze when you have to speak.',
    ],
    rivals: ['language schools', 'general language apps', 'videos online'],
    habit: 'revising alone with a list of words',
    test: 'how many dare to speak after a month',
    proof: 'number of learners',
    why: ['A language opens a job, and later a life in a place.', 'What is practised every day stays.'],
  },
};
