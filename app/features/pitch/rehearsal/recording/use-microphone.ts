import { useEffect, useRef, useState } from 'react';

import { canRecord } from './recorder';

type Microphone = { state: 'unused' | 'asked' | 'refused' } | { state: 'open'; stream: MediaStream };

/** The microphone of this device while it is wanted; it is let go of with the component. */
export function useMicrophone() {
  const [microphone, setMicrophone] = useState<Microphone>({ state: 'unused' });
  const stream = microphone.state === 'open' ? microphone.stream : undefined;
  /** Aborted when the answer to the last question is not waited for any more: the visitor may take their time. */
  const asking = useRef<AbortController>(undefined);

  useEffect(() => () => stream && close(stream), [stream]);
  useEffect(() => () => asking.current?.abort(), []);

  return {
    refused: microphone.state === 'refused',
    isAsking: microphone.state === 'asked',
    stream,
    /** Asks the visitor; resolves once they answered, whatever the answer. */
    async open() {
      if (!canRecord()) return setMicrophone({ state: 'refused' });
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      setMicrophone({ state: 'asked' });
      const opened = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => undefined);
      if (!signal.aborted) setMicrophone(opened ? { state: 'open', stream: opened } : { state: 'refused' });
      else if (opened) close(opened);
    },
    close() {
      asking.current?.abort();
      setMicrophone({ state: 'unused' });
    },
  };
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
