import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { closeAtOnce, listenOnLoopback } from './loopback.ts';
import { type Answerer, answerText } from './model/answer.ts';
import { type ModelMode, type ModelRequest, readRequest } from './model/request.ts';
import { misbehave, sendAnswer, sendError } from './model/respond.ts';

export type { ModelMode, ModelRequest };

/** A call that reached the fake, as it stands now. */
export type ModelCallSeen = Pick<ModelRequest, 'model' | 'system' | 'prompt' | 'mode'> & {
  method: string;
  /** Epoch milliseconds. */
  at: number;
  /** True once the caller has closed the connection before the answer's end. */
  aborted: boolean;
};

export type FakeModel = {
  /** The base address, up to and with `/v1`. */
  url: string;
  /** How it behaves from the next call on. */
  mode: ModelMode;
  /** What it says; undefined leaves it to the fake. */
  answer: Answerer | undefined;
  /** All calls so far, in the order in which they came. */
  calls: ModelCallSeen[];
  /** Behaves otherwise for the next calls, one or several, then as before. */
  forNext(mode: ModelMode, times?: number): void;
  close(): Promise<void>;
};

type Options = {
  /** 0 or unset: any free one. */
  port?: number;
  mode?: ModelMode;
  /** Speed of every answer; unset: at once, and 20 in the mode `slow`. */
  tokensPerSecond?: number;
  firstTokenMs?: number;
  /** The key that calls must carry; unset: none. */
  apiKey?: string;
  answer?: Answerer;
};

/** A service of the OpenAI kind on loopback: answers whatever JSON schema it is asked for, or plays a fault. */
export async function startFakeModel(options: Options = {}): Promise<FakeModel> {
  const next: ModelMode[] = [];
  const pace = { tokensPerSecond: options.tokensPerSecond, firstTokenMs: options.firstTokenMs ?? 0 };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const port = await listenOnLoopback(server, options.port);

  const fake: FakeModel = {
    url: `http://127.0.0.1:${port}/v1`,
    mode: options.mode ?? 'well-behaved',
    answer: options.answer,
    calls: [],
    forNext: (mode, times = 1) => void next.push(...Array<ModelMode>(times).fill(mode)),
    close: () => closeAtOnce(server),
  };
  return fake;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = readRequest(await text(request), next.shift() ?? fake.mode);
    if (request.url !== '/v1/chat/completions') return sendError(response, 404, 'Not found');
    if (!call) return sendError(response, 400, 'Not a call that this service knows');
    see(call, request, response);
    if (options.apiKey && request.headers.authorization !== `Bearer ${options.apiKey}`) {
      return sendError(response, 401, 'Wrong key');
    }
    if (misbehave(response, call.mode)) return;
    await sendAnswer(response, call, answerText(call, fake.answer), pace);
  }

  function see(call: ModelRequest, request: IncomingMessage, response: ServerResponse): void {
    const { model, system, prompt, mode } = call;
    const seen = {
      method: request.method ?? '',
      model,
      system,
      prompt,
      mode,
      at: Date.now(),
      aborted: false,
    };
    fake.calls.push(seen);
    response.once('close', () => {
      const brokenHere = mode === 'cut' || mode === 'reset';
      seen.aborted = !response.writableFinished && !brokenHere;
    });
  }
}
