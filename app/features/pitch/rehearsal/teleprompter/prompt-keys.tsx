import { Trans } from '@lingui/react/macro';

import type { Command } from './pace';
import styles from './prompt-keys.module.css';

export function PromptKeys() {
  return (
    <section className={styles.keys} aria-labelledby="prompt-keys-title">
      <h3 id="prompt-keys-title">
        <Trans>By keyboard</Trans>
      </h3>
      <dl>
        <div>
          <dt>
            <kbd>
              <Trans>Space</Trans>
            </kbd>
          </dt>
          <dd>
            <Trans>Pause, go on</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <kbd>←</kbd> <kbd>→</kbd>
          </dt>
          <dd>
            <Trans>One sentence back, one sentence forward</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <kbd>↑</kbd> <kbd>↓</kbd>
          </dt>
          <dd>
            <Trans>Faster, slower</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <kbd>
              <Trans>Home key</Trans>
            </kbd>
          </dt>
          <dd>
            <Trans>From the start</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <kbd>
              <Trans>Esc</Trans>
            </kbd>
          </dt>
          <dd>
            <Trans>Close</Trans>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Escape is the dialog's own. */
export function commandOf(key: string): Command | undefined {
  switch (key) {
    case ' ':
      return 'toggle';
    case 'ArrowLeft':
      return 'back';
    case 'ArrowRight':
      return 'forward';
    case 'ArrowUp':
      return 'faster';
    case 'ArrowDown':
      return 'slower';
    case 'Home':
      return 'restart';
    default:
      return undefined;
  }
}
