import { randomBytes } from 'node:crypto';
import pg from 'pg';

const postgres =
  process.env.TEST_DATABASE_URL || 'postgres://postgres@localhost/postgres?host=/var/run/postgresql';

/** A new database on the test server; undefined where none answers. */
export async function freshDatabase() {
  const name = `verbe_e2e_${randomBytes(4).toString('hex')}`;
  if (!(await onServer((client) => client.query(`create database ${name}`)))) return undefined;
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await onServer((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await work(client);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
