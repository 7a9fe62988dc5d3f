import type { Goal } from '../../../pitch';
import { beat, weigh, type Beat, type Variant } from '../../compose/beat';
import { tellsFigure, textsOf } from '../../compose/told';
import type { BriefSentence } from '../../read/reading';
import { isDigital } from '../digital';
import { listOf } from '../grammar';
import { upperFirst } from '../../words';
import type { Voice } from '../voice';

/** The alternative, the difference, the proof. */
export function proof(voice: Voice): Beat[] {
  const { reading } = voice;
  const differences = reading.sentences.filter((sentence) => sentence.role === 'difference');
  const proofs = reading.sentences.filter((sentence) => sentence.role === 'proof');
  const paired = reading.alternative !== undefined;
  return [
    beat('alternative', paired ? weigh(0, 0, 0.5, 2) : weigh(0, 2, 5, 6), alternative(voice), true),
    ...differences.map((sentence, at) =>
      beat('difference', weigh(4 - at, 7 - at, 9 - at, 9 - at), textsOf(sentence)),
    ),
    ...(differences.length === 0 ? [beat('difference', weigh(0, 3, 5, 7), missingDifference(voice))] : []),
    ...proofs
      .slice(0, 4)
      .map((sentence, at) =>
        beat('proof', at === 0 ? weigh(25, 25, 25, 25) : weigh(2, 6, 8, 9), proving(sentence)),
      ),
    ...(proofs.length === 0
      ? [beat('proof', tellsFigure(reading) ? weigh(4, 4, 2, 1) : weigh(20, 20, 20, 20), missingProof(voice))]
      : []),
  ];
}

/** A proof cut short must keep a figure, when it has any. */
function proving(sentence: BriefSentence): Variant[] {
  const counted = /\d/u.test(sentence.text);
  return textsOf(sentence).filter(({ text }) => !counted || /\d/u.test(text));
}

function alternative(voice: Voice): string[] {
  const { sector, reading, vary } = voice;
  if (voice.unplaced) return habitAlone(voice);
  const [first = '', second = '', third = ''] = sector.rivals;
  if (reading.brief.goal === 'users') {
    return vary('alternative', [
      `Today, you can choose between ${listOf([first, second, third])}. Or you can go on ${sector.habit}.`,
      `You already know ${listOf([first, second])}. And it’s always tempting to go on ${sector.habit}.`,
    ]).concat(`You already know ${listOf([first, second])}.`);
  }
  return vary('alternative', [
    `Today, the choice is between ${listOf([first, second, third])}. More often than not, people just go on ${sector.habit}.`,
    `What is there today? ${upperFirst(listOf([first, second, third]))}. And above all, the habit of ${sector.habit}.`,
  ]).concat(`Today, people choose between ${listOf([first, second])}.`);
}

/** Where no rival is known, what people do today is the rival. */
function habitAlone({ reading, category, say, vary }: Voice): string[] {
  const sold = category === 'product' && !isDigital(reading);
  const word = category === 'concept' ? 'idea' : category;
  if (reading.brief.goal === 'users' && (category === 'concept' || category === 'project')) return [];
  if (reading.brief.goal === 'users')
    return sold
      ? ['You may already have something that does the job. Compare the two, honestly.']
      : ['You may already have a way of your own. Compare the two, honestly.'];
  return vary('alternative', [
    sold
      ? 'Today, most people keep what they already have, even when it lets them down.'
      : 'Today, most people get by on their own, or go without.',
    `${say('Our', 'My')} real rival isn’t another ${word}: it’s the habit of ${sold ? 'keeping what one has' : 'getting by alone'}.`,
  ]);
}

function missingDifference({ say, reading }: Voice): string[] {
  return reading.brief.goal === 'users'
    ? [`What’s different with ${say('us', 'me')}? [difference to add].`]
    : [
        `What sets ${say('us', 'me')} apart: [difference to add].`,
        `${say('Our', 'My')} difference: [difference to add].`,
      ];
}

function missingProof({ sector, reading, say }: Voice): string[] {
  const exists = reading.brief.category !== 'project' && reading.brief.category !== 'concept';
  const count = `[${sector.proof} to add]`;
  const texts: Record<Goal, string[]> = {
    investors: [`${say('Our', 'My')} traction so far: ${count}.`, `So far: ${count}.`],
    incubator: [
      `What ${say('we’ve', 'I’ve')} learned in the field so far: [result of a first test to add].`,
      'Checked so far: [first result to add].',
    ],
    users: [
      ...(exists ? ['Others tried it before you: [a customer’s words to add].'] : []),
      `So far: ${count}.`,
    ],
    team: [`What ${say('we’ve', 'I’ve')} done so far: [result to add].`, 'Done so far: [result to add].'],
  };
  return texts[reading.brief.goal];
}
