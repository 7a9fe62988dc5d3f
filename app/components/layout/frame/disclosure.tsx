import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

type DisclosureProps = {
  summary: ReactNode;
  className?: string;
  /** Also closes on a press outside: for a menu that leaves the page in sight. */
  floating?: boolean;
  children: ReactNode;
};

/** A native `<details>`, so that it works without scripts. Escape, a choice and a focus that leaves close it. */
export function Disclosure({ summary, className, floating = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  function close() {
    details.current?.removeAttribute('open');
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  }

  function closeOnLeave(event: FocusEvent) {
    const next = event.relatedTarget;
    if (next === null ? floating : !event.currentTarget.contains(next)) close();
  }

  /** Safari gives a pressed link no focus but takes it from the summary: the menu would close before the click. */
  function keepFocus(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  }

  function closeOnChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close();
  }

  return (
    // The handlers only close what the native element opened.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={details}
      className={className}
      onMouseDown={keepFocus}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onClick={closeOnChoice}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
