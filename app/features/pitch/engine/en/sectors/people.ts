import type { SectorLines } from '../sector-lines';

type People = 'health' | 'culture' | 'association' | 'education' | 'tourism' | 'services';

export const peopleSectors: Record<People, SectorLines> = {
  health: {
    hooks: [
      'Between two medical appointments, who keeps watch?',
      'Most people learn to care for someone without any instructions.',
      'In care, what runs short first is time.',
    ],
    hooksYou: [
      'Between two appointments, who do you turn to?',
      'When a question comes up at night, who answers you?',
    ],
    problem: [
      'Nurses and doctors lack time, patients lack explanations, families lack a rest.',
      'Between two appointments, everyone makes do with what they understood.',
      'Small signs go unnoticed until the day they turn serious.',
    ],
    problemYou: [
      'Between two appointments, you make do with what you understood.',
      'Questions always come up when the surgery is closed.',
    ],
    rivals: ['doctors’ surgeries', 'general health apps', 'relatives'],
    habit: 'waiting for the next appointment',
    test: 'whether a care team uses it in real life',
    proof: 'number of patients followed',
    why: [
      'People live longer and carers are few, so every hour given back counts.',
      'What is seen early is easier to treat.',
    ],
  },
  culture: {
    hooks: [
      'Why do so many people think that culture isn’t for them?',
      'What makes someone walk through a door for the first time?',
    ],
    hooksYou: [
      'When were you last truly surprised by a show or a book?',
      'You’d like to go out more often, but where do you start?',
    ],
    problem: [
      'The works are there, the public is there, and they seldom meet.',
      'Distance, price and shyness keep many people away.',
      'Most venues speak to those who already come.',
    ],
    problemYou: [
      'Most venues speak to those who already come.',
      'Distance and price end up deciding for you.',
    ],
    rivals: ['the screen at home', 'the big institutions', 'an evening with friends'],
    habit: 'staying at home',
    test: 'whether people come back after a first time',
    proof: 'number of people in the audience',
    why: [
      'A venue that empties closes, and hardly ever opens again.',
      'One good first time can make a faithful audience.',
    ],
  },
  association: {
    hooks: [
      'How many people would help if someone simply told them how?',
      'Close to home, someone needs a hand and doesn’t dare to ask.',
    ],
    hooksYou: [
      'You’d like to help, but you don’t know where to start?',
      'What if lending a hand, close to home, took very little time?',
    ],
    problem: [
      'People want to help, others need help, and nothing brings them together.',
      'Charities spend their evenings looking for hands and money.',
      'Those who most need help are the ones who ask for it least.',
    ],
    problemYou: [
      'You want to help, but nothing tells you where you’d be useful.',
      'Those who most need help are the ones who ask for it least.',
    ],
    rivals: ['public services', 'the large charities', 'help between friends'],
    habit: 'letting everyone cope alone',
    test: 'what changes for the first people helped',
    proof: 'number of people helped',
    why: [
      'Loneliness grows in silence, and everyone pays for it.',
      'A link made early often prevents an emergency later.',
    ],
  },
  education: {
    hooks: [
      'What does a pupil do on the day they stop raising their hand?',
      'Anyone can learn, given the right next step.',
    ],
    hooksYou: [
      'Do you remember the question you never dared to ask in class?',
      'You want to learn, but nothing goes at your pace?',
    ],
    problem: [
      'A class moves at one pace, and nobody learns at the same one.',
      'Teachers see it, but they don’t have the time for each.',
      'Those who fall behind don’t say so: they go quiet.',
    ],
    problemYou: [
      'The group moves on, and your questions stay behind.',
      'After a while, you start to believe that you’re not made for it.',
    ],
    rivals: ['private lessons', 'free videos', 'textbooks'],
    habit: 'waiting for it to get better',
    test: 'whether a first group makes progress',
    proof: 'number of learners',
    why: [
      'Jobs change faster than school programmes.',
      'A difficulty dealt with early doesn’t become a failure.',
    ],
  },
  tourism: {
    hooks: [
      'Why travel, if it’s to see what everyone else has seen?',
      'The loveliest places are often those nobody talks about.',
    ],
    hooksYou: [
      'Did your last holiday really take you somewhere else?',
      'What if the journey began where the crowd stops?',
    ],
    problem: [
      'Everyone goes to the same places, in the same weeks.',
      'Hosts elsewhere stay out of sight, for lack of time and means.',
      'Travellers compare photos and choose at random.',
    ],
    problemYou: [
      'You compare photos, and you choose at random.',
      'When you arrive, the crowd is already there.',
    ],
    rivals: ['the big booking sites', 'travel agents', 'tips from friends'],
    habit: 'choosing the same place every year',
    test: 'how many book in a first season',
    proof: 'number of travellers',
    why: [
      'Many people want to travel less far and stay longer.',
      'A region that welcomes people well keeps its shops open.',
    ],
  },
  services: {
    hooks: [
      'Who has never put off a job because they didn’t know who to give it to?',
      'The time lost in small jobs is on nobody’s invoice.',
    ],
    hooksYou: [
      'What would you do with a few more hours a week?',
      'Which job have you put off for months, not knowing who to ask?',
    ],
    problem: [
      'Finding someone reliable often takes longer than the job itself.',
      'Prices are vague, and so are dates.',
      'So people do it themselves, badly and late.',
    ],
    problemYou: [
      'Finding someone reliable takes you longer than the job itself.',
      'Prices are vague, and so are dates.',
    ],
    rivals: ['the big providers', 'freelancers found online', 'word of mouth'],
    habit: 'doing everything alone',
    test: 'how many customers come back',
    proof: 'number of customers',
    why: [
      'Trust is earned one job at a time, and it gets passed on.',
      'Time has become what people are happiest to pay for.',
    ],
  },
};
