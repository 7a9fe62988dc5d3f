import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start';

import { hideTheInside } from './server/http/function-errors';

const functionErrors = createMiddleware({ type: 'function' }).server(({ next, context, serverFnMeta }) =>
  hideTheInside(next, { requestId: context.requestId, name: serverFnMeta.name }),
);

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })],
  functionMiddleware: [functionErrors],
}));
