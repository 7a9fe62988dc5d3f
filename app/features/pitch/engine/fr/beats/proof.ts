import { beat, weigh, type Beat } from '../../compose/beat';
import { tellsFigure, textsOf } from '../../compose/told';
import type { Goal } from '../../../pitch';
import { fold } from '../../words';
import { listOf, startsWithVowel } from '../grammar';
import { roleOf } from '../sentences';
import type { Voice } from '../voice';

/** The alternative, the difference, the proof. */
export function proof(voice: Voice): Beat[] {
  const { reading } = voice;
  const differences = reading.sentences.filter((sentence) => sentence.role === 'difference');
  const proofs = reading.sentences
    .filter((sentence) => sentence.role === 'proof')
    .toSorted((a, b) => strength(b.text) - strength(a.text));
  const paired = reading.alternative !== undefined;
  return [
    beat('alternative', paired ? weigh(0, 0, 0, 0) : weigh(0, 2, 5, 6), alternative(voice), true),
    ...differences.map((sentence, at) =>
      beat('difference', weigh(4 - at, 7 - at, 9 - at, 9 - at), textsOf(sentence)),
    ),
    ...(differences.length === 0 ? [beat('difference', weigh(0, 3, 5, 7), missingDifference(voice))] : []),
    ...proofs
      .slice(0, 4)
      .map((sentence, at) =>
        beat('proof', at === 0 ? weigh(25, 25, 25, 25) : weigh(2, 6, 8, 9), textsOf(sentence)),
      ),
    ...(proofs.length === 0 &&
    !(reading.offer.statement !== undefined && roleOf(reading.offer.statement) === 'proof')
      ? [
          beat(
            'proof',
            measured(voice)
              ? weigh(0, 0, 0, 0)
              : tellsFigure(reading)
                ? weigh(4, 4, 2, 1)
                : weigh(20, 20, 20, 20),
            missingProof(voice),
          ),
        ]
      : []),
  ];
}

/** A result weighs more than a figure, a figure more than a claim. */
function strength(text: string): number {
  return (/\d/u.test(text) ? 1 : 0) + (results.test(fold(text)) ? 1 : 0);
}

const results =
  /%|\bsur (?:10|dix|100|cent)\b|\b(?:ont|a|avons|ai) (?:deja |ete )?(?:reduit|evite|gagne|vendu|sauve|economise|accueilli|renouvele|divise|double|obtenu|repris|signe|teste)|\bde moins\b|\ben moyenne\b/u;

/** A trial that the brief tells along with something else. */
function measured({ reading }: Voice): boolean {
  return reading.sentences.some(
    ({ text }) => /\d/u.test(text) && /\b(?:mesur|test|essay)(?:e|ee|es|ees)\b/u.test(fold(text)),
  );
}

function alternative(voice: Voice): string[] {
  const { sector, reading, vary, clients, unplaced } = voice;
  if (unplaced && reading.quotedLang === undefined) return anyAlternative(voice);
  const { rivals } = sector;
  const most = listOf(rivals);
  const two = listOf(rivals.slice(0, 2));
  const habit = `${startsWithVowel(sector.habit) ? 'd’' : 'de '}${sector.habit}`;
  // Those who serve a public have neighbours rather than rivals.
  const beside = clients.plural ? 'En face, il y a' : 'À côté, il y a';
  if (reading.brief.goal === 'users') {
    return vary('alternative', [
      `Aujourd’hui, vous avez le choix entre ${most}. Et puis il y a l’habitude : ${sector.habit}.`,
      `Vous connaissez déjà ${two}. Beaucoup préfèrent encore ${sector.habit.replace('soi-même', 'eux-mêmes')}.`,
    ]).concat(`Il y a bien ${two}.`);
  }
  return vary('alternative', [
    `Aujourd’hui, le choix se fait entre ${most}. Souvent, la solution reste ${habit}.`,
    `${beside} ${most}. Et surtout l’habitude ${habit}.`,
  ]).concat(`${beside} ${two}.`);
}

/** What an offer meets where the engine knows no alternative by name. */
function anyAlternative({ reading, clients, say }: Voice): string[] {
  if (reading.brief.goal === 'users')
    return [
      `Jusqu’ici, vous faisiez sans : à ${say('nous', 'moi')} de vous montrer ce que cela change.`,
      'Jusqu’ici, vous faisiez sans.',
    ];
  return clients.plural
    ? [
        `${say('Notre', 'Mon')} premier concurrent, c’est l’habitude. À ${say('nous', 'moi')} de montrer ce que l’on gagne à en changer.`,
        `${say('Notre', 'Mon')} premier concurrent, c’est l’habitude.`,
      ]
    : [
        `Tout se joue la première fois : à ${say('nous', 'moi')} de donner envie de revenir.`,
        'Tout se joue la première fois.',
      ];
}

function missingDifference({ say, reading }: Voice): string[] {
  return reading.brief.goal === 'users'
    ? [`Ce qui change avec ${say('nous', 'moi')} : [différence à compléter].`]
    : [
        `Ce qui ${say('nous', 'me')} distingue : [différence à compléter].`,
        `${say('Notre', 'Ma')} différence : [différence à compléter].`,
      ];
}

function missingProof({ sector, reading, say }: Voice): string[] {
  const count = `[${sector.proof} à compléter]`;
  const texts: Record<Goal, string[]> = {
    investors: [`${say('Notre', 'Mon')} premier signal : ${count}.`, `Déjà ${count}.`],
    incubator: [
      'Première preuve du terrain : [résultat d’un premier essai à compléter].',
      'Déjà vérifié : [preuve à compléter].',
    ],
    users: ['Ils ont essayé avant vous : [avis d’un client à compléter].', `Déjà ${count}.`],
    team: ['Ce qui est déjà fait : [résultat obtenu à compléter].', 'Déjà fait : [résultat à compléter].'],
  };
  return texts[reading.brief.goal];
}
