import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { Button } from '#app/components/ui/button';
import typography from '#app/components/ui/styles/typography.module.css';
import { plainText } from '../../pitch';
import type { PitchVersion } from '../../snapshot';
import { type PitchTab, passagesIn } from '../../ui/pitch-tab';
import { PassageText } from '../../ui/passage-text';
import type { Refining } from '../use-refining';
import { ChoiceGroup } from './choice-group';
import styles from './openings.module.css';
import saidStyles from '../../ui/said.module.css';

type OpeningsProps = {
  version: PitchVersion;
  /** The tab on screen: the opening that it begins with is the one in use. */
  tab: PitchTab;
  refining: Refining;
};

/** The ways to begin, and which of them the text on screen begins with; nothing when there is no choice. */
export function Openings({ version: { pitch, lang }, tab, refining }: OpeningsProps) {
  const id = useId();
  if (!pitch || pitch.openings.length < 2) return null;
  const texts = pitch.openings.map((opening) => plainText(opening));
  // The e-mail begins with a greeting.
  const paragraphs = passagesIn(pitch, tab).map((passage) => plainText(passage));
  const inUse = texts.findIndex((text) => paragraphs.some((paragraph) => paragraph.startsWith(text)));
  const count = texts.length;
  return (
    <ChoiceGroup
      title={
        <Plural
          value={count}
          one="One way to begin"
          _2="Two ways to begin"
          _3="Three ways to begin"
          other="# ways to begin"
        />
      }
    >
      {inUse < 0 && (
        <p className={typography.note}>
          <Trans>The text on screen begins with different words.</Trans>
        </p>
      )}
      <ul className={styles.openings}>
        {pitch.openings.map((opening, index) => (
          <li key={index}>
            <blockquote id={`${id}-${index}`} lang={lang} className={saidStyles.quoted}>
              <PassageText passage={opening} />
            </blockquote>
            <Button
              size="small"
              aria-pressed={index === inUse}
              aria-describedby={`${id}-${index}`}
              pending={refining.busy}
              onClick={() => {
                if (index !== inUse) refining.ask({ kind: 'opening', opening: index });
              }}
            >
              {index === inUse ? <Trans>In use</Trans> : <Trans>Begin with this</Trans>}
            </Button>
          </li>
        ))}
      </ul>
    </ChoiceGroup>
  );
}
