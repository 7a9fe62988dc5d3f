import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';

import { previewSize } from '#app/lib/link-preview-picture';
import { siteName } from '#app/lib/page-title';
import { box, guillemet, linkPreviewColours } from './elements';

export function titleDrawing({ title, above, size }: Drawn): ReactElement {
  return box(
    {
      ...previewSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '60px 88px 72px',
      background: linkPreviewColours.deep,
      color: linkPreviewColours.onDeep,
      fontFamily: 'Newsreader, Newsreader Ext',
      fontWeight: 500,
      overflow: 'hidden',
    },
    header(above),
    box(
      { alignItems: 'flex-start' },
      guillemet('opening', size, { marginTop: size * 0.28 }),
      words(title, size),
    ),
  );
}

type Drawn = { title: string; above: string; size: number };

function header(above: string): ReactNode {
  return box(
    { justifyContent: 'space-between', alignItems: 'center', width: '100%' },
    box(
      {
        fontSize: 34,
        color: linkPreviewColours.onDeepQuiet,
        maxWidth: 760,
        maxHeight: 44,
        overflow: 'hidden',
      },
      above,
    ),
    box(
      { fontSize: 38, alignItems: 'center' },
      guillemet('opening', 38, {}),
      box({ margin: '0 8px' }, siteName),
      guillemet('closing', 38, {}),
    ),
  );
}

/** The closing mark stays with the last word, unless that word is wider than a line. */
function words(title: string, size: number): ReactNode {
  const start = title.lastIndexOf(' ') + 1;
  const last = title.slice(start);
  const closing = guillemet('closing', size, { display: 'inline-block', marginLeft: size * 0.24 });
  const style: CSSProperties = {
    display: 'block',
    width: 936,
    marginLeft: size * 0.3,
    fontSize: size,
    lineHeight: 1.12,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
  };
  if (last.length > longestKept) return createElement('div', { style }, title, closing);
  const unbroken = createElement('span', { style: { whiteSpace: 'nowrap' } }, last, closing);
  return createElement('div', { style }, title.slice(0, start), unbroken);
}

const longestKept = 18;
