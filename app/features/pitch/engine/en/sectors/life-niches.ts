import type { SectorLines } from '../sector-lines';

type LifeNiche = 'callout' | 'kids' | 'hobby' | 'freshStart';

/** Moments of a life: something breaks, a child learns, an adult begins, someone is given a chance. */
export const lifeNiches: Record<LifeNiche, SectorLines> = {
  callout: {
    hooks: [
      'When something gives way at home, people call the first number they find.',
      'Nobody plans the day they need someone at the door.',
    ],
    hooksYou: [
      'Something gives way at home: who do you call?',
      'Have you ever said yes to a job without knowing the price?',
    ],
    problem: [
      'In a hurry, people say yes before they know the price.',
      'A visit is promised for the day, and the day goes by.',
      'Afterwards, it’s too late to compare.',
    ],
    problemYou: [
      'In a hurry, you say yes before you know the price.',
      'You wait in for a visit, and the day goes by.',
    ],
    rivals: ['the first name found online', 'the big call-out firms', 'a handy neighbour'],
    habit: 'calling whoever answers first',
    test: 'how many customers pass the number on',
    proof: 'number of jobs done',
    why: [
      'A number that worked once stays on the fridge door.',
      'Trust is earned one job at a time, and it gets passed on.',
    ],
  },
  kids: {
    hooks: [
      'A child who is bored stops listening long before anyone notices.',
      'What a child enjoys gets practised without being asked.',
    ],
    hooksYou: [
      'When did your child last lose track of time over something other than a screen?',
      'What would your child love to be good at?',
    ],
    problem: [
      'In a large group, the quiet child is the one nobody hears.',
      'A child who doesn’t dare to ask falls behind without a sound.',
      'Parents would help, but evenings are short.',
    ],
    problemYou: [
      'In a large group, a quiet child is the one nobody hears.',
      'You’d help, but evenings are short.',
    ],
    rivals: ['the local clubs', 'free videos', 'private tutors'],
    habit: 'leaving it for next term',
    test: 'how many children ask to come back',
    proof: 'number of children',
    why: [
      'A child who gets one thing right tries the next one.',
      'Parents talk to other parents, at the school gate first of all.',
    ],
  },
  hobby: {
    hooks: [
      '“One day I’ll learn” is a sentence that can last a lifetime.',
      'Plenty of people never begin, because they think it takes talent.',
    ],
    hooksYou: [
      'What have you always wanted to learn, and never begun?',
      'Who told you that you had no talent for it?',
    ],
    problem: [
      'Courses run for a whole year, and beginners only want a taste.',
      'Alone in front of a screen, people give up at the first difficulty.',
      'Nobody likes to be the only beginner in the room.',
    ],
    problemYou: [
      'Courses run for a whole year, and you only want a taste.',
      'Alone in front of a screen, you give up at the first difficulty.',
    ],
    rivals: ['evening classes', 'free videos', 'a friend who knows how'],
    habit: 'putting it off until there’s more time',
    test: 'how many come back for a second time',
    proof: 'number of participants',
    why: [
      'A good first time makes the second one easy.',
      'What people have done themselves, they remember and tell.',
    ],
  },
  freshStart: {
    hooks: [
      'A first payslip says what no letter of support can.',
      'The hardest job to get is the one after a gap that nobody asks about kindly.',
    ],
    hooksYou: ['What if what you buy every week gave someone a job?', 'Who gave you your first chance?'],
    problem: [
      'Without a job, no flat. Without a flat, no job.',
      'Employers look for experience, and few offer the first one.',
      'Many courses end with a certificate and no job.',
    ],
    problemYou: [
      'You’d like your money to do some good, and you rarely know whether it does.',
      'Employers look for experience, and few offer the first one.',
    ],
    rivals: ['job centres', 'training courses', 'ordinary employers'],
    habit: 'waiting for someone else to take the risk',
    test: 'how many still have a job a year later',
    proof: 'number of people in work',
    why: [
      'A job keeps a household going, and gives the week a shape.',
      'Work done well changes what customers think, too.',
    ],
  },
};
