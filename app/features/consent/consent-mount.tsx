import { useEffect, useState } from 'react';

import { withWords } from '#app/i18n/i18n';
import { retryImport } from '#app/lib/retry-import';
import type { Measurement as MeasurementPart } from './measurement';

const load = () => retryImport(() => withWords(['consent'], () => import('./measurement')));

/** `settings`: of the measurement, undefined where the site measures nothing; then no page loads any of this. */
export function ConsentMount({ settings }: { settings: string | undefined }) {
  const [Measurement, setMeasurement] = useState<typeof MeasurementPart>();
  // After the page: the banner stands beside it, so that nothing waits for it and nothing moves.
  useEffect(() => {
    if (settings === undefined) return;
    void load().then((part) => setMeasurement(() => part.Measurement));
  }, [settings]);
  return Measurement && settings !== undefined ? <Measurement settings={settings} /> : null;
}
