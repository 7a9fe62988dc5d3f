import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { drawingNames } from '#app/features/pages/page';
import { Drawing } from '#app/features/pages/solutions/drawing';

test.each(drawingNames)(
  '%s is hidden from assistive technology and takes its colours from the theme',
  (name) => {
    const { container } = render(<Drawing name={name} />);
    const drawing = container.querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    expect(container.innerHTML).not.toMatch(/fill="|stroke="|#[0-9a-f]{3,6}|NaN/i);
  },
);
