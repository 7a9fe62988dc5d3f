import {
  createCsrfMiddleware,
  createMiddleware,
  createServerOnlyFn,
  createStart,
} from '@tanstack/react-start';

import { isOwnOrigin } from './server/http/cross-site';
import { hideTheInside } from './server/http/function-errors';

const functionErrors = createMiddleware({ type: 'function' }).server(
  ({ next, context, serverFnMeta, data: asked }) =>
    hideTheInside(next, { requestId: context.requestId, name: serverFnMeta.name, asked }),
);

const isOwn = createServerOnlyFn((origin: string, request: Request) => isOwnOrigin(origin, request));

export const startInstance = createStart(() => ({
  requestMiddleware: [
    createCsrfMiddleware({
      filter: (context) => context.handlerType === 'serverFn',
      origin: (origin, { request }) => isOwn(origin, request),
    }),
  ],
  functionMiddleware: [functionErrors],
}));
