import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import type { ModelMode, ModelRequest } from './request.ts';

export type Pace = {
  /** Unset: all at once. */
  tokensPerSecond: number | undefined;
  firstTokenMs: number;
};

/** What the services count, roughly. */
const charactersPerToken = 4;
const slowTokensPerSecond = 20;

/** Plays the modes that give no answer; false for those that do. */
export function misbehave(response: ServerResponse, mode: ModelMode): boolean {
  if (mode === 'hang') return true;
  if (mode === 'reset') response.socket?.resetAndDestroy();
  else if (mode === '413') sendError(response, 413, 'Too many tokens');
  else if (mode === '429') sendError(response, 429, 'Too many requests');
  else if (mode === '500') sendError(response, 500, 'The server had an error');
  else if (mode === '502') sendPage(response, 502, '502 Bad Gateway');
  else if (mode === 'html-200') sendPage(response, 200, 'Please sign in');
  else return false;
  return true;
}

export function sendError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(status === 429 ? { 'retry-after': '1' } : {}),
  });
  response.end(JSON.stringify({ error: { message, type: 'fake', param: null, code: String(status) } }));
}

function sendPage(response: ServerResponse, status: number, title: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><title>${title}</title><h1>${title}</h1>`);
}

/** Sends the text at its pace, streamed or whole as asked, as far as the tokens go; half of it in the modes `cut`, `stall` and `filtered`. */
export async function sendAnswer(
  response: ServerResponse,
  request: ModelRequest,
  text: string,
  pace: Pace,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const whole = tokensIn(text) <= request.maxTokens;
  const fitting = whole ? text : text.slice(0, request.maxTokens * charactersPerToken);
  const message = {
    text: fitting,
    finishReason: whole ? 'stop' : 'length',
    usage: usageOf(request, fitting),
  };
  const wait = async (ms: number) => ms > 0 && (await pause(ms, undefined, { signal: left.signal }));
  const tokensPerSecond = pace.tokensPerSecond ?? (request.mode === 'slow' ? slowTokensPerSecond : Infinity);
  try {
    await wait(pace.firstTokenMs);
    await (request.streamed ? sendStream : sendWhole)(response, request, message, (said) =>
      wait((tokensIn(said) / tokensPerSecond) * 1000),
    );
  } catch (error) {
    if (!left.signal.aborted) throw error;
  }
}

type Message = { text: string; finishReason: string; usage: ReturnType<typeof usageOf> };

type Say = (said: string) => Promise<unknown>;

async function sendWhole(response: ServerResponse, request: ModelRequest, message: Message, say: Say) {
  await say(message.text);
  const choice = {
    index: 0,
    message: { role: 'assistant', content: message.text },
    finish_reason: message.finishReason,
  };
  const body = JSON.stringify({
    ...head(request, 'chat.completion'),
    choices: [choice],
    usage: message.usage,
  });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  if (request.mode === 'stall') response.write(body.slice(0, body.length / 2));
  else if (request.mode === 'cut') await breakOff(response, body.slice(0, body.length / 2));
  else response.end(body);
}

async function sendStream(response: ServerResponse, request: ModelRequest, message: Message, say: Say) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  const event = (choices: unknown[], more = {}) =>
    `data: ${JSON.stringify({ ...head(request, 'chat.completion.chunk'), choices, ...more })}\n\n`;
  const words = message.text.match(/\S+\s*|\s+/g) ?? [];
  const isHalf = ['cut', 'stall', 'filtered'].includes(request.mode);
  const sent = isHalf ? words.slice(0, Math.ceil(words.length / 2)) : words;
  for (const word of sent) {
    await say(word);
    response.write(event([{ index: 0, delta: { role: 'assistant', content: word }, finish_reason: null }]));
  }
  if (request.mode === 'cut') return await breakOff(response, 'data: {"choi');
  // Says nothing more, and keeps the connection.
  if (request.mode === 'stall') return;
  const finishReason = request.mode === 'filtered' ? 'content_filter' : message.finishReason;
  response.write(event([{ index: 0, delta: {}, finish_reason: finishReason }]));
  response.end(`${event([], { usage: message.usage })}data: [DONE]\n\n`);
}

/** Sends the last bytes, then breaks the connection. */
async function breakOff(response: ServerResponse, last: string): Promise<void> {
  await new Promise((sent) => response.write(last, sent));
  response.destroy();
}

function head({ model }: ModelRequest, object: string) {
  return { id: 'fake', object, created: Math.floor(Date.now() / 1000), model };
}

function usageOf({ system, prompt }: ModelRequest, text: string) {
  const [input, output] = [tokensIn(system + prompt), tokensIn(text)];
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}
