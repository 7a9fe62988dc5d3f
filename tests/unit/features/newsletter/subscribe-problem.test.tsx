import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SubscribeProblemCallout } from '#app/features/newsletter/subscribe-problem';
import type { Locale } from '#app/i18n/locales';
import { show } from '#tests/unit/show';

test.each<[Locale, string]>([
  ['en', 'Too many addresses have been sent from here. You can send yours in 41 minutes.'],
  [
    'fr',
    'Trop d’adresses ont été envoyées depuis votre connexion. Vous pourrez envoyer la vôtre dans 41 minutes.',
  ],
  ['es', 'Se han enviado demasiadas direcciones desde aquí. Podrá enviar la suya dentro de 41 minutos.'],
])('says in %s when an address over the limit can be sent', async (locale, words) => {
  await show(<SubscribeProblemCallout problem={{ kind: 'too-many', retryAfter: 2401 }} />, { locale });
  expect(screen.getByRole('alert').textContent).toBe(words);
});
