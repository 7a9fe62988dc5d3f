import { runtime } from '#app/server/runtime';
import { receiveWebhook } from './webhook';

/** `POST /content/webhook`: the content service says that something changed. */
export function contentChanged(request: Request): Promise<Response> {
  const { env, content, log } = runtime();
  return receiveWebhook(request, { secret: env.content.webhookSecret, content, log });
}
