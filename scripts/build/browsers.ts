/** The oldest browsers that the site is built for: scripts and styles are compiled to what they know. */
export const browsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4'] as const;
