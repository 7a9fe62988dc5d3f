import { pageTitle, siteName } from '#app/lib/page-title';
import type { RequestContext } from './request-context';

const words = {
  en: {
    title: 'Something went wrong',
    text: 'Nothing you wrote was changed. Please try again in a moment.',
    home: 'Back to home',
  },
  fr: {
    title: 'Une erreur s’est produite',
    text: 'Rien de ce que vous avez écrit n’a été modifié. Réessayez dans un instant.',
    home: 'Retour à l’accueil',
  },
  es: {
    title: 'Se ha producido un error',
    text: 'No se ha modificado nada de lo que escribió. Inténtelo de nuevo en un momento.',
    home: 'Volver al inicio',
  },
};

const look =
  'font: 1.125rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem';

/** The last page that still works when the application itself failed: no script, no style sheet, no detail. */
export function failurePage(
  status: number,
  { locale, requestId }: Pick<RequestContext, 'locale' | 'requestId'>,
): Response {
  const { title, text, home } = words[locale];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${pageTitle(title)}</title>`;
  const logo = `<header><a href="/">« ${siteName} »</a></header>`;
  const main = `<main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p><p><small>${requestId}</small></p></main>`;
  const html = `<!doctype html><html lang="${locale}"><head>${head}</head><body style="${look}">${logo}${main}</body></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
