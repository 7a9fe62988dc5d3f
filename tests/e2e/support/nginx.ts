import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
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

type Documented = { folder: string; port: number; plainPort: number; sites: number[] };

/** The file of the documentation, with a certificate and ports of a test. `sites`: where one process or two listen. */
export function documentedSite({ folder, port, plainPort, sites }: Documented): string {
  const [key, certificate] = [`${folder}/key.pem`, `${folder}/certificate.pem`];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-days', '1', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, ...names], { stdio: 'ignore' });
  const [first, second] = sites;
  return readFileSync('docs/deployment/nginx.conf', 'utf8')
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace(/^ *server 127\.0\.0\.1:3002(.*)$/m, second === undefined ? '' : `server 127.0.0.1:${second}$1`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replace('/var/log/nginx/verbe.log', 'stderr')
    .replaceAll('verbe.example', 'localhost')
    .replace('https://localhost$', `https://localhost:${port}$`)
    .replace('proxy_set_header Host $host;', 'proxy_set_header Host $http_host;');
}

async function endOf(nginx: ChildProcess, folder: string): Promise<void> {
  if (nginx.exitCode === null) {
    const exited = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await exited;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
