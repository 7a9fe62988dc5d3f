import { ClosingGuillemet, OpeningGuillemet } from '#app/components/ui/guillemets';

/** The guillemets with nothing between them: the sign of a screen that has nothing to say. */
export function ScreenMark() {
  return (
    <span className="screen-mark" aria-hidden="true">
      <OpeningGuillemet />
      <ClosingGuillemet />
    </span>
  );
}
