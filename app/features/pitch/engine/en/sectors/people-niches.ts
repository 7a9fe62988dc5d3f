import type { SectorLines } from '../sector-lines';

type PeopleNiche = 'care' | 'childcare' | 'books' | 'billing';

/** Cases where someone is looked after, or a small business gets a hand with its accounts. */
export const peopleNiches: Record<PeopleNiche, SectorLines> = {
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
};
