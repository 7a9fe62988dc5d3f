import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Passage } from '#app/features/pitch/pitch';
import { ReadAloud } from '#app/features/pitch/rehearsal/read-aloud/read-aloud';
import { said } from '../../pitches';
import { show } from '#tests/unit/show';

const passages: Passage[] = [said('Herbs grow on walls. They need no soil.'), said('One costs 5 euros.')];
const part = (
  <ReadAloud passages={passages} lang="en">
    <p>The text at rest</p>
  </ReadAloud>
);

let speech: ReturnType<typeof createSpeech>;

beforeEach(() => {
  speech = createSpeech();
  vi.stubGlobal('speechSynthesis', speech.synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  speech.know(voice('Ann', 'en-GB'));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('reads sentence by sentence, marks the one being said, and then shows the text again', async () => {
  await show(part);
  expect(screen.getByText('The text at rest')).toBeTruthy();
  await read();
  expect(speech.saying()).toBe('Herbs grow on walls.');
  expect(current()).toBe('Herbs grow on walls.');
  expect(screen.queryByText('The text at rest')).toBeNull();
  speech.end();
  expect(current()).toBe('They need no soil.');
  speech.end();
  speech.end();
  expect(speech.saying()).toBeUndefined();
  expect(screen.getByText('The text at rest')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
});

test('pauses, and goes on with the same sentence', async () => {
  await show(part);
  await read();
  speech.end();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(speech.saying()).toBeUndefined();
  expect(current()).toBe('They need no soil.');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(speech.saying()).toBe('They need no soil.');
});

test('stops, and begins again at the beginning', async () => {
  await show(part);
  await read();
  speech.end();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(speech.saying()).toBeUndefined();
  await read();
  expect(speech.saying()).toBe('Herbs grow on walls.');
});

test('falls silent when it goes away', async () => {
  await show(part);
  await read();
  cleanup();
  expect(speech.saying()).toBeUndefined();
});

test('falls silent when the page is left', async () => {
  await show(part);
  await read();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(speech.saying()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
});

test('never uses a voice of the network, and says why it has none', async () => {
  speech.know(voice('Cloud', 'en-US', { localService: false }), voice('Anne', 'fr-FR'));
  await show(part);
  await read();
  expect(speech.saying()).toBeUndefined();
  expect(screen.getByRole('status').textContent).toContain('no built-in voice');
  expect(screen.getByRole('status').textContent).toContain('would send your words elsewhere');
});

test('says so where the browser cannot speak at all', async () => {
  vi.unstubAllGlobals();
  await show(part);
  await read();
  expect(screen.getByRole('status').textContent).toContain('no built-in voice');
});

test('offers the voices of the language, its default first, and changes in the middle', async () => {
  speech.know(voice('Ann', 'en-GB'), voice('Bob', 'en_US', { default: true }), voice('Anne', 'fr-FR'));
  await show(part);
  await read();
  expect(speech.voice()).toBe('Bob');
  speech.end();
  const choice = screen.getByRole('combobox', { name: 'Voice' });
  expect([...choice.children].map((option) => option.textContent)).toEqual(['Bob', 'Ann']);
  await userEvent.selectOptions(choice, 'Ann');
  expect(speech.voice()).toBe('Ann');
  expect(speech.saying()).toBe('They need no soil.');
});

test('knows the voices that the browser finds later', async () => {
  speech.know();
  await show(part);
  speech.know(voice('Ann', 'en-GB'));
  await read();
  expect(speech.saying()).toBe('Herbs grow on walls.');
});

test('says so when the voice fails', async () => {
  await show(part);
  await read();
  speech.fail();
  expect(screen.getByRole('status').textContent).toContain('could not read your pitch');
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
});

function read() {
  return userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
}

function current(): string | undefined {
  return document.querySelector('[aria-current]')?.textContent;
}

type Voice = { name: string; voiceURI: string; lang: string; localService: boolean; default: boolean };

function voice(name: string, lang: string, more: Partial<Voice> = {}): Voice {
  return { name, voiceURI: name, lang, localService: true, default: false, ...more };
}

class Utterance extends EventTarget {
  voice?: Voice;
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** What a browser does with utterances, at the pace of the test. */
function createSpeech() {
  let voices: Voice[] = [];
  let utterance: Utterance | undefined;
  const finish = (kind: 'end' | 'error') => {
    const over = utterance;
    utterance = undefined;
    act(() => void over?.dispatchEvent(new Event(kind)));
  };
  class Synthesis extends EventTarget {
    pending = false;
    get speaking() {
      return utterance !== undefined;
    }
    getVoices() {
      return [...voices];
    }
    speak(next: Utterance) {
      utterance = next;
    }
    cancel() {
      finish('error');
    }
  }
  const synthesis = new Synthesis();
  return {
    synthesis,
    know(...known: Voice[]) {
      voices = known;
      act(() => void synthesis.dispatchEvent(new Event('voiceschanged')));
    },
    saying: () => utterance?.text,
    voice: () => utterance?.voice?.name,
    end: () => finish('end'),
    fail: () => finish('error'),
  };
}
