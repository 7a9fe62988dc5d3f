import type { ComponentType } from 'react';

import { Polarity, Thread } from './drawings-of-data';
import { Fan, Listening, Perimeter, Verbs, Voices, Workshop } from './drawings-of-solutions';
import type { DrawingName } from '../page';
import styles from './drawing.module.css';

const drawings: Record<DrawingName, ComponentType> = {
  verbs: Verbs,
  listening: Listening,
  fan: Fan,
  voices: Voices,
  perimeter: Perimeter,
  workshop: Workshop,
  polarity: Polarity,
  thread: Thread,
};

export function Drawing({ name = 'verbs' }: { name?: DrawingName }) {
  const Shapes = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 400 300" aria-hidden="true">
      <g>
        <Shapes />
      </g>
    </svg>
  );
}
