import { randomBytes } from 'node:crypto';

import type { PaymentProvider } from './payment-provider';

/** Pays nothing: a page of this site whose buttons play what a provider would tell. */
export function createSandbox(siteUrl: string): PaymentProvider {
  return {
    kind: 'sandbox',
    async open({ reference, locale }) {
      return {
        session: `sandbox_${randomBytes(16).toString('base64url')}`,
        url: `${siteUrl}/agents/elevator-pitch-sandbox/${reference}?lang=${locale}`,
      };
    },
    async close() {},
  };
}
