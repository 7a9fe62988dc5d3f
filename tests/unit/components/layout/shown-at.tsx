import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { WithWords } from '../with-words';

/** Shows a part of the frame on the page at `path`, with a real router around it; resolves once it is there. */
export async function showAt(path: string, part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <Around>{part}</Around>,
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  // What the router asks for and jsdom has not.
  window.scrollTo = () => {};
  render(<RouterProvider router={router} />);
  await screen.findByTestId('part');
  return router;
}

function Around({ children }: { children: ReactNode }) {
  return (
    <WithWords>
      <div data-testid="part">{children}</div>
    </WithWords>
  );
}
