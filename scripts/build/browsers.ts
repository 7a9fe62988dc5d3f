/** The oldest browsers that the site is built for: scripts and styles are compiled to what they know. */
export const browsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4'] as const;

/** `Features.LightDark` of lightningcss: no style uses `light-dark()`, and its stand-in for older browsers is four variables in vain. */
export const lightDark = 1_048_576;
