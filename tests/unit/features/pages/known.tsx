import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type KnownProps = {
  answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  children: ReactNode;
};

/** A part of a page whose queries have been answered already. */
export function Known({ answers, children }: KnownProps) {
  const queryClient = useQueryClient();
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  return children;
}
