import { useEffect, useRef, useState } from 'react';

import { createRecorder, type Recorder, type Take } from './recorder';

/**
 * The visitor's own take, recorded while `speaking` as far as there is a microphone. It is gone with the component, and
 * when another begins.
 */
export function useTake(microphone: MediaStream | undefined, speaking: boolean) {
  const recorder = useRef<Recorder>(undefined);
  const [take, setTake] = useState<Take>();

  useEffect(() => {
    if (!microphone || take) return;
    if (speaking) {
      recorder.current ??= createRecorder(microphone);
      recorder.current.resume();
    } else recorder.current?.pause();
  }, [microphone, speaking, take]);

  useEffect(() => () => recorder.current?.discard(), []);

  return {
    take,
    async finish() {
      setTake((await recorder.current?.finish()) ?? { audio: new Blob(), ms: 0 });
    },
    forget() {
      recorder.current?.discard();
      recorder.current = undefined;
      setTake(undefined);
    },
  };
}
