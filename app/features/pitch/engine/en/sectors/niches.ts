import type { SectorLines } from '../sector-lines';

type NicheName =
  | 'growing'
  | 'books'
  | 'billing'
  | 'meals'
  | 'childcare'
  | 'care'
  | 'repair'
  | 'reading'
  | 'family';

/** Narrower than a sector: what is true of a meal brought home is not true of a jar of jam. */
export const nicheTexts: Record<NicheName, SectorLines> = {
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
  books: {
    hooks: [
      'Nobody starts a business for the pleasure of filing receipts.',
      'The receipts wait in a drawer until the day the deadline comes.',
    ],
    hooksYou: [
      'Where are your receipts for last month?',
      'How many evenings did your paperwork take this year?',
    ],
    problem: [
      'Paperwork gets done in the evening, after the real work.',
      'One forgotten deadline is enough to cost dearly.',
      'So the accounts are always a few months behind the business.',
    ],
    problemYou: [
      'You do your paperwork in the evening, after the real work.',
      'One forgotten deadline is enough to cost you dearly.',
    ],
    rivals: ['the accounting firms', 'accounting software', 'a spreadsheet kept at home'],
    habit: 'leaving the paperwork for the last week',
    test: 'how many evenings it gives back',
    proof: 'number of customers',
    why: [
      'Those who know their figures in time can still change them.',
      'The rules change every year, and a small business has nobody to follow them.',
    ],
  },
  billing: {
    hooks: [
      'The work is done, the invoice is sent, and then the waiting begins.',
      'One invoice paid late can be enough to bring a good business down.',
    ],
    hooksYou: [
      'Who owes you money today, and since when?',
      'The work is done: how long will you wait to be paid?',
    ],
    problem: [
      'Asking a client for money is awkward, so people put it off.',
      'Reminders get written in the evening, after the real work.',
      'Meanwhile, suppliers and wages have to be paid on time.',
    ],
    problemYou: [
      'Asking a client for money is awkward, so you put it off.',
      'Meanwhile, your own suppliers expect to be paid on time.',
    ],
    rivals: ['debt collectors', 'invoicing software', 'a reminder written in the evening'],
    habit: 'waiting and hoping',
    test: 'how many days sooner the money comes in',
    proof: 'number of customers',
    why: [
      'Late payment hits the smallest first.',
      'A business seldom dies for want of work: it dies for want of cash.',
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
  childcare: {
    hooks: [
      'The shift ends late, the nursery closes early. And in between?',
      'Few things take as much trust as handing over your child.',
    ],
    hooksYou: [
      'Your shift ends late, the nursery closes early. And in between?',
      'Who is looking after your children tonight?',
    ],
    problem: [
      'Childcare follows hours that many parents don’t have.',
      'One cancellation, and the whole week falls apart.',
      'So people call the grandparents, when there are any nearby.',
    ],
    problemYou: [
      'Childcare follows hours that aren’t yours.',
      'One cancellation, and your whole week falls apart.',
    ],
    rivals: ['nurseries', 'childminders', 'grandparents'],
    habit: 'asking friends and family',
    test: 'how regularly families come back over one term',
    proof: 'number of families',
    why: [
      'Without childcare, people turn down a job, a course, an evening.',
      'Among parents, a good address travels fast.',
    ],
  },
  care: {
    hooks: [
      'Looking after an elderly parent starts without warning, and without instructions.',
      'Almost everyone wants to grow old at home. Someone has to be there.',
      'Who helps those who help?',
    ],
    hooksYou: [
      'You look after someone: when did you last have an afternoon to yourself?',
      'You help someone you love: who helps you?',
    ],
    problem: [
      'The days fill up with appointments, paperwork and worry.',
      'Help exists, but it comes in pieces, and every door asks for a form.',
      'Families hold on for a long time, and then one day they can’t.',
    ],
    problemYou: [
      'Your days fill up with appointments, paperwork and worry.',
      'Help exists, but it comes in pieces, and every door asks for a form.',
    ],
    rivals: ['home-care agencies', 'care homes', 'relatives'],
    habit: 'coping day by day',
    test: 'whether families still use it after a few months',
    proof: 'number of families',
    why: [
      'People live longer, and those who care for them are few.',
      'A worry shared early often prevents an emergency later.',
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
  reading: {
    hooks: [
      'A child who reads for pleasure rarely started alone.',
      'So many books are published that choosing one has become hard.',
    ],
    hooksYou: [
      'When did your child last ask for one more chapter?',
      'Which book did you love so much that you lent it and never got it back?',
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
};
