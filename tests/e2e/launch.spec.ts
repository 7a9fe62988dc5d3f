import { startServer } from './support/server';
import { expect, test } from './support/test';

test('a port that is taken is said in one line', async ({ server }) => {
  const second = startServer({ PORT: `${server.port}` });
  await expect(second).rejects.toThrow(`Port ${server.port} of 127.0.0.1 is taken: set PORT to another one.`);
});

test('every fault of the configuration is said before anything starts', async () => {
  const server = startServer({ LLM_MODEL: 'x', LOG_LEVEL: 'loud' });
  await expect(server).rejects.toThrow(/LOG_LEVEL: .*\n.*LLM_BASE_URL: required/s);
});
