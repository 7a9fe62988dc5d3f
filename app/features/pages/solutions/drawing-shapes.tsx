import { guillemets } from '#app/lib/guillemets';
import drawingStyles from './drawing.module.css';

type At = { x: number; y: number };

/** `x` is the left end, `y` the middle, in units of the drawing. */
export function Opening({ x, y, height = 48 }: At & { height?: number }) {
  return (
    <path
      className={drawingStyles.mark}
      transform={`translate(${x} ${y - height / 2}) scale(${height / 96})`}
      d={guillemets.opening}
    />
  );
}

export function Closing({ x, y, height = 48 }: At & { height?: number }) {
  return (
    <path
      className={drawingStyles.mark}
      transform={`translate(${x} ${y - height / 2}) scale(${height / 96})`}
      d={guillemets.closing}
    />
  );
}

export function Words({ x, y, width, quiet }: At & { width: number; quiet?: boolean }) {
  return (
    <rect
      className={quiet ? drawingStyles.quiet : drawingStyles.ink}
      x={x}
      y={y - 4}
      width={width}
      height={8}
      rx={4}
    />
  );
}

export function Dot({ x, y, kind, r = 6 }: At & { kind: 'mark' | 'ink' | 'quiet'; r?: number }) {
  return <circle className={dots[kind]} cx={x} cy={y} r={r} />;
}

const dots = { mark: drawingStyles.mark, ink: drawingStyles.ink, quiet: drawingStyles.quiet };

export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
