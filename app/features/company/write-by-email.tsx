import { site } from '#app/content/site';

/** The e-mail address as the way to write; `subject` is filled in already. */
export function WriteByEmail({ subject }: { subject: string }) {
  return (
    <p className="write-by-email">
      <a href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>{site.email}</a>
    </p>
  );
}
