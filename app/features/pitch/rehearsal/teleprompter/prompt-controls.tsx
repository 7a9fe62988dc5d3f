import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';

import { Button } from '#app/components/ui/button';
import type { Command } from './pace';
import styles from './prompt-controls.module.css';

const largest = 4;

type PromptControlsProps = {
  paused: boolean;
  onCommand: (command: Command) => void;
  /** 0 to 4. */
  size: number;
  onSize: (size: number) => void;
  /** Stands beside the keys. */
  children?: ReactNode;
};

/** Three buttons to use while speaking; settings for before or between two attempts are folded. */
export function PromptControls({ paused, onCommand, size, onSize, children }: PromptControlsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.controls}>
      <div className={styles.bar}>
        <div className={styles.keys}>
          <Key
            label={t`Slower`}
            shortcut="ArrowDown"
            icon="M5 11h14v2H5z"
            onPress={() => onCommand('slower')}
          />
          <Key
            label={paused ? t`Go on` : t`Pause`}
            shortcut="Space"
            icon={paused ? 'M8 5v14l11-7z' : 'M7 5h4v14H7zM13 5h4v14h-4z'}
            primary
            onPress={() => onCommand('toggle')}
          />
          <Key
            label={t`Faster`}
            shortcut="ArrowUp"
            icon="M5 11h6V5h2v6h6v2h-6v6h-2v-6H5z"
            onPress={() => onCommand('faster')}
          />
        </div>
        {children}
        <Control aria-expanded={open} className={styles.more} onClick={() => setOpen(!open)}>
          <Trans>Settings</Trans>
        </Control>
      </div>
      {open && <Settings onCommand={onCommand} size={size} onSize={onSize} />}
    </div>
  );
}

type KeyProps = { label: string; shortcut: string; icon: string; primary?: boolean; onPress: () => void };

function Key({ label, shortcut, icon, primary = false, onPress }: KeyProps) {
  return (
    <Control
      variant={primary ? 'primary' : 'secondary'}
      className={styles.key}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </Control>
  );
}

type SettingsProps = Pick<PromptControlsProps, 'onCommand' | 'size' | 'onSize'>;

function Settings({ onCommand, size, onSize }: SettingsProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Settings`} className={styles.settings}>
      <Control size="small" aria-keyshortcuts="ArrowLeft" onClick={() => onCommand('back')}>
        <Trans>Sentence back</Trans>
      </Control>
      <Control size="small" aria-keyshortcuts="ArrowRight" onClick={() => onCommand('forward')}>
        <Trans>Sentence forward</Trans>
      </Control>
      <Control size="small" aria-keyshortcuts="Home" onClick={() => onCommand('restart')}>
        <Trans>From the start</Trans>
      </Control>
      <Control size="small" aria-disabled={size === 0} onClick={() => onSize(Math.max(size - 1, 0))}>
        <Trans>Smaller text</Trans>
      </Control>
      <Control
        size="small"
        aria-disabled={size === largest}
        onClick={() => onSize(Math.min(size + 1, largest))}
      >
        <Trans>Larger text</Trans>
      </Control>
    </div>
  );
}

/** A press keeps the focus on the text, so that the space bar still pauses. */
function Control(props: ComponentProps<typeof Button>) {
  return <Button onMouseDown={(event) => event.preventDefault()} {...props} />;
}
