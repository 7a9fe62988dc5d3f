import type { Refinement } from '../pitch';
import type { Style } from './pack';

/** Nothing asked: the pitch as it is first written. */
export const unstyled: Style = { shorter: false, concrete: false, plain: false, formal: false, opening: 0 };

export function isUnstyled({ shorter, concrete, plain, formal, opening }: Style): boolean {
  return !shorter && !concrete && !plain && !formal && opening === 0;
}

/** The style of every manner asked so far; the opening is the engine's to work out. */
export function styleOf(asked: Refinement[]): Style {
  const wants = (manner: string) => asked.some((one) => one.kind === 'manner' && one.manner === manner);
  return {
    ...unstyled,
    shorter: wants('shorter'),
    concrete: wants('more-concrete'),
    plain: wants('less-jargon'),
    formal: wants('more-formal'),
  };
}
