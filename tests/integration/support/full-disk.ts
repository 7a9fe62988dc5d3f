import { execFileSync } from 'node:child_process';

import type { TestDatabase } from './databases';

/** PostgreSQL finds the disk full, as its own error, whatever is written to any table: `/dev/full` is a disk that always is. */
export async function fillPostgres(testDatabase: TestDatabase): Promise<void> {
  await testDatabase.administer(`
    create or replace function disk_full() returns trigger language plpgsql as $$
    begin
      copy (select repeat('x', 1000000)) to '/dev/full';
      return new;
    end $$;
    do $$
    declare one text;
    begin
      for one in select tablename from pg_tables where schemaname = current_schema() loop
        execute format('create trigger full_disk before insert or update on %I execute function disk_full()', one);
      end loop;
    end $$`);
}

export async function freePostgres(testDatabase: TestDatabase): Promise<void> {
  await testDatabase.administer('drop function if exists disk_full() cascade');
}

/** How large the files of a process may get, in bytes: what it writes beyond fails, and it goes on. */
export function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:unlimited`]);
}
