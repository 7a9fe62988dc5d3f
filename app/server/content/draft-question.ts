import type { Locale } from '#app/i18n/locales';

const words = {
  en: {
    title: 'Preview of drafts',
    text: 'For half an hour, this browser will show articles as they stand in the content service, before publication.',
    button: 'Show the draft',
  },
  fr: {
    title: 'Aperçu des brouillons',
    text: 'Pendant une demi-heure, ce navigateur montrera les articles tels qu’ils sont dans le service de contenu, avant publication.',
    button: 'Voir le brouillon',
  },
  es: {
    title: 'Vista previa de borradores',
    text: 'Durante media hora, este navegador mostrará los artículos tal como están en el servicio de contenidos, antes de publicarse.',
    button: 'Ver el borrador',
  },
};

const bodyStyle = 'max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif';
const buttonStyle = 'min-height:2.75rem;padding:0 1.25rem;font:inherit';

/** A link by itself changes nothing: the button sends the same address back. It holds the secret. */
export function draftQuestion(locale: Locale): Response {
  const { title, text, button } = words[locale];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta name="referrer" content="strict-origin"><link rel="icon" href="/favicon.svg"><title>${title} | Verbe</title>`;
  const html = `<!doctype html><html lang="${locale}"><head>${head}</head><body style="${bodyStyle}"><main><h1>${title}</h1><p>${text}</p><form method="post"><button style="${buttonStyle}">${button}</button></form></main></body></html>`;
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
