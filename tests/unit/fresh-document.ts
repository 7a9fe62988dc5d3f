import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a machine that is busy with other tests.
configure({ asyncUtilTimeout: 25_000 });

// Runs before each file that has a document, which lives on from file to file: it begins empty.
document.body.replaceChildren();
for (const script of document.head.querySelectorAll('script')) script.remove();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// The opening and closing of `<dialog>`, which jsdom has not.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom lays nothing out: nothing ever crosses a line.
globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};
