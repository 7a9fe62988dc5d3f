import { expectSoundInEveryLook } from './support/looks';
import { formWords } from './support/form-words';
import { makePitch, requestPitch } from './support/brief';
import { resultWords } from './support/result-words';
import { expect, test } from './support/test';

test.use({ serverEnv: { RATE_LIMITS: 'on' } });

/** Pitches of an hour. */
const limit = 5;

/** What there is to do until then. */
const meanwhile = {
  fr: 'Ouvrir mon dernier pitch',
  es: 'Abrir mi último pitch',
};

/** Why, what became of the text, and when to come back. */
const refusals = {
  fr: /^Vous avez demandé beaucoup de pitchs\. Votre texte reste ici\s: revenez dans \d+ minutes?\./,
  es: /^Ha pedido muchos pitches\. Su texto se queda aquí: vuelva dentro de \d+ minutos?\./,
};

test('the sixth pitch of an hour is refused aloud, says when to come back, and keeps the text', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole('the server responded with a status of 429');
  for (let made = 1; made < limit; made += 1) await makePitch(page.request);
  // The latest is known to the browser that asked for it by the form.
  await requestPitch(page);
  for (const lang of ['fr', 'es'] as const) {
    const { categories, submit } = formWords[lang];
    await page.goto(`/agents/elevator-pitch?lang=${lang}`);
    await page.getByRole('radio', { name: categories.service.option, exact: true }).check();
    await page.getByRole('button', { name: resultWords[lang].example }).click();
    await page.getByRole('button', { name: resultWords[lang].exampleIn }).waitFor();
    const description = page.getByLabel(categories.service.label);
    const text = await description.inputValue();
    await page.getByRole('button', { name: submit }).click();
    const refusal = page.getByRole('alert').filter({ hasText: refusals[lang] });
    await expect(refusal).toBeInViewport();
    await expect(refusal.getByRole('link', { name: meanwhile[lang] })).toBeVisible();
    await expect(description).toHaveValue(text);
  }
  await page.reload();
  await expect(page.getByLabel(formWords.es.categories.service.label)).not.toHaveValue('');
  await page.getByRole('button', { name: formWords.es.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: refusals.es })).toBeVisible();
  await expectSoundInEveryLook(page);
  await page.getByRole('link', { name: meanwhile.es }).click();
  await expect(page.getByRole('heading', { level: 1, name: resultWords.es.title })).toBeVisible();
});
