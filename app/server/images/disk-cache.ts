import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { errorFacts } from '#app/server/error-facts';
import type { Log } from '#app/server/log';
import type { Converted } from './convert';
import { imageFormats } from './modifiers';

/** `madeAt` in epoch ms. */
export type StoredPicture = Converted & { madeAt: number; hash: string };

export type DiskCache = {
  get(key: string): Promise<StoredPicture | undefined>;
  /** A disk that refuses is logged, and the picture is there all the same. Not kept where `clears` has grown since `asOf`. */
  put(key: string, picture: Converted, asOf?: number): Promise<StoredPicture>;
  /** How often all were removed. */
  clears(): number;
  drop(key: string): Promise<void>;
  clear(): Promise<void>;
};

type Entry = Omit<StoredPicture, 'bytes'> & { file: string; size: number; usedAt: number };

/** Everything but the last use stands in a file's name: key, time in base 36, hash, format. */
const fileName = new RegExp(`^([0-9a-f]{32})-([0-9a-z]+)-([0-9a-f]{16})\\.(${imageFormats.join('|')})$`);

const hour = 3_600_000;

/** Least recently used out first; a file's mtime is its last use, to the hour. Keys: 32 hexadecimal digits. */
export function createDiskCache(folder: string, { maxBytes, log, now = Date.now }: Settings): DiskCache {
  const entries = new Map<string, Entry>();
  let total = 0;
  let reading: Promise<void> | undefined;
  let clears = 0;

  return {
    async get(key) {
      await ready();
      const entry = entries.get(key);
      if (!entry) return undefined;
      touch(key, entry);
      try {
        return { ...entry, bytes: await readFile(entry.file) };
      } catch {
        forget(key, entry);
        return undefined;
      }
    },
    async put(key, picture, asOf = clears) {
      await ready();
      const made = { ...picture, madeAt: now(), hash: hashOf(picture.bytes) };
      const name = `${key}-${made.madeAt.toString(36)}-${made.hash}.${made.format}`;
      const file = join(folder, name);
      try {
        await writeWhole(file, made.bytes);
        if (asOf !== clears) {
          await rm(file, { force: true });
          return made;
        }
        const before = entries.get(key);
        if (before) await remove(key, before, file);
        add(key, { ...made, file, size: made.bytes.length, usedAt: made.madeAt });
        await evict();
      } catch (error) {
        log.warn(errorFacts(error), 'a picture could not be cached');
      }
      return made;
    },
    async drop(key) {
      await ready();
      const entry = entries.get(key);
      if (entry) await remove(key, entry);
    },
    clears: () => clears,
    async clear() {
      clears += 1;
      await ready();
      for (const [key, entry] of [...entries]) await remove(key, entry);
    },
  };

  function ready(): Promise<void> {
    reading ??= readFolder().catch((error: unknown) => {
      log.warn(errorFacts(error), 'the pictures on disk could not be read');
    });
    return reading;
  }

  async function readFolder(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const files = await Promise.all((await readdir(folder)).map((name) => describe(name)));
    for (const one of files.filter((item) => item !== undefined).toSorted((a, b) => a.usedAt - b.usedAt)) {
      const { key, ...entry } = one;
      const other = entries.get(key);
      if (other) await remove(key, other);
      add(key, entry);
    }
    await evict();
  }

  /** Removes drafts that a stopped process left behind. */
  async function describe(name: string): Promise<(Entry & { key: string }) | undefined> {
    const file = join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    const [, key = '', madeAt = '', hash = '', written] = fileName.exec(name) ?? [];
    const format = imageFormats.find((known) => known === written);
    if (!facts || !format) {
      if (facts && name.endsWith('.draft') && facts.mtimeMs < now() - hour) await rm(file, { force: true });
      return undefined;
    }
    return { key, file, format, hash, madeAt: parseInt(madeAt, 36), size: facts.size, usedAt: facts.mtimeMs };
  }

  function add(key: string, entry: Entry): void {
    entries.set(key, entry);
    total += entry.size;
  }

  function touch(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    if (entry.usedAt > now() - hour) return;
    entry.usedAt = now();
    void utimes(entry.file, entry.usedAt / 1000, entry.usedAt / 1000).catch(() => {});
  }

  function forget(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.size;
  }

  async function remove(key: string, entry: Entry, replacedBy?: string): Promise<void> {
    forget(key, entry);
    if (entry.file !== replacedBy) await rm(entry.file, { force: true });
  }

  async function evict(): Promise<void> {
    for (const [key, entry] of entries) {
      if (total <= maxBytes) return;
      await remove(key, entry);
    }
  }
}

type Settings = {
  maxBytes: number;
  log: Log;
  now?: () => number;
};

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
