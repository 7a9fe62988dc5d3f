import type { TypefaceName } from '#app/server/typefaces/typefaces';

/** How a text looks; sizes in points. */
export type TextStyle = {
  typeface: TypefaceName;
  size: number;
  /** From one line to the next. */
  leading: number;
  colour: string;
  /** Lines of about one length, for what is large. */
  balanced?: boolean;
};
