const separator = ' | ';
export const siteName = 'Verbe';

/** The title of a page as the browser and search engines show it: "Page | Verbe" (specification §9). */
export function pageTitle(page?: string): string {
  return page ? page + separator + siteName : siteName;
}
