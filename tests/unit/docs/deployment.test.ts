import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { variables } from '#app/server/env/variables';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const flags = scripts.serve?.match(/--max-\S+|MALLOC_\S+/g) ?? [];

test.each(['Containerfile', 'verbe@.service'])('%s starts the server as `npm run serve` does', (name) => {
  const text = readFileSync(`docs/deployment/${name}`, 'utf8');
  expect(flags).toHaveLength(4);
  expect(flags.filter((flag) => !text.includes(flag))).toEqual([]);
  expect(text).toContain(scripts.serve?.split(' ').at(-1));
});

// Of systemd.exec(5): what stands in the file of EnvironmentFile overrides what Environment says.
test.each(['verbe@.service', 'verbe-backup.service'])(
  'no setting of %s gives way to /etc/verbe/env',
  (name) => {
    const text = readFileSync(`docs/deployment/${name}`, 'utf8').replaceAll(/\\\n/g, '');
    expect(text).toContain('EnvironmentFile=/etc/verbe/env');
    const yielding = text.match(/^Environment=.*$/gm)?.join(' ') ?? '';
    expect(Object.keys(variables.shape).filter((variable) => yielding.includes(`${variable}=`))).toEqual([]);
    const command = /^ExecStart=\/usr\/bin\/env (.*)$/m.exec(text)?.[1] ?? '';
    expect(command).toContain('DATA_DIR=/var/lib/verbe/');
  },
);

test('each process has ports and data of its own', () => {
  const text = readFileSync('docs/deployment/verbe@.service', 'utf8');
  for (const own of ['PORT=%i', 'METRICS_PORT=1%i', 'DATA_DIR=/var/lib/verbe/%i'])
    expect(text).toContain(` ${own} `);
});
