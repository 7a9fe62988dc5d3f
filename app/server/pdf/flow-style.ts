import { paperColours } from './brand';
import { pageSize } from './pdf';
import type { TextStyle } from './text-style';

/** Labels hang on the left of the axis, at which all other text begins. In points. */
export const flowPage = { left: 56, axis: 184, right: pageSize.width - 60, head: 64, foot: 76 } as const;

export const flowColumn = flowPage.right - flowPage.axis;
export const labelWidth = flowPage.axis - flowPage.left - 24;

/** Below a block. */
export const gap = 8;

const { ink, quiet, accent } = paperColours;

export const flowStyles = {
  title: { typeface: 'display', size: 25, leading: 29, colour: ink, balanced: true },
  label: { typeface: 'sans-bold', size: 9.5, leading: 13, colour: accent },
  paragraph: { typeface: 'text', size: 11, leading: 16, colour: ink },
  marker: { typeface: 'text', size: 11, leading: 16, colour: accent },
  quote: { typeface: 'text', size: 12.5, leading: 18.5, colour: ink },
  cell: { typeface: 'sans', size: 9.5, leading: 13.5, colour: ink },
  columnHead: { typeface: 'sans-bold', size: 9.5, leading: 13.5, colour: quiet },
} as const satisfies Record<string, TextStyle>;
