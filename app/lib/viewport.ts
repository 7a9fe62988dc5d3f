/** The breakpoints of the specification (§9), narrow to wide; the smallest width of each, in px at the usual text size. */
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

/** The names, narrow to wide. */
export const viewportNames: readonly Viewport[] = [
  'mobile',
  'mobileMedium',
  'mobileWide',
  'tablet',
  'desktop',
  'desktopMedium',
  'desktopWide',
];

/** The viewport of that name, as a cookie or a page says it; undefined for anything else. */
export function viewportNamed(name: unknown): Viewport | undefined {
  return viewportNames.find((one) => one === name);
}

/** True when the first is as wide as the second, or wider. */
export function isAtLeast(viewport: Viewport, other: Viewport): boolean {
  return viewports[viewport] >= viewports[other];
}
