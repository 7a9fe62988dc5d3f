/** Aborts when a stream has been silent for `silenceMs`, or at once when the browser says that it is off the network. */
export function createSilenceAlarm(silenceMs: number) {
  const alarm = new AbortController();
  const ring = () => alarm.abort();
  let timer = setTimeout(ring, silenceMs);
  window.addEventListener('offline', ring);
  return {
    signal: alarm.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(ring, silenceMs);
    },
    end() {
      clearTimeout(timer);
      window.removeEventListener('offline', ring);
    },
  };
}
