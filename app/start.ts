import {
  createCsrfMiddleware,
  createMiddleware,
  createServerOnlyFn,
  createStart,
} from '@tanstack/react-start';

import { isOwnOrigin } from './server/http/cross-site';
import { inFunctionCall } from './server/http/function-call';
import { hideTheInside } from './server/http/function-errors';

const functionErrors = createMiddleware({ type: 'function' }).server(
  ({ next, context, serverFnMeta, data: asked }) =>
    hideTheInside(next, { requestId: context.requestId, name: serverFnMeta.name, asked }),
);

const functionCalls = createMiddleware({ type: 'request' }).server(({ next, handlerType }) =>
  handlerType === 'serverFn' ? inFunctionCall(async () => next()) : next(),
);

const isOwn = createServerOnlyFn((origin: string, request: Request) => isOwnOrigin(origin, request));

export const startInstance = createStart(() => ({
  requestMiddleware: [
    createCsrfMiddleware({
      filter: (context) => context.handlerType === 'serverFn',
      origin: (origin, { request }) => isOwn(origin, request),
    }),
    functionCalls,
  ],
  functionMiddleware: [functionErrors],
}));
