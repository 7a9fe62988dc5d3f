/** In ms. */
const answerTimeoutMs = 30_000;

/** Fails where an answer takes too long, as on a line that is up and silent: what waits for it could else never be left. */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('No answer in time')), answerTimeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
