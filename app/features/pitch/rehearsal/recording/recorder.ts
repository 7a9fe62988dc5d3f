/** A recording under way; it exists in the memory of this page alone. */
export type Recorder = {
  /** Goes on, also for the first time. */
  resume(): void;
  pause(): void;
  /** Ends it. `ms`: how long was recorded, pauses apart. */
  finish(): Promise<Take>;
  /** Ends it and forgets it. */
  discard(): void;
};

export type Take = { audio: Blob; ms: number };

/** True where the browser can record at all: over https, with a microphone to ask for. */
export function canRecord(): boolean {
  return typeof MediaRecorder === 'function' && navigator.mediaDevices !== undefined;
}

/**
 * False where the first page of this visit was sent without the right to a microphone: loading this page anew brings it.
 * Browsers that cannot say allow it.
 */
export function mayAskForMicrophone(): boolean {
  const policy: unknown = 'featurePolicy' in document ? document.featurePolicy : undefined;
  if (typeof policy !== 'object' || policy === null || !('allowsFeature' in policy)) return true;
  const { allowsFeature } = policy;
  return typeof allowsFeature !== 'function' || allowsFeature.call(policy, 'microphone') !== false;
}

/** Records what a microphone hears. The stream stays its caller's. */
export function createRecorder(stream: MediaStream): Recorder {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  let ms = 0;
  let since: number | undefined;
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));

  function count(): void {
    if (since !== undefined) ms += performance.now() - since;
    since = undefined;
  }

  function pause(): void {
    count();
    if (recorder.state === 'recording') recorder.pause();
  }

  return {
    resume() {
      since ??= performance.now();
      if (recorder.state === 'inactive') recorder.start();
      else if (recorder.state === 'paused') recorder.resume();
    },
    pause,
    finish() {
      count();
      const take = () => ({ audio: new Blob(parts, { type: recorder.mimeType }), ms });
      if (recorder.state === 'inactive') return Promise.resolve(take());
      return new Promise((resolve) => {
        recorder.addEventListener('stop', () => resolve(take()), { once: true });
        recorder.stop();
      });
    },
    discard() {
      if (recorder.state !== 'inactive') recorder.stop();
      parts.length = 0;
    },
  };
}
