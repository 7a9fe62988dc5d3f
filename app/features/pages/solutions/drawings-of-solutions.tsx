import { Closing, Dot, Opening, upTo, Words } from './drawing-shapes';
import drawingStyles from './drawing.module.css';

export function Verbs() {
  return (
    <>
      <Opening x={48} y={150} height={72} />
      {[96, 132, 78, 118, 60].map((width, line) => (
        <Words key={line} x={142} y={90 + line * 30} width={width} quiet={line % 2 === 1} />
      ))}
      <Closing x={283} y={150} height={72} />
    </>
  );
}

export function Listening() {
  return (
    <>
      <path className={drawingStyles.strokeQuiet} d={answers} />
      <Opening x={54} y={150} height={88} />
      {[68, 88, 46].map((width, line) => (
        <Words key={width} x={156} y={126 + line * 24} width={width} />
      ))}
      <Closing x={262} y={150} height={88} />
    </>
  );
}

/** Where panels of other shapes than the box begin and end, which show more of a drawing. */
const edges = { left: [0, -25, -67, -100], right: [400, 425, 467, 500] };

/** Many answers, around the few that are kept. None is cut off to a sliver. */
const answers = upTo(11)
  .map((line) => {
    let path = '';
    let x = -118 - ((line * 11) % 17);
    for (let place = 0; x < 510; place++) {
      const length = [0.01, 14, 30, 6, 22, 44][(line * 7 + place * 5 + ((line * place) % 3)) % 6] ?? 0;
      const y = 10 + line * 28;
      const apart = ((x + length / 2 - 200) / (158 + length / 2)) ** 4 + ((y - 150) / 70) ** 4;
      const isSliver =
        edges.left.some((edge) => isBetween(x + length + 4 - edge, 14)) ||
        edges.right.some((edge) => isBetween(edge - x + 4, 14));
      if (apart >= 1 && !isSliver) path += `M${x} ${y}h${length}`;
      x += Math.round(length) + 20 + ((place * 3 + line) % 4) * 3;
    }
    return path;
  })
  .join('');

function isBetween(length: number, most: number): boolean {
  return length > 0 && length < most;
}

export function Fan() {
  const ideas = upTo(5).map((idea) => ({ y: 58 + idea * 46, kept: idea === 1 || idea === 3 }));
  return (
    <>
      {ideas.map(({ y, kept }) => (
        <path
          key={y}
          className={kept ? drawingStyles.stroke : drawingStyles.strokeQuiet}
          d={`M100 150C148 150 140 ${y} 200 ${y}${kept ? 'S252 150 300 150' : ''}`}
        />
      ))}
      {ideas.map(({ y, kept }) => (
        <Dot key={y} x={200} y={y} kind={kept ? 'mark' : 'quiet'} r={kept ? 14 : 10} />
      ))}
      <Opening x={24} y={150} height={64} />
      <Closing x={316} y={150} height={64} />
    </>
  );
}

export function Voices() {
  const audiences = [
    { y: 66, lines: [96] },
    { y: 150, lines: [80, 60] },
    { y: 234, lines: [64, 80, 48] },
  ];
  return (
    <>
      <Words x={40} y={150} width={72} />
      {audiences.map(({ y }) => (
        <path key={y} className={drawingStyles.strokeQuiet} d={`M124 150 C160 150 150 ${y} 182 ${y}`} />
      ))}
      {audiences.map(({ y, lines }) => (
        <g key={y}>
          <Opening x={192} y={y} height={32} />
          {lines.map((width, line) => (
            <Words key={line} x={234} y={y + (line - (lines.length - 1) / 2) * 15} width={width} />
          ))}
          <Closing x={244 + Math.max(...lines)} y={y} height={32} />
        </g>
      ))}
    </>
  );
}

export function Perimeter() {
  const outside = [
    [34, 60],
    [44, 166],
    [26, 246],
    [370, 40],
    [372, 250],
  ] as const;
  return (
    <>
      {outside.map(([x, y]) => (
        <Dot key={`${x} ${y}`} x={x} y={y} kind="quiet" r={6} />
      ))}
      <path className={drawingStyles.strokeQuiet} d="M328 122V46H72V254H328V178" />
      <path className={drawingStyles.stroke} d="M284 126V92H116V208H284V174" />
      <path className={drawingStyles.strokeMark} d="M280 150H372" strokeDasharray="0.01 18" />
      <Opening x={138} y={150} height={52} />
      <Dot x={200} y={150} kind="ink" r={8} />
      <Closing x={216} y={150} height={52} />
    </>
  );
}

export function Workshop() {
  return (
    <g strokeWidth={4}>
      <path className={drawingStyles.strokeQuiet} d="M200 36V264M56 150H344" />
      <path className={drawingStyles.stroke} d="M84 52H164V112H118L100 128V112H84Z" />
      <Opening x={92} y={82} height={20} />
      <Words x={117} y={82} width={14} />
      <Closing x={137} y={82} height={20} />
      <path className={drawingStyles.stroke} d="M232 122H256V98H280V74H304V50H324" />
      <Dot x={324} y={50} kind="mark" />
      <path
        className={drawingStyles.stroke}
        d="M124 196V250C112 238 98 236 80 238V184C98 182 112 184 124 196Z"
      />
      <path
        className={drawingStyles.stroke}
        d="M124 196V250C136 238 150 236 168 238V184C150 182 136 184 124 196Z"
      />
      <path className={drawingStyles.stroke} d="M236 182H268V214H236ZM284 214H316V246H284Z" />
      <path className={drawingStyles.strokeMark} d="M284 182H316V214M236 230V246H268" />
    </g>
  );
}
