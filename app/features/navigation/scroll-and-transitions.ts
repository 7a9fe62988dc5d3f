/** For the router (product 10.3). The offset of 30 px is `scroll-padding` in the style sheet. */
export function scrollAndTransitions() {
  // A script in the page has placed it before this one runs, and the visitor may have scrolled since.
  let isPlaced = typeof window !== 'undefined';
  return {
    scrollRestoration: () => {
      const wasPlaced = isPlaced;
      isPlaced = false;
      return !wasPlaced;
    },
    scrollRestorationBehavior: 'instant' as const,
    defaultHashScrollIntoView: {
      // Read at each navigation: the setting may have changed.
      get behavior(): ScrollBehavior {
        return wantsLessMotion() ? 'instant' : 'smooth';
      },
    },
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }: { fromLocation?: object; pathChanged: boolean }) =>
        fromLocation !== undefined && pathChanged && !wantsLessMotion() ? ['page'] : (false as const),
    },
  };
}

function wantsLessMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
