import { useEffect, useState } from 'react';

/** How far down the window a heading may stand and be the one that is read, as a share of its height. */
const readingLine = 0.3;

/** Longer than any page, px. */
const farAbove = 1_000_000;

/**
 * The anchor of the section that is being read: the last of `ids` whose heading has passed the reading line, above all
 * of them `first`.
 */
export function useCurrentSection(ids: readonly string[], first?: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = innerHeight * readingLine;
        const read = headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
        setCurrent(read?.id ?? first);
      },
      // No upper edge, so that a heading which a jump passes over changes sides too and is reported.
      { rootMargin: `${farAbove}px 0px -${(1 - readingLine) * 100}% 0px` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key, first]);
  return current;
}
