import { useEffect, useState } from 'react';

import { canRecord } from './recorder';

type Microphone = { state: 'unused' | 'asked' | 'refused' } | { state: 'open'; stream: MediaStream };

/** The microphone of this device while it is wanted; it is let go of with the component. */
export function useMicrophone() {
  const [microphone, setMicrophone] = useState<Microphone>({ state: 'unused' });
  const stream = microphone.state === 'open' ? microphone.stream : undefined;

  useEffect(() => () => stream && close(stream), [stream]);

  return {
    refused: microphone.state === 'refused',
    asked: microphone.state === 'asked',
    stream,
    /** Asks the visitor; resolves once they answered, whatever the answer. */
    async open() {
      if (!canRecord()) return setMicrophone({ state: 'refused' });
      setMicrophone({ state: 'asked' });
      try {
        setMicrophone({ state: 'open', stream: await navigator.mediaDevices.getUserMedia({ audio: true }) });
      } catch {
        setMicrophone({ state: 'refused' });
      }
    },
    close: () => setMicrophone({ state: 'unused' }),
  };
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
