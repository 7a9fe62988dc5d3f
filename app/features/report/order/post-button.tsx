import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button, type ButtonLook } from '#app/components/ui/button';

type PostButtonProps = ButtonLook & {
  action: '/payments/sandbox' | '/payments/cancellation';
  order: string;
  act?: 'pay' | 'cancel' | 'fail';
  children: ReactNode;
};

/** Posted by the browser itself, so that it works without scripts. */
export function PostButton({ action, order, act, children, ...look }: PostButtonProps) {
  const { i18n } = useLingui();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="lang" value={i18n.locale} />
      {act && <input type="hidden" name="act" value={act} />}
      <Button type="submit" {...look}>
        {children}
      </Button>
    </form>
  );
}
