import { ContentError } from './content-source';

/** What `ask` gives; undefined where the service fails and nothing is kept. Any other fault is ours, and thrown. */
export async function unlessAway<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
