/** How long the answer to a form may take, in ms; the same submission can be sent again. */
export const answerTimeoutMs = 30_000;

/** A form was not taken: `problem.kind` says why, and the screen has the words. */
export class SubmissionError<Problem extends { kind: string }> extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Throws. Without a network everything fails, whatever it was that failed first. */
export function failSubmission(kind: 'failed' | 'robot'): never {
  throw new SubmissionError({ kind: navigator.onLine ? kind : 'offline' });
}
