import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Rehearsal } from '#app/features/pitch/rehearsal/rehearsal';
import { pitch, said } from '../../pitches';
import { show } from '#tests/unit/show';

const text = [said('Herbs grow on walls. They need no soil.')];
const rehearsal = <Rehearsal pitch={{ ...pitch, spoken: { 15: text } }} lang="en" />;

/** What the browser would record with. */
const recorders: FakeRecorder[] = [];
const track = { stop: vi.fn<() => void>() };

class FakeRecorder extends EventTarget {
  state = 'inactive';
  mimeType = 'audio/webm';
  constructor() {
    super();
    recorders.push(this);
  }
  start() {
    this.state = 'recording';
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

beforeEach(() => {
  recorders.length = 0;
  track.stop.mockClear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  allowMicrophone(async () => ({ getTracks: () => [track] }));
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:take');
  URL.revokeObjectURL = vi.fn<() => void>();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a take tells how long one spoke, over or to spare, and at what pace', async () => {
  await start();
  pass(3100);
  expect(recorders[0]?.state).toBe('recording');
  // The text has ended after four seconds: whoever speaks longer is not cut off.
  pass(16_000);
  expect(screen.queryByRole('heading', { name: /spare|many/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I have finished' }));
  expect(await screen.findByRole('heading', { name: '16 s, 1 over' })).toBeTruthy();
  expect(screen.getByText('You spoke for').parentElement?.textContent).toBe('You spoke for16 seconds');
  expect(screen.getByText('Your pace').parentElement?.textContent).toBe('Your pace30 words a minute');
  expect(screen.getByLabelText<HTMLAudioElement>('Your take').src).toBe('blob:take');
});

test('a pause is not counted', async () => {
  await start();
  pass(3100);
  pass(4900);
  await userEvent.keyboard(' ');
  expect(recorders[0]?.state).toBe('paused');
  pass(30_000);
  await userEvent.keyboard(' ');
  pass(5000);
  await userEvent.click(screen.getByRole('button', { name: 'I have finished' }));
  expect(await screen.findByRole('heading', { name: '10 s, 5 to spare' })).toBeTruthy();
});

test('is gone on leaving, and the microphone with it', async () => {
  await start();
  pass(5000);
  await userEvent.click(screen.getByRole('button', { name: 'I have finished' }));
  await screen.findByLabelText('Your take');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:take');
  expect(track.stop).toHaveBeenCalled();
});

test('leaving in the middle ends the recording', async () => {
  await start();
  pass(5000);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(recorders[0]?.state).toBe('inactive');
  expect(track.stop).toHaveBeenCalled();
});

test('another try begins another take', async () => {
  await start();
  pass(5000);
  await userEvent.click(screen.getByRole('button', { name: 'I have finished' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:take');
  pass(3100);
  expect(recorders[1]?.state).toBe('recording');
});

test('a microphone that is refused is said, and the text runs all the same', async () => {
  allowMicrophone(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
  await start();
  expect(screen.getByText(/^No access to the microphone/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I have finished' })).toBeNull();
  pass(3100);
  pass(5000);
  expect(screen.getByRole('heading', { name: 'The text has ended' })).toBeTruthy();
});

test('a microphone that is allowed once the rehearsal is closed is let go of at once', async () => {
  const answer = Promise.withResolvers<unknown>();
  allowMicrophone(() => answer.promise);
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Record me, to hear and time myself' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  answer.resolve({ getTracks: () => [track] });
  await vi.waitFor(() => expect(track.stop).toHaveBeenCalled());
});

test('is not offered where the browser cannot record', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  await open();
  expect(screen.getByText('This browser cannot record you.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('asks to load the page anew where its first answer gave no right to a microphone', async () => {
  Object.assign(document, { featurePolicy: { allowsFeature: () => false } });
  await open();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  Reflect.deleteProperty(document, 'featurePolicy');
});

async function open() {
  await show(rehearsal);
  await userEvent.click(screen.getByRole('button', { name: 'Rehearse' }));
  await screen.findByRole('button', { name: 'Start' });
}

/** With a recording; from then on the test moves the clock. */
async function start() {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Record me, to hear and time myself' }));
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('group', { name: 'Your text' });
}

function pass(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function allowMicrophone(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}
