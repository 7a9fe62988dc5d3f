import type { Metrics } from '#app/server/metrics/metrics';
import type { Usage } from './model-call';

export type CallCounts = {
  call(purpose: string, outcome: string): void;
  tokens(usage: Usage): void;
};

/** Calls of the language model by this process, refused ones too, and the tokens that its service reported. */
export function countCalls(metrics: Metrics): CallCounts {
  const calls = metrics.counter('model_calls_total', 'Calls of the language model, by what came of them.');
  const tokens = metrics.counter('model_tokens_total', 'Tokens of the language model.');
  return {
    call: (purpose, outcome) => calls.add({ purpose, outcome }),
    tokens({ tokensIn = 0, tokensOut = 0 }) {
      tokens.add({ direction: 'in' }, tokensIn);
      tokens.add({ direction: 'out' }, tokensOut);
    },
  };
}
