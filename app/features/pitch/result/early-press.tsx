import { ScriptOnce } from '@tanstack/react-router';
import { useEffect } from 'react';

const holdBack = `addEventListener('click',event=>{if('ready'in document.documentElement.dataset)return;const button=event.target.closest('main button');if(!button)return;event.preventDefault();event.stopImmediatePropagation();for(const one of document.querySelectorAll('[data-held]'))delete one.dataset.held;button.dataset.held=''},true)`;

/**
 * A script that runs as the page is read: the last press on a button that cannot answer yet is held back, and given once
 * the page around this is taken over. Else it would be lost, or send a form to nowhere with what was typed. What was
 * typed, ticked and chosen by then is told as well.
 */
export function EarlyPress() {
  // Effects run once this page answers, and only the document knows what was typed and pressed before.
  useEffect(() => {
    if ('ready' in document.documentElement.dataset) return;
    document.documentElement.dataset.ready = '';
    for (const field of document.querySelectorAll('main :is(input, select, textarea)')) tellChanged(field);
    const held = document.querySelector<HTMLElement>('main button[data-held]');
    if (!held) return;
    delete held.dataset.held;
    // After what was typed has reached the form.
    setTimeout(() => held.click());
  }, []);
  return <ScriptOnce>{import.meta.env.SSR ? holdBack : ''}</ScriptOnce>;
}

/** React takes what was there before it for its own, and hears of it only as a change from another. */
function tellChanged(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    const isChanged = [...field.options].some((option) => option.selected !== option.defaultSelected);
    if (isChanged) field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    // After a choice that was told before it: each begins from the one that holds.
    setTimeout(() => field.click());
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const typed = field.value;
    if (typed === field.defaultValue) return;
    field.value = field.defaultValue;
    // Past React, which watches the field's own property.
    Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
