import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';

import { guillemets } from '#app/lib/guillemets';

/** The colours of `tokens.css` that stand on the deep tone. */
export const linkPreviewColours = {
  deep: '#14123d',
  onDeep: '#f5f2ea',
  onDeepQuiet: '#bdb9dc',
  deepMark: '#8f8cff',
} as const;

const mark = { height: 0.56, width: (0.56 * 92) / 96 };

/** A mark beside letters of a size, in px. */
export function guillemet(which: keyof typeof guillemets, size: number, style: CSSProperties): ReactNode {
  return createElement(
    'svg',
    {
      viewBox: '0 0 92 96',
      width: size * mark.width,
      height: size * mark.height,
      style: { flexShrink: 0, ...style },
    },
    createElement('path', { d: guillemets[which], fill: linkPreviewColours.deepMark }),
  );
}

/** A flex box, which is what Satori sets. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}
