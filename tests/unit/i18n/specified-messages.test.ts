import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The messages that the product has word for word (product 6.2, 7.9, 11.2): English, French, Spanish. When each is shown is tested where it is. */
const messages: [english: string, french: string, spanish: string][] = [
  ['You must choose an offer category', 'Choisissez une catégorie d’offre', 'Elija una categoría de oferta'],
  ['You must write an offer category', 'Indiquez ce que vous proposez', 'Escriba en qué consiste su oferta'],
  ...described('product', 'le produit que vous proposez', 'el producto que ofrecerá'),
  ...described('service', 'le service que vous proposez', 'el servicio que ofrecerá'),
  ...described('offer', 'l’offre que vous proposez', 'la oferta que propondrá'),
  ...described('project', 'le projet que vous proposez', 'el proyecto que llevará a cabo'),
  ...described('concept', 'le concept que vous proposez', 'el concepto que desarrollará'),
  [
    'You must select who you pitch to',
    'Choisissez à qui s’adresse votre pitch',
    'Elija ante quién presenta su pitch',
  ],
  ['Describe your audience', 'Décrivez votre public', 'Describa su público'],
  [
    'Please fill in all required fields',
    'Remplissez tous les champs obligatoires',
    'Rellene todos los campos obligatorios',
  ],
  ['Required field', 'Champ obligatoire', 'Campo obligatorio'],
  [
    'Please enter a valid email',
    'Saisissez une adresse e-mail valide',
    'Introduzca un correo electrónico válido',
  ],
  [
    'Disposable emails are not accepted. Please use a valid email address.',
    'Les adresses jetables ne sont pas acceptées. Indiquez une adresse e-mail valide.',
    'No se aceptan correos desechables. Utilice una dirección de correo electrónico válida.',
  ],
  [
    'You have {charactersCount} letters left',
    'Il vous reste {charactersCount} caractères',
    'Le quedan {charactersCount} caracteres',
  ],
  [
    '{label}: it must be {max} characters or shorter',
    '{label} : {max} caractères au maximum',
    '{label}: {max} caracteres como máximo',
  ],
  [
    'Please enter a valid telephone number, or leave the field empty',
    'Saisissez un numéro de téléphone valide, ou laissez le champ vide',
    'Introduzca un número de teléfono válido o deje el campo vacío',
  ],
  ['Page not found: {path}', 'Page introuvable : {path}', 'Página no encontrada: {path}'],
  [
    "We couldn't find the article you're looking for.",
    'Nous n’avons pas trouvé l’article que vous cherchez.',
    'No hemos encontrado el artículo que busca.',
  ],
  ['See all articles', 'Voir tous les articles', 'Ver todos los artículos'],
  [
    'Chatbot {name} is currently disabled.',
    '{name} : chatbot désactivé pour le moment.',
    '{name}: chatbot desactivado por el momento.',
  ],
  ['Try again later.', 'Réessayez plus tard.', 'Vuelva a intentarlo más tarde.'],
  [
    'An error occurred while requesting your pitch, please try again.',
    'Une erreur s’est produite pendant la demande de votre pitch. Réessayez.',
    'Se ha producido un error al solicitar su pitch. Inténtelo de nuevo.',
  ],
  ['Retry with this email', 'Réessayer avec cette adresse', 'Reintentar con este correo'],
  ['Please try later', 'Réessayez plus tard', 'Inténtelo más tarde'],
  [
    'Your request has been registered.',
    'Votre demande a été enregistrée.',
    'Su solicitud ha quedado registrada.',
  ],
  [
    'An error occurred while submitting the form. Please try again later.',
    'Une erreur s’est produite lors de l’envoi du formulaire. Veuillez réessayer plus tard.',
    'Se ha producido un error al enviar el formulario. Inténtelo de nuevo más tarde.',
  ],
  [
    'Thank you! Your message has been sent.',
    'Merci ! Votre message a été envoyé.',
    '¡Gracias! Su mensaje se ha enviado.',
  ],
  ['No results', 'Aucun résultat', 'Sin resultados'],
  ['Back to home', 'Retour à l’accueil', 'Volver al inicio'],
];

const words = { en: wordsOf('en'), fr: wordsOf('fr'), es: wordsOf('es') };

test.each(messages)('%s', (english, french, spanish) => {
  expect(words.en.get(english)).toEqual(new Set([english]));
  expect(words.fr.get(english)).toEqual(new Set([french]));
  expect(words.es.get(english)).toEqual(new Set([spanish]));
});

function described(noun: string, french: string, spanish: string): [string, string, string][] {
  return [[`You must describe the ${noun} you will provide`, `Décrivez ${french}`, `Describa ${spanish}`]];
}

/** What all catalogs of a language say for each message; one thing, unless they differ. Unbreakable spaces as plain ones. */
function wordsOf(locale: string): Map<string, Set<string>> {
  const catalogs = join(process.cwd(), 'app/i18n/catalogs');
  const found = new Map<string, Set<string>>();
  for (const { name } of readdirSync(catalogs, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const catalog = readFileSync(join(catalogs, name, `${locale}.po`), 'utf8');
    for (const [, id = '', text = ''] of catalog.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm))
      found.set(id, (found.get(id) ?? new Set()).add(text.replaceAll(/[\u00A0\u202F]/g, ' ')));
  }
  return found;
}
