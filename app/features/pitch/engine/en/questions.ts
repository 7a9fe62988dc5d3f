import type { Reading } from '../read/reading';
import { voiceOf } from './voice';
import { lookUp } from '../words';

/** What to ask so that a short answer, a noun phrase or a number, can take the placeholder's place. */
export function question(placeholder: string, reading: Reading): string {
  const fact = placeholder.replace(/^\[|\]$/gu, '').replace(/ to add$/u, '');
  const counted = /^number of (.+)$/u.exec(fact)?.[1];
  if (counted !== undefined)
    return `What is the number of ${counted} so far? A figure with what it counts: “120 ${counted}”.`;
  const asked = lookUp(questions, fact);
  return asked === undefined ? `In a few words: ${fact}?` : asked(namesOf(reading));
}

type Names = { called: string; audience: string };

function namesOf(reading: Reading): Names {
  const { called, shortAudience } = voiceOf({ ...reading, alone: false });
  const { sure, broad } = reading.audience;
  return {
    called: called.replace(/^our /u, 'your '),
    audience: sure && !broad ? shortAudience : 'your customers',
  };
}

const questions: Record<string, (names: Names) => string> = {
  amount: () => 'How much are you raising? The amount with its currency: “£150,000”.',
  'market size': () =>
    'How large is your market, a year? An amount with its currency, and where it comes from if you know.',
  'price or revenue model': ({ called }) =>
    `What does ${called} cost, or who pays you and how? “£9 a month per shop”, for example.`,
  difference: ({ called }) =>
    `What does ${called} do that the others don’t? A noun phrase: “a reply within the hour, day and night”.`,
  benefit: ({ audience }) =>
    `What do ${audience} gain? A noun phrase with a number if you can: “three hours a week”.`,
  'a real situation': ({ audience }) =>
    `What happened to one of these people, ${audience}, the last time things went wrong? One line: “two days lost over a missing form”.`,
  'a precise difficulty': ({ audience }) =>
    `What is hardest for ${audience} today? One line: “a fortnight to get an appointment”.`,
  'a customer’s words': () => 'What did a customer tell you, word for word? One short quotation.',
  result: () => 'What have you achieved so far? A figure and what it counts: “40 families in three months”.',
  'first result': () =>
    'What is the first thing that you have checked, and with whom? One line: “12 interviews with nurses”.',
  'result of a first test': ({ audience }) =>
    `What did a first test with ${audience} show? One line: “9 out of 12 came back within a month”.`,
  'stage of the project': () => 'How far have you got? A few words: “a prototype on two sites since May”.',
  'team and experience': () =>
    'Who is in the team, and what did each do before? “A nurse and a developer, ten years each”.',
  role: () => 'Whom are you looking for? The role in a few words: “a part-time bookkeeper”.',
  'what it is and what it does': ({ called }) =>
    `What is ${called}, and what does it do? One noun phrase: “a bag that charges a phone”.`,
  'what it does, in a few words': ({ called, audience }) =>
    `What does ${called} do for ${audience}? A few words: “meals brought to the door”.`,
  'what it does, in one sentence': ({ called }) => `What does ${called} do? One short line.`,
};
