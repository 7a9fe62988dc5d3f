import { useEffect, useRef } from 'react';

import { MessageForm } from './message-form/message-form';

/** A form that was asked for: the keyboard goes on in its first field. */
export function OpenedForm({ labelledBy }: { labelledBy: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <MessageForm
        form="contact"
        fields={['firstName', 'lastName', 'email', 'message']}
        labelledBy={labelledBy}
      />
    </div>
  );
}
