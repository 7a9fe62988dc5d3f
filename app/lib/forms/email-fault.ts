import { useLingui } from '@lingui/react/macro';

/** What the server found wrong with an address itself, for its field (product 11.2). */
export function useEmailFault(problem: { kind: string } | undefined): string | undefined {
  const { t } = useLingui();
  switch (problem?.kind) {
    case 'email-invalid':
      return t`Please enter a valid email`;
    case 'email-disposable':
      return t`Disposable emails are not accepted. Please use a valid email address.`;
    default:
      return undefined;
  }
}
