export type ModelErrorKind =
  | 'timeout'
  | 'rate-limited'
  | 'unavailable'
  | 'refused'
  | 'invalid-answer'
  | 'empty'
  | 'cut'
  | 'too-long'
  | 'budget-spent'
  | 'circuit-open';

/** Its message says nothing of the prompt, answer or key. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind;
  readonly retryable: boolean;
  readonly status: number | undefined;

  constructor(kind: ModelErrorKind, status?: number) {
    super(`The language model ${words[kind]}${status === undefined ? '' : ` (HTTP ${status})`}`);
    this.name = 'ModelError';
    this.kind = kind;
    this.retryable = !final.has(kind);
    this.status = status;
  }
}

const final = new Set<ModelErrorKind>(['refused', 'too-long', 'budget-spent']);

const words: Record<ModelErrorKind, string> = {
  timeout: 'did not answer in time',
  'rate-limited': 'is asked too much at once',
  unavailable: 'cannot be reached or is out of order',
  refused: 'refused the call',
  'invalid-answer': 'answered something else than what was asked',
  empty: 'answered nothing',
  cut: 'broke off its answer',
  'too-long': 'was asked more than fits',
  'budget-spent': 'has used up the tokens of the day',
  'circuit-open': 'has failed often and is left alone for some seconds',
};
