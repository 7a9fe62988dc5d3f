import { useLingui } from '@lingui/react/macro';

/** The address of a pitch as the QR code that the server draws of it. */
export function QrImage({ address }: { address: string }) {
  const { t } = useLingui();
  const { pathname, search } = new URL(address);
  return <img src={`${pathname}/qr.svg${search}`} alt={t`QR code that opens this pitch`} />;
}
