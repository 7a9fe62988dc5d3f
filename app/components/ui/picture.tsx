import { useState } from 'react';

import { imageAddress, imageWidths } from '#app/lib/image-address';
import { joinClasses } from './join-classes';
import styles from './picture.module.css';

type PictureProps = {
  /** Sizes in px, of the original; 16:9 where unknown. */
  image: { url: string; alt: string; width?: number; height?: number };
  /** The attribute `sizes`: `(width >= 64rem) 50vw, 100vw`. */
  sizes: string;
  /** For the one picture of the first screen. */
  priority?: boolean;
  className?: string;
};

/** Beyond this, px, nobody sees the difference and everybody waits for it. */
const widest = 2048;

const supposed = { width: 1600, height: 900 };

/** Keeps its place before it has come and when it never comes; crop it by an `aspect-ratio`. */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  const { url, alt } = image;
  const { width, height } = image.width && image.height ? { ...supposed, ...image } : supposed;
  const [failedUrl, setFailedUrl] = useState<string>();
  const failed = failedUrl === url;

  return (
    <span className={joinClasses(styles.picture, className)} data-failed={failed || undefined}>
      <img
        ref={(element) => {
          if (element && hasFailed(element)) setFailedUrl(url);
        }}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={failed ? { aspectRatio: `${width} / ${height}` } : undefined}
        {...sourcesOf(url, width, sizes)}
        onError={() => setFailedUrl(url)}
        onLoad={() => setFailedUrl(undefined)}
      />
    </span>
  );
}

/** It may have failed before the page came alive. Some browsers know no width of a drawing, which is always there. */
function hasFailed({ complete, naturalWidth, srcset }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && srcset !== '';
}

function sourcesOf(url: string, originalWidth: number, sizes: string) {
  const fitting = imageWidths.filter((width) => width <= Math.min(originalWidth, widest));
  const widths = fitting.length > 0 ? fitting : imageWidths.slice(0, 1);
  const addresses = widths.map((width) => ({ width, address: imageAddress(url, width) }));
  const usual = addresses.findLast(({ width }) => width <= 1024)?.address;
  if (!usual) return { src: url };
  const srcSet = addresses
    .map(({ address, width }) => `${address} ${Math.min(width, originalWidth)}w`)
    .join(', ');
  return { sizes, srcSet, src: usual };
}
