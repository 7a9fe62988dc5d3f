import { Closing, Dot, Opening, upTo, Words } from './drawing-shapes';
import drawingStyles from './drawing.module.css';

export function Polarity() {
  return (
    <>
      <path className={drawingStyles.strokeQuiet} d="M96 150h208" />
      {upTo(17).map((sentence) => {
        const lean = Math.round(112 * Math.sin(sentence * 0.9) * Math.cos(sentence * 0.31));
        return (
          <rect
            key={sentence}
            className={lean < 0 ? drawingStyles.mark : drawingStyles.ink}
            x={96 + sentence * 12.5}
            y={150 - Math.max(lean, 0)}
            width={8}
            height={Math.max(Math.abs(lean), 3)}
          />
        );
      })}
      <Opening x={40} y={150} height={40} />
      <Closing x={322} y={150} height={40} />
    </>
  );
}

export function Thread() {
  const messages = [
    { x: 60, width: 120 },
    { x: 200, width: 96 },
    { x: 60, width: 150 },
    { x: 176, width: 120 },
    { x: 60, width: 84 },
  ];
  return (
    <>
      {messages.map(({ x, width }, line) => (
        <Words key={line} x={x} y={62 + line * 44} width={width} quiet={line !== 2} />
      ))}
      <path className={drawingStyles.strokeMark} d="M266 150H318" strokeDasharray="0.01 16" />
      <Opening x={22} y={150} height={30} />
      <Closing x={220} y={150} height={30} />
      <Dot x={338} y={134} kind="ink" r={11} />
      <path className={drawingStyles.ink} d="M316 176A22 22 0 0 1 360 176Z" />
    </>
  );
}
