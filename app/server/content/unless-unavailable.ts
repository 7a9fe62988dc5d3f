import { ContentError } from './content-source';

/** What the content service answers; undefined while it is unavailable. */
export async function unlessUnavailable<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
