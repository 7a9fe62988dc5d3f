import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = '/usr/sbin/nginx';

export const hasNginx = existsSync(program);

export type Nginx = { stop: () => Promise<void> };

/** Debian's nginx as a process of ours. `http`: what stands in its block `http`, given a folder for files. */
export async function startNginx(http: (folder: string) => string | Promise<string>): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
    events {}
    http { access_log off; ${temporary} ${await http(folder)} }`,
  );
  const nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { stop: () => endOf(nginx, folder) };
}

async function endOf(nginx: ChildProcess, folder: string): Promise<void> {
  if (nginx.exitCode === null) {
    const exited = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await exited;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
