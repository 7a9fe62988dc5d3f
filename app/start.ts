import {
  createCsrfMiddleware,
  createMiddleware,
  createServerOnlyFn,
  createStart,
} from '@tanstack/react-start';

import { isSiteOrigin } from './server/http/request/cross-site';
import { inFunctionCall } from './server/http/server-functions/function-call';
import { answerCall } from './server/http/server-functions/function-answers';

const functionAnswers = createMiddleware({ type: 'function' }).server(
  ({ next, context, serverFnMeta, data: input }) =>
    answerCall(next, {
      requestId: context.requestId,
      name: serverFnMeta.name,
      log: context.services.log,
      input,
      onRefusal: context.keepOutOfCache,
    }),
);

const functionCalls = createMiddleware({ type: 'request' }).server(({ next, handlerType }) =>
  handlerType === 'serverFn' ? inFunctionCall(async () => next()) : next(),
);

const isOwn = createServerOnlyFn(isSiteOrigin);

export const startInstance = createStart(() => ({
  requestMiddleware: [
    createCsrfMiddleware({
      filter: (context) => context.handlerType === 'serverFn',
      origin: (origin, { request, context }) => isOwn(origin, request, context.services.env),
    }),
    functionCalls,
  ],
  functionMiddleware: [functionAnswers],
}));
