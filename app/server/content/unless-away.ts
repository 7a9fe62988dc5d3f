import { ContentError } from './content-source';

/** What `ask` gives; undefined where the content service fails and nothing is cached. Any other error is thrown. */
export async function unlessAway<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
