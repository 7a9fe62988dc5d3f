import { Trans } from '@lingui/react/macro';
import { ScriptOnce } from '@tanstack/react-router';

import styles from './old-browsers.module.css';

// In words that every browser knows. Written into the page, the script runs before the modules; what it makes up for
// stands in `app/polyfills.ts`. Compressed streams and container queries came with, or shortly before, the oldest
// browsers that the site is built for.
const look = `(function(d,u){
if(!(Promise.withResolvers&&Map.groupBy&&Object.groupBy&&u.toSorted&&u['with']&&URL.parse&&window.AbortSignal&&AbortSignal.any&&Intl.Segmenter&&''.isWellFormed))d.write('<script src="/polyfills.js"><\\/script>');
if(!(window.CompressionStream&&window.CSS&&CSS.supports('container-type:size')))d.documentElement.setAttribute('data-old','')
})(document,[])`;

/** For the head of each page: loads what a somewhat older browser lacks, and marks the page for one that is too old. */
export function OldBrowserScript() {
  return <ScriptOnce>{import.meta.env.SSR ? look : ''}</ScriptOnce>;
}

/** A word for whoever comes with a browser that is too old; nobody else sees it. */
export function OldBrowserNote() {
  return (
    <p className={styles.note}>
      <Trans>
        Your browser is too old for parts of this site: you can read the pages, but forms may not work. Please
        update it or use another.
      </Trans>
    </p>
  );
}
