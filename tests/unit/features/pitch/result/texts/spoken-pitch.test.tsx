import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { SpokenPitch } from '#app/features/pitch/result/texts/spoken-pitch';
import { pitch, said, shortPitch } from '../../pitches';
import { show } from '#tests/unit/show';

test('starts at thirty seconds, in the language of the pitch', async () => {
  await show(<SpokenPitch pitch={pitch} lang="fr" />);
  expect(selected()).toBe('30 seconds');
  const panel = screen.getByRole('tabpanel', { name: '30 seconds' });
  expect(panel.querySelector('blockquote')?.lang).toBe('fr');
  expect(panel.querySelectorAll('blockquote p')).toHaveLength(2);
});

test('a press on a duration shows it', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  await userEvent.click(screen.getByRole('tab', { name: '90 seconds' }));
  expect(screen.getByRole('tabpanel').textContent).toContain('Ninety seconds about herbs.');
});

test('the arrows go round, Home and End to the ends; the focus goes along', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  screen.getByRole('tab', { name: '30 seconds' }).focus();
  const keys = ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{ArrowLeft}'];
  const seen: string[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    seen.push(selected());
  }
  expect(seen).toEqual(['60 seconds', 'In writing', '15 seconds', 'In writing', '15 seconds', 'In writing']);
});

test('other keys are left to the browser', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  screen.getByRole('tab', { name: '30 seconds' }).focus();
  await userEvent.keyboard('{ArrowDown}x{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{/Meta}');
  expect(selected()).toBe('30 seconds');
});

test('only the chosen tab is in the tab order', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});

test('says how many words it has and how long they take', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  expect(screen.getByText('8 words · about 3 seconds aloud')).toBeTruthy();
});

test('copies the text of the chosen duration', async () => {
  const user = userEvent.setup();
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toBe('Thirty seconds about herbs.\n\nAnd a second paragraph.');
});

test('a duration copied says so no longer once another is chosen', async () => {
  const user = userEvent.setup();
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  await user.click(screen.getByRole('tab', { name: '60 seconds' }));
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeTruthy();
});

test('the written version has a subject and a body, each to be copied', async () => {
  const user = userEvent.setup();
  await show(<SpokenPitch pitch={pitch} lang="fr" />);
  await user.click(screen.getByRole('tab', { name: 'In writing' }));
  expect(screen.getByText('Herbs without soil').closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(screen.getByText('4 words · to send by email')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy subject' }));
  expect(await navigator.clipboard.readText()).toBe('Herbs without soil');
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toBe('Hello,\n\nHerbs, in writing.');
});

test('a pitch of before there was a written version has no tab for it', async () => {
  await show(<SpokenPitch pitch={{ ...pitch, email: { subject: [], body: [] } }} lang="en" />);
  expect(screen.getAllByRole('tab').map(spoken)).not.toContain('In writing');
});

describe('a pitch that does not fill every duration', () => {
  test('has tabs for those it fills alone, and opens on the longest where there is no half minute', async () => {
    const filled = { ...pitch, spoken: { 15: pitch.spoken[15], 60: pitch.spoken[60] } };
    await show(<SpokenPitch pitch={filled} lang="en" />);
    const names = screen.getAllByRole('tab').map(spoken);
    expect(names).toEqual(['15 seconds', '60 seconds', 'In writing']);
    expect(selected()).toBe('60 seconds');
  });

  test('is compared with the nearest that the original says', async () => {
    const { part } = await show(
      <SpokenPitch pitch={pitch} lang="en" original={{ pitch: shortPitch, lang: 'en' }} />,
    );
    await userEvent.click(screen.getByRole('tab', { name: '60 seconds' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare with the original' }));
    await screen.findByRole('region', { name: 'Original' });
    expect(marked(part, 'del')).toEqual(['Fifteen']);
    expect(marked(part, 'ins')).toEqual(['Sixty']);
  });
});

describe('beside the original', () => {
  const shorter = { ...pitch, spoken: { ...pitch.spoken, 30: [said('Thirty seconds on herbs.')] } };
  const original = { pitch, lang: 'en' } as const;

  test('marks the words that differ as deleted and inserted', async () => {
    const { part } = await show(<SpokenPitch pitch={shorter} lang="en" original={original} />);
    await userEvent.click(screen.getByRole('button', { name: 'Compare with the original' }));
    expect(await screen.findByRole('region', { name: 'Original' })).toBeTruthy();
    expect(marked(part, 'del')).toEqual(['about', 'And a second paragraph.']);
    expect(marked(part, 'ins')).toEqual(['on']);
  });

  test('goes along with the chosen tab, and away with a second press', async () => {
    const { part } = await show(<SpokenPitch pitch={shorter} lang="en" original={original} />);
    const toggle = screen.getByRole('button', { name: 'Compare with the original' });
    await userEvent.click(toggle);
    await screen.findByRole('region', { name: 'Original' });
    await userEvent.click(screen.getByRole('tab', { name: '60 seconds' }));
    expect(screen.getByText(/^Identical:/)).toBeTruthy();
    expect(screen.getByText('Sixty seconds about herbs.')).toBeTruthy();
    expect(marked(part, 'ins')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Compare with the original', pressed: true }));
    expect(screen.queryByText(/^Identical:/)).toBeNull();
  });

  test('the button that leads stands first below the text, alone or compared', async () => {
    const lead = <button type="button">Rehearse</button>;
    await show(<SpokenPitch pitch={shorter} lang="en" original={original} lead={lead} />);
    const firstButton = () => within(screen.getByRole('tabpanel')).getAllByRole('button')[0]?.textContent;
    expect(firstButton()).toBe('Rehearse');
    await userEvent.click(screen.getByRole('button', { name: 'Compare with the original' }));
    await screen.findByRole('region', { name: 'This version' });
    expect(firstButton()).toBe('Rehearse');
  });

  test('in another language, nothing is marked', async () => {
    const { part } = await show(<SpokenPitch pitch={shorter} lang="es" original={original} />);
    await userEvent.click(screen.getByRole('button', { name: 'Compare with the original' }));
    const now = await screen.findByRole('region', { name: 'This version' });
    expect(now.querySelector('blockquote')?.lang).toBe('es');
    expect([...marked(part, 'del'), ...marked(part, 'ins')]).toEqual([]);
  });
});

test('without an original there is nothing to compare with', async () => {
  await show(<SpokenPitch pitch={pitch} lang="en" />);
  expect(screen.queryByRole('button', { name: 'Compare with the original' })).toBeNull();
});

function marked(part: HTMLElement, tag: 'del' | 'ins'): (string | undefined)[] {
  return [...part.querySelectorAll(tag)].map((mark) => mark.textContent?.trim());
}

function selected(): string {
  return spoken(screen.getByRole('tab', { selected: true }));
}

/** What a tab is called aloud. */
function spoken(tab: HTMLElement): string {
  return tab.lastElementChild?.textContent ?? tab.textContent ?? '';
}
