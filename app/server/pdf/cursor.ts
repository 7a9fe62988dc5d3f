import { flowPage } from './flow-style';
import { pageSize, type Pdf } from './pdf';

/** Where the next block goes. */
export type Cursor = {
  pdf: Pdf;
  /** Of the next block's top, in points. */
  y: number;
  /** Begins another page where there is no room for `height`. */
  keep(height: number): void;
  /** To the end of what was set, which may stand on another page than its beginning and the label beside that. */
  endAt(end: number): void;
  /** Leaves room below what is there, and below the label beside it. */
  leave(space: number): void;
  /** The label that stands beside the next block ends there. */
  hang(labelEnd: number): void;
  /** A label stands beside the next block. */
  isLabelled(): boolean;
  /** Nothing stands on the page yet. */
  atHead(): boolean;
  turnPage(): void;
};

/** Without `y` no page is there yet. */
export function createCursor(pdf: Pdf, y: number = pageSize.height): Cursor {
  let labelEnd = 0;
  return {
    pdf,
    y,
    keep(height) {
      if (this.y + height > pageSize.height - flowPage.foot) this.turnPage();
    },
    endAt(end) {
      if (end < this.y) labelEnd = 0;
      this.y = end;
    },
    leave(space) {
      this.y = Math.max(this.y, labelEnd) + space;
      labelEnd = 0;
    },
    hang(end) {
      labelEnd = end;
    },
    isLabelled() {
      return labelEnd > 0;
    },
    atHead() {
      return this.y <= flowPage.head;
    },
    turnPage() {
      pdf.addPage();
      this.y = flowPage.head;
      labelEnd = 0;
    },
  };
}
