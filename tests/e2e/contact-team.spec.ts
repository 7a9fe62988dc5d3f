import { expectSoundInEveryLook } from './support/looks';
import { messageWords } from './support/message-words';
import { expect, test } from './support/test';

test.use({ serverEnv: { TEAM_EMAIL: 'team@verbe.example' }, fakes: ['smtp'] });

const lang = 'es';

test('a message to the team is refused in words, and then sent', async ({ page, smtp }) => {
  const said = messageWords[lang];
  await page.goto(`/contact/team?lang=${lang}`);
  const form = page.locator('#team-message-form');
  const send = form.getByRole('button', { name: said.send });
  const faults = form.getByRole('alert').getByRole('link');
  await send.click();
  await expect(faults).toHaveText([...said.teamMissing]);
  const long = 'a'.repeat(101);
  await form.getByLabel(said.name).fill(long);
  await form.getByLabel(said.email).fill('ada@nowhere');
  await form.getByLabel(said.subject).fill(long);
  await form.getByLabel(said.message).fill('a'.repeat(5001));
  await expect(faults).toHaveText([
    said.over(said.nameLabel, 100),
    said.emailInvalid,
    said.over(said.subject, 100),
    said.over(said.message, 5000),
  ]);
  await expectSoundInEveryLook(page);

  await form.getByLabel(said.name).fill('Ada Martin');
  await form.getByLabel(said.email).fill('team@example.org');
  await form.getByLabel(said.subject).fill('A question');
  await form.getByLabel(said.message).fill('For the DevOps desk');
  await send.click();
  await expect(page.getByText(said.sent)).toBeVisible();
  expect((await smtp.nextMail('team@example.org')).subject).toBe(said.receipt);
  const forwarded = () => smtp.mails.map(({ subject }) => subject);
  await expect.poll(forwarded).toContain('Pour l’équipe\u00A0: A question');
});
