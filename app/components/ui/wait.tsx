import { useLingui } from '@lingui/react/macro';

/** How long a visitor is told to wait, rounded up: in minutes up to an hour, then in hours. */
export function Wait({ seconds }: { seconds: number }) {
  const { i18n } = useLingui();
  const minutes = Math.ceil(seconds / 60);
  const unit = minutes <= 60 ? 'minute' : 'hour';
  const count = unit === 'minute' ? minutes : Math.ceil(minutes / 60);
  return i18n.number(count, { style: 'unit', unit, unitDisplay: 'long' });
}
