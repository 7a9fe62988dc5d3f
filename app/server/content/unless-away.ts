import { ContentError } from './content-source';

export async function unlessAway<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
