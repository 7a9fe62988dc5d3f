import { useEffect, useState } from 'react';

import { untilThere } from '#app/lib/until-there';
import type { Measurement as MeasurementPart } from './measurement';

/** `settings`: of the measurement, undefined where the site measures nothing; then no page loads any of this. */
export function ConsentMount({ settings }: { settings: string | undefined }) {
  const [Measurement, setMeasurement] = useState<typeof MeasurementPart>();
  // After the page: the banner stands beside it, so that nothing waits for it and nothing moves.
  useEffect(() => {
    if (settings === undefined) return;
    void untilThere(() => import('./measurement')).then((part) => setMeasurement(() => part.Measurement));
  }, [settings]);
  return Measurement && settings !== undefined ? <Measurement settings={settings} /> : null;
}
