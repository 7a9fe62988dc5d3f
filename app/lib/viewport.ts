/** The breakpoints (product 10.1), narrow to wide: the smallest width of each, in px at the usual text size. */
export const viewports = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const;

export type Viewport = keyof typeof viewports;

export const viewportNames: readonly Viewport[] = [
  'mobile',
  'mobileMedium',
  'mobileWide',
  'tablet',
  'desktop',
  'desktopMedium',
  'desktopWide',
];

/** The viewport of that name, as the cookie has it; undefined for another value. */
export function viewportNamed(name: unknown): Viewport | undefined {
  return viewportNames.find((one) => one === name);
}

/** True when a viewport is as wide as another, or wider. */
export function isAtLeast(viewport: Viewport, other: Viewport): boolean {
  return viewports[viewport] >= viewports[other];
}
