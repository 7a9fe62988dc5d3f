import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';

import { saveDraft } from '#app/lib/forms/draft-storage';
import { useFormDraft, withTyped } from '#app/lib/forms/form-draft';

afterEach(() => {
  document.body.replaceChildren();
});

describe('what was typed into a form before its scripts came', () => {
  const empty = { category: '', description: '', usedBy: '', other: '' };
  const fields = ['category', 'description', 'usedBy'] as const;

  test('is read from its controls, empty ones and others left out', () => {
    document.body.innerHTML = `<form id="one">
      <input type="radio" name="category" value="product"><input type="radio" name="category" value="service" checked>
      <textarea name="description">Herbs</textarea><textarea name="usedBy"></textarea>
      <input name="other" value="x">
    </form>`;
    const known = { ...empty, usedBy: 'Cooks' };
    expect(withTyped('one', known, fields)).toEqual({
      category: 'service',
      description: 'Herbs',
      usedBy: 'Cooks',
      other: '',
    });
  });

  test('leaves the draft as it is where it says no more, or where there is no form', () => {
    document.body.innerHTML = '<form id="one"><textarea name="description">Herbs</textarea></form>';
    const known = { ...empty, description: 'Herbs' };
    expect(withTyped('one', known, fields)).toBe(known);
    expect(withTyped('two', known, fields)).toBe(known);
  });

  test('is kept over what the tab kept, also what is typed while the page is taken over', async () => {
    saveDraft('contact', { description: 'Kept', usedBy: 'Cooks' });
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Drafted />);
    const field = page.querySelector('textarea');
    if (field === null) throw new Error('No field');
    field.value = 'Typed';
    await act(async () => {
      hydrateRoot(page, <Drafted onRender={() => (field.value = 'Typed early')} />);
    });
    expect(field.value).toBe('Typed early');
    expect(page.querySelector('output')?.textContent).toBe('{"description":"Typed early","usedBy":"Cooks"}');
    expect(sessionStorage.getItem('contact-draft')).toContain('Typed early');
  });
});

function Drafted({ onRender }: { onRender?: () => void }) {
  const { draft, keep } = useFormDraft<{ description: string; usedBy?: string }>('contact', {
    empty: { description: '' },
    restore: (kept) => ({ description: '', ...Object(kept) }),
    addTyped: (known) => withTyped('drafted', known, ['description']),
  });
  onRender?.();
  return (
    <form id="drafted">
      <textarea
        name="description"
        value={draft.description}
        onChange={({ target }) => keep({ ...draft, description: target.value })}
      />
      <output>{JSON.stringify(draft)}</output>
    </form>
  );
}
