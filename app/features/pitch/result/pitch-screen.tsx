import { useLostFocus } from '#app/components/ui/use-lost-focus';
import { lazyRouteComponent } from '@tanstack/react-router';

import { withWords } from '#app/i18n/i18n';
import { focusMain, focusTitle } from '#app/lib/focus';
import { PublicPitch } from '../presentation/public-pitch';
import type { PitchView } from '../snapshot';
import { EarlyPress } from './early-press';
import { PitchGone } from './pitch-gone';
import { useArrival } from './live-updates/use-arrival';
import { useFollowedPitch } from './live-updates/use-followed-pitch';

/** Most of the code of the page and of its words, for one of its readers: nobody else loads them. */
const load = () => withWords(['pitch-maker'], () => import('./maker-pitch'));

const MakerPitch = lazyRouteComponent(load, 'MakerPitch');

/** Resolves when `PitchScreen` can draw this pitch at once. */
export async function loadPitchScreen({ isMaker, status }: PitchView, asGuest: boolean): Promise<void> {
  if (!isMaker) return;
  const [{ loadPitchIn }] = await Promise.all([load(), MakerPitch.preload?.()]);
  await loadPitchIn({ status, asGuest });
}

type PitchScreenProps = {
  id: string;
  /** Its maker asks for what others see. */
  asGuest?: boolean;
};

/** The pitch at its address, in whatever state it is; it goes on by itself while the work goes on. */
export function PitchScreen({ id, asGuest = false }: PitchScreenProps) {
  const { view, lost } = useFollowedPitch(id);
  const arrival = useArrival(view);
  useLostFocus(view?.status ?? 'gone', view ? focusMain : focusTitle);
  if (!view) return <PitchGone />;
  return (
    <>
      {view.isMaker ? (
        <MakerPitch snapshot={view} lost={lost} arrival={arrival} asGuest={asGuest} />
      ) : (
        <PublicPitch snapshot={view} lost={lost} />
      )}
      <EarlyPress />
    </>
  );
}
