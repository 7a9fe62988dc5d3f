const separator = ' | ';
export const siteName = 'Verbe';

/** "Page | Verbe" (product 10.7). */
export function pageTitle(page?: string): string {
  return page ? page + separator + siteName : siteName;
}
