import type { Passage } from '../../pitch';
import { PassageText } from '../../ui/passage-text';
import { compareTexts, type Stretch } from './compare-texts';
import styles from './marked-text.module.css';

type MarkedTextProps = {
  before: Passage[];
  after: Passage[];
  /** The marks have faded, and nothing is to be marked any more. */
  onFaded: () => void;
};

/** The paragraphs of `after`; what `before` does not say is marked for some seconds, and so is where words were cut. */
export function MarkedText({ before, after, onFaded }: MarkedTextProps) {
  const { after: paragraphs } = compareTexts(before, after);
  return paragraphs.map((stretches, index) => (
    <p key={index} onAnimationEnd={onFaded}>
      {stretches.map((stretch, position) => (
        <Marked key={position} stretch={stretch} />
      ))}
    </p>
  ));
}

function Marked({ stretch: { changed, cut, passage } }: { stretch: Stretch }) {
  if (changed) {
    return (
      <mark className={styles.added}>
        <PassageText passage={passage} />
      </mark>
    );
  }
  return (
    <>
      {cut && <span className={styles.cut} />}
      <PassageText passage={passage} />
    </>
  );
}
