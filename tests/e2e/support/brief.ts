import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

import { briefExamples } from '../../../app/content/brief-examples';
import type { OfferCategory } from '../../../app/features/pitch/brief';
import { type Locale, languageHeader } from '../../../app/i18n/locales';
import { encoded, functionHeaders, siteCalls } from '../../support/site-calls';
import { formWords } from './form-words';
import { resultWords } from './result-words';
import { takenOver } from './taken-over';

type Asked = { lang?: Locale; category?: OfferCategory; description?: string };

/** Opens the pitch of a worked example where it lies at rest; the form, which has tests of its own, is not loaded. */
export async function openPitch(page: Page, asked: Asked = {}): Promise<void> {
  const id = await makePitch(page.request, asked);
  const snapshot = `${functionPath('pitch.getPitch')}?payload=${encodeURIComponent(encoded({ id }))}`;
  const seen = () => page.request.get(snapshot, { headers: functionHeaders });
  await expect.poll(async () => (await seen()).text()).toContain('"ready"');
  await page.goto(`/agents/elevator-pitch/${id}${asked.lang ? `?lang=${asked.lang}` : ''}`);
  await takenOver(page);
}

/** Asks for the pitch of a worked example as the form does, for the visitor whose requests these are; answers its id. */
export async function makePitch(request: APIRequestContext, asked: Asked = {}): Promise<string> {
  const { lang = 'en' } = asked;
  const answer = await request.post(functionPath('pitch.createPitch'), {
    headers: { ...functionHeaders, [languageHeader]: lang },
    data: pitchRequest(asked),
  });
  const id = /"([\w-]{22})"/.exec(await answer.text())?.[1];
  if (!id) throw new Error(`No pitch: ${answer.status()}`);
  return id;
}

/** The body of such a request, with a key of its own. */
export function pitchRequest({ lang = 'en', category = 'product', ...own }: Asked = {}): string {
  const example = { madeIn: '', messagesAndValues: '', ...briefExamples[lang][category], ...own };
  return encoded({ requestKey: randomBytes(16).toString('hex'), brief: { category, ...example } });
}

/** Where the build answers a function, as in `pitch.createPitch`. */
export function functionPath(name: string): string {
  return siteCalls('').addressOf(name);
}

/** Fills the English form with a worked example, as a visitor would, and submits it. */
export async function requestPitch(page: Page, category = 'A product', origin = ''): Promise<void> {
  await page.goto(`${origin}/agents/elevator-pitch`);
  await page.getByRole('radio', { name: category, exact: true }).check();
  await page.getByRole('button', { name: 'Start from an example' }).click();
  await page.getByRole('button', { name: 'Bring back what I had written' }).waitFor();
  await page.getByRole('button', { name: 'Write my pitch' }).click();
  await page.waitForURL(/\/agents\/elevator-pitch\/[\w-]{22}$/);
}

/** The same in any of the three languages; the site keeps it by `?lang`. */
export async function requestPitchIn(page: Page, lang: keyof typeof resultWords): Promise<void> {
  const words = resultWords[lang];
  await page.goto(`/agents/elevator-pitch?lang=${lang}`);
  await page.getByRole('radio', { name: formWords[lang].categories.product.option, exact: true }).check();
  await page.getByRole('button', { name: words.example }).click();
  await page.getByRole('button', { name: words.exampleIn }).waitFor();
  await page.getByRole('button', { name: words.submit }).click();
  await page.waitForURL(/\/agents\/elevator-pitch\/[\w-]{22}\?lang=/);
}

export const steps = [
  '1/6 Analysing offer description',
  '2/6 Reviewing potential competitors',
  '3/6 Analysing distribution challenges',
  '4/6 Taking manufacturing location into account',
  '5/6 Ensuring audience alignment',
  '6/6 Highlighting project values',
];
