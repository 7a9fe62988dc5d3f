import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { MessageProblemCallout } from '#app/features/contact/message-form/message-problem-callout';
import type { Locale } from '#app/i18n/locales';
import { show } from '#tests/unit/show';

test.each<[Locale, string, string]>([
  [
    'en',
    'Too many messages have been sent from here.',
    'Your message is kept here. You can send it in 41 minutes.',
  ],
  [
    'fr',
    'Trop de messages ont été envoyés depuis votre connexion.',
    'Votre message est conservé ici. Vous pourrez l’envoyer dans 41 minutes.',
  ],
  [
    'es',
    'Se han enviado demasiados mensajes desde aquí.',
    'Su mensaje se conserva aquí. Podrá enviarlo dentro de 41 minutos.',
  ],
])('says in %s when a message over the limit can be sent', async (locale, ...words) => {
  await show(<MessageProblemCallout problem={{ kind: 'too-many', retryAfter: 2401 }} />, { locale });
  const paragraphs = [...screen.getByRole('alert').querySelectorAll('p')];
  expect(paragraphs.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(words);
});
