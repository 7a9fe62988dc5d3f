import {
  checkNumbers,
  plainText,
  type CheckNumber,
  type Pitch,
  type PitchOrder,
  type Refinement,
  type ScoreCard,
  type Verdict,
  type WeakPoint,
} from '../../pitch';
import { styleOf } from '../style';
import { betterLine } from './better';
import { faultsOf, programChecks, type Fault } from './faults';
import { mostTelling } from './most-telling';
import { opinionsOf, type Opinion } from './opinion';
import { questionsOf } from './questions';
import { subjectOf, type Subject } from './subject';

/**
 * The score card that rules alone can give, for a pitch of any engine: what a program decides, what rules can honestly
 * tell, and otherwise `yours`. `asked` tells whether a shorter pitch was wanted.
 */
export function scoreByRules({
  asked,
  ...order
}: PitchOrder & { pitch: Pitch; asked: Refinement[] }): ScoreCard {
  const subject = subjectOf(order);
  const faults = faultsOf(order.pitch, order.brief, order.lang, styleOf(asked));
  const opinions = opinionsOf(subject);
  return {
    checks: checkNumbers.map((check) => ({ check, verdict: verdictOn(check, faults, subject, opinions) })),
    weakPoints: weakPointsOf(faults, subject, opinions),
    questions: questionsOf(subject.blanks, order.brief, subject.reading, subject.pack),
  };
}

function verdictOn(check: CheckNumber, faults: Fault[], subject: Subject, opinions: Opinion[]): Verdict {
  const isWeak =
    faults.some((fault) => fault.check === check) || subject.blanks.some(({ lifts }) => lifts === check);
  if (isWeak) return 'weak';
  if (programChecks.includes(check)) return 'good';
  return opinions.find((opinion) => opinion.check === check)?.verdict ?? 'yours';
}

function weakPointsOf(faults: Fault[], subject: Subject, opinions: Opinion[]): WeakPoint[] {
  const points: WeakPoint[] = [
    ...faults.map(({ check, duration, line }) => ({
      check,
      ...(duration === undefined ? {} : { duration }),
      line,
      ...(mendable.has(check) ? betterLine(line, subject) : {}),
    })),
    ...opinions.flatMap(({ weak }) => (weak === undefined ? [] : [weak])),
    ...subject.blanks.map(({ lifts, duration, line }) => ({
      check: lifts,
      ...(duration === undefined ? {} : { duration }),
      line,
    })),
  ];
  const keyOf = ({ check, line }: WeakPoint) => `${check} ${plainText(line)}`;
  return points
    .filter((point) => point.line.length > 0)
    .filter((point, at, all) => all.findIndex((other) => keyOf(other) === keyOf(point)) === at)
    .toSorted((a, b) => mostTelling(a.check, b.check))
    .slice(0, mostWeakPoints);
}

const mostWeakPoints = 6;

/** Faults of a single line: another line may do without. */
const mendable = new Set<CheckNumber>([2, 9, 11, 12]);
