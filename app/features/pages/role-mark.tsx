import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';

/** The punctuation of a role between guillemets, where others show a portrait. Decoration. */
export function RoleMark({ mark }: { mark: string }) {
  return (
    <span className="role-mark" aria-hidden="true">
      <OpeningGuillemet />
      <span>{mark}</span>
      <ClosingGuillemet />
    </span>
  );
}
