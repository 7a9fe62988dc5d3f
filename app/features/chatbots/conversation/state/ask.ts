import { readLines } from '#app/lib/read-lines';
import { createSilenceAlarm } from '#app/lib/silence-alarm';
import { type AnswerLine, answerLineSchema, type ChatRequest } from '../../chat';

/** The server gives a model 20 s for its first word; a line silent for longer than this is taken for broken, in ms. */
const silenceMs = 30_000;

/** Throws where the connection cannot be opened, breaks or falls silent, and when `signal` aborts. */
export async function* askServer(request: ChatRequest, signal: AbortSignal): AsyncGenerator<AnswerLine> {
  const silence = createSilenceAlarm(silenceMs);
  try {
    const { askChatbot } = await import('../../chatbot.functions');
    const response = await askChatbot({ data: request, signal: AbortSignal.any([signal, silence.signal]) });
    for await (const line of readLines(response, answerLineSchema)) {
      silence.restart();
      yield line;
    }
  } finally {
    silence.end();
  }
}
