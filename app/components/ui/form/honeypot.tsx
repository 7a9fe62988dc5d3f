import typography from '../styles/typography.module.css';

/** The name under which a form finds what a robot wrote. */
const honeypotName = 'website';

export function Honeypot() {
  return (
    <div className={typography.hidden} aria-hidden>
      <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" aria-label="Website" />
    </div>
  );
}

export function readHoneypot(form: HTMLFormElement): string {
  const value = new FormData(form).get(honeypotName);
  return typeof value === 'string' ? value : '';
}
