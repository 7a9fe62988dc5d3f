import type { SectorLines } from '../sector-lines';

type Tech = 'software' | 'mobility' | 'finance';

export const techSectors: Record<Tech, SectorLines> = {
  software: {
    hooks: [
      'How many hours still go into copying figures from one spreadsheet to another?',
      'You notice a good tool by what you no longer have to do.',
      'Why does one simple task still take so many screens?',
    ],
    hooksYou: [
      'How many hours do you spend copying from one spreadsheet to another?',
      'Which task would you love never to do by hand again?',
    ],
    problem: [
      'What people need to know is scattered across messages, spreadsheets and memories.',
      'They search, they copy, they make mistakes, and nobody counts the hours.',
      'The big tools exist, but they often ask for more than they give back.',
    ],
    problemYou: [
      'What you need to know is scattered across messages, spreadsheets and memories.',
      'You search, you copy, and nobody counts the hours.',
    ],
    rivals: ['the big software suites', 'spreadsheets', 'paper notebooks'],
    habit: 'working with a spreadsheet',
    test: 'how many still use it every day after the first month',
    proof: 'number of users',
    why: [
      'A tool that people use every day is one they keep paying for.',
      'Teams are small, so every hour given back shows.',
    ],
  },
  mobility: {
    hooks: [
      'Why does such a short journey take so long?',
      'Without a car, everything is far away. With one, everything is expensive.',
    ],
    hooksYou: [
      'Your daily journey: how much time does it take, and how much patience?',
      'What if your next journey felt different?',
    ],
    problem: [
      'Getting around costs time, money and clean air.',
      'Outside town centres, the choice is simple: a car or nothing.',
      'Answers exist, but they stop short of the front door.',
    ],
    problemYou: [
      'Getting around costs you time, money and patience.',
      'Answers exist, but they stop short of your front door.',
    ],
    rivals: ['the private car', 'public transport', 'rental platforms'],
    habit: 'taking the car',
    test: 'how many people ride regularly after a month',
    proof: 'number of journeys',
    why: [
      'Cities are changing their rules, and habits are following.',
      'The first mile and the last one decide the whole journey.',
    ],
  },
  finance: {
    hooks: [
      'Who really reads the fees before signing?',
      'One invoice paid late can be enough to bring a good business down.',
    ],
    hooksYou: [
      'Do you know, today, what will be left at the end of the month?',
      'Who explains your fees to you in plain words?',
    ],
    problem: [
      'The rules are long, the fees discreet and the words difficult.',
      'Those who most need advice are those who get the least.',
      'People find out there’s a problem when the account is already empty.',
    ],
    problemYou: [
      'The rules are long, the fees discreet, and good advice is rare.',
      'You find out there’s a problem when the account is already empty.',
    ],
    rivals: ['the banks', 'budgeting apps', 'the accountant'],
    habit: 'waiting for the statement',
    test: 'whether a first group of customers trusts it with their money',
    proof: 'number of accounts opened',
    why: [
      'Trust takes time to build, and it makes people stay.',
      'Money troubles seen early cost less than those that wait.',
    ],
  },
};
