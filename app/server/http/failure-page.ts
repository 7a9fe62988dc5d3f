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

/** The last page that still works when the application itself failed: no script, no style sheet, no detail. */
export function failurePage(status: number, { locale, requestId }: RequestContext): Response {
  const { title, text, home } = words[locale];
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | Verbe</title><main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p><p><small>${requestId}</small></p></main></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
