import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { ToastProvider } from '#app/components/ui/overlays/toast';
import { RefineProblemCallout } from '#app/features/pitch/improve/refine-problem-callout';
import { LeaveEmail } from '#app/features/pitch/notify-by-email/leave-email';
import { FailedPitch } from '#app/features/pitch/result/unfinished/failed-pitch';
import { Feedback } from '#app/features/pitch/result/feedback';
import { type Locale, locales } from '#app/i18n/locales';
import { generating } from './pitches';
import { show } from '#tests/unit/show';

const tooMany = { ok: false, error: 'too-many', retryAfter: 2401 } as const;

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({
  getPitch: vi.fn<() => Promise<unknown>>(),
  leaveEmail: vi.fn<() => Promise<unknown>>(),
  retryPitch: vi.fn<() => Promise<unknown>>(),
  sendFeedback: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('#app/features/pitch/pitch.functions', () => functions);

beforeEach(() => {
  vi.resetAllMocks();
  for (const refusing of [functions.leaveEmail, functions.retryPitch, functions.sendFeedback])
    refusing.mockResolvedValue(tooMany);
});

const said = async () => (await screen.findByRole('alert')).textContent?.replaceAll('\u00a0', ' ');
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const failed = { ...generating, status: 'failed' } as const;

describe.each(locales)('a visitor over a limit is told when to come back, in %s', (locale) => {
  test('with a refinement', async () => {
    const refinement = { kind: 'tone', tone: 'shorter' } as const;
    await show(<RefineProblemCallout problem={{ refinement, ...tooMany }} />, { locale });
    expect(await said()).toContain(
      wordsIn(locale, {
        en: 'You have asked for many versions. Come back in 41 minutes: what you have written is kept in this tab.',
        fr: 'Vous avez demandé beaucoup de versions. Revenez dans 41 minutes : ce que vous avez écrit reste dans cet onglet.',
        es: 'Ha pedido muchas versiones. Vuelva dentro de 41 minutos: lo que ha escrito se queda en esta pestaña.',
      }),
    );
  });

  test('with another try', async () => {
    await show(<FailedPitch snapshot={failed} />, { locale });
    await press(/^(?:Try again|Réessayer|Reintentar)$/);
    expect(await said()).toContain(
      wordsIn(locale, {
        en: 'You have tried many times. Come back in 41 minutes: what you wrote is kept',
        fr: 'Vous avez fait de nombreux essais. Revenez dans 41 minutes : ce que vous avez écrit est conservé',
        es: 'Ha hecho muchos intentos. Vuelva dentro de 41 minutos: lo que escribió se conserva',
      }),
    );
  });

  test('with an address, which stays in the field', async () => {
    await show(
      <ToastProvider>
        <LeaveEmail id={failed.id} />
      </ToastProvider>,
      { locale },
    );
    await userEvent.type(screen.getByRole('textbox'), 'ada@example.com{Enter}');
    expect(await said()).toContain(
      wordsIn(locale, {
        en: 'Too many addresses have been left in a short time. You can leave yours in 41 minutes.',
        fr: 'Trop d’adresses ont été laissées en peu de temps. Vous pourrez laisser la vôtre dans 41 minutes.',
        es: 'Se han dejado demasiadas direcciones en poco tiempo. Podrá dejar la suya dentro de 41 minutos.',
      }),
    );
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'ada@example.com');
  });

  test('with an answer, whose comment stays in the field', async () => {
    await show(<Feedback id={failed.id} />, { locale });
    await press(/^(?:Useful|Utile|Es útil)$/);
    await userEvent.type(screen.getByRole('textbox'), 'Clair et court.');
    await press(/^(?:Send|Envoyer|Enviar)$/);
    expect(await said()).toBe(
      wordsIn(locale, {
        en: 'You have answered many times. Come back in 41 minutes: what you wrote stays here.',
        fr: 'Vous avez répondu de nombreuses fois. Revenez dans 41 minutes : ce que vous avez écrit reste ici.',
        es: 'Ha respondido muchas veces. Vuelva dentro de 41 minutos: lo que ha escrito se queda aquí.',
      }),
    );
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Clair et court.');
  });
});

function wordsIn(locale: Locale, words: Record<Locale, string>): string {
  return words[locale];
}
