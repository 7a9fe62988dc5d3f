import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** Loaded with the first picture: the library weighs 40 MB. Its settings are of the whole process. */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    loaded.concurrency(1);
    loaded.cache(false);
    return loaded;
  });
  return loading;
}
