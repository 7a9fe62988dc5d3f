import type { ReactNode } from 'react';

import { CompanyScreen } from './company-screen';

export function TeamScreen({ form }: { form: ReactNode }) {
  return <CompanyScreen name="contact/team">{form}</CompanyScreen>;
}
