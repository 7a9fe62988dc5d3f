import { useRouter } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Measurement } from '#app/features/consent/measurement';
import { openChoices } from '#app/features/consent/open-choices';
import { show } from '#tests/unit/show';

type Call = { data: unknown; signal: AbortSignal };

// The network's edge: server functions need the framework's build.
const functions = vi.hoisted(() => ({ keepProof: vi.fn<(call: Call) => Promise<unknown>>() }));
vi.mock('#app/features/consent/consent.functions', () => functions);

const settings = JSON.stringify({ tagUrl: 'https://tag.example/tag.js', ids: [{ id: 'G-ONE', params: {} }] });

beforeEach(() => {
  vi.resetAllMocks();
  functions.keepProof.mockResolvedValue({ ok: true });
  window.dataLayer = undefined;
});
afterEach(() => {
  document.cookie = 'consent=; Max-Age=0';
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const button = (name: string) => screen.getByRole('button', { name });

test('“Learn more” opens the dialog, whose closing decides nothing', async () => {
  await show(<Measurement settings={settings} />);
  await userEvent.click(button('Learn more'));
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  await userEvent.click(button('Close'));
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeTruthy();
  expect(functions.keepProof).not.toHaveBeenCalled();
  expect(document.cookie).not.toContain('consent');
});

test('Global Privacy Control is a no that is not asked about, and may be changed', async () => {
  Reflect.set(navigator, 'globalPrivacyControl', true);
  await show(<Measurement settings={settings} />);
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  expect(window.dataLayer).toBeUndefined();
  openChoices();
  const measuring = await screen.findByRole('checkbox', { name: 'Audience measurement' });
  expect(measuring).toHaveProperty('checked', false);
  await userEvent.click(measuring);
  await userEvent.click(button('Save and apply'));
  await waitFor(() => expect(window.dataLayer).toBeDefined());
  expect(functions.keepProof).toHaveBeenCalledWith(
    expect.objectContaining({ data: expect.objectContaining({ choice: 'accepted' }) }),
  );
});

test('a choice holds though its proof could not be sent', async () => {
  functions.keepProof.mockRejectedValue(new TypeError('Failed to fetch'));
  await show(<Measurement settings={settings} />);
  await userEvent.click(button('Refuse'));
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  expect(document.cookie).toMatch(/consent=1\.refused\./);
});

test('a proof that could not be sent is sent by the next page, under its number', async () => {
  functions.keepProof.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await show(<Measurement settings={settings} />);
  await userEvent.click(button('Accept'));
  cleanup();
  await show(<Measurement settings={settings} />);
  await waitFor(() => expect(functions.keepProof).toHaveBeenCalledTimes(2));
  const [first, second] = functions.keepProof.mock.calls.map(([{ data }]) => data);
  expect(second).toEqual(first);
});

test('a choice that the server has answered is sent no more', async () => {
  document.cookie = 'consent=1.accepted.2027-01-15.0';
  await show(<Measurement settings={settings} />);
  expect(functions.keepProof).not.toHaveBeenCalled();
});

test('an answer to the choice before is not waited for: it would bring that choice back', async () => {
  functions.keepProof.mockReturnValue(new Promise(() => {}));
  await show(<Measurement settings={settings} />);
  await userEvent.click(button('Accept'));
  openChoices();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Audience measurement' }));
  await userEvent.click(button('Save and apply'));
  expect(functions.keepProof.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([true, false]);
});

test.each([
  ['another tab has refused', 'consent=1.refused.2027-01-15.1'],
  ['the cookies were cleared', 'consent=; Max-Age=0'],
])('nor is an answer waited for once %s', async (_, change) => {
  functions.keepProof.mockReturnValue(new Promise(() => {}));
  await show(<Measurement settings={settings} />);
  await userEvent.click(button('Accept'));
  document.dispatchEvent(new Event('visibilitychange'));
  const signal = functions.keepProof.mock.calls[0]?.[0].signal;
  expect(signal?.aborted).toBe(false);
  document.cookie = change;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(signal?.aborted).toBe(true);
});

test('cookies that were cleared end the measurement, and the banner asks again', async () => {
  document.cookie = 'consent=1.accepted.2027-01-15.0';
  await show(<Measurement settings={settings} />);
  document.cookie = 'consent=; Max-Age=0';
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(Reflect.get(window, 'ga-disable-G-ONE')).toBe(true));
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeTruthy();
});

test.each([
  ['when it is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['when it comes back from the history', () => window.dispatchEvent(new Event('pageshow'))],
])('a no that another tab keeps ends the measurement here %s', async (_, look) => {
  document.cookie = 'consent=1.accepted.2027-01-15.0';
  await show(<Measurement settings={settings} />);
  expect(Reflect.get(window, 'ga-disable-G-ONE')).toBe(false);
  document.cookie = 'consent=1.refused.2027-01-15.1';
  look();
  await waitFor(() => expect(Reflect.get(window, 'ga-disable-G-ONE')).toBe(true));
});

test.each([
  ['a no that another tab keeps', 'consent=1.refused.2027-01-15.1'],
  ['the cookies were cleared', 'consent=; Max-Age=0'],
])('after %s no further page is counted', async (_, change) => {
  document.cookie = 'consent=1.accepted.2027-01-15.0';
  function Elsewhere({ path }: { path: string }) {
    const router = useRouter();
    return <button onClick={() => void router.navigate({ to: path })}>{path}</button>;
  }
  await show(
    <>
      <Measurement settings={settings} />
      <Elsewhere path="/one" />
      <Elsewhere path="/two" />
    </>,
  );
  const counted = () => (window.dataLayer ?? []).filter((entry) => Object(entry)[1] === 'page_view').length;
  const first = counted();
  await userEvent.click(button('/one'));
  await waitFor(() => expect(counted()).toBe(first + 1));
  document.cookie = change;
  await userEvent.click(button('/two'));
  await waitFor(() => expect(Reflect.get(window, 'ga-disable-G-ONE')).toBe(true));
  expect(counted()).toBe(first + 1);
});

test('the link to the full list leads there, and closes the dialog that would stand over it', async () => {
  await show(<Measurement settings={settings} />);
  await userEvent.click(button('Learn more'));
  await userEvent.click(screen.getByRole('link', { name: /^The full list/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
