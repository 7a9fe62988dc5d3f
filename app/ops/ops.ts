import { parseArgs } from 'node:util';

import { openDatabase } from '#app/server/db/database';
import { EnvError, readEnv } from '#app/server/env';
import { createLog } from '#app/server/log';
import { createWorkflows } from '#app/server/workflows/workflows';
import { backupCommands } from './backup';
import { type Answer, type Call, type Command, OpsError } from './command';
import { exportCommands } from './export';
import { mailCommands } from './mails';
import { messageCommands } from './messages';
import { migrationCommands } from './migrations';
import { orderCommands } from './orders';
import { personCommands } from './person';
import { pitchCommands } from './pitches';
import { printed } from './print';
import { subscriberCommands } from './subscribers';

const commands: Command[] = [
  ...orderCommands,
  ...messageCommands,
  ...mailCommands,
  ...subscriberCommands,
  ...pitchCommands,
  ...personCommands,
  ...exportCommands,
  ...backupCommands,
  ...migrationCommands,
];

/** Exit code and what is to be printed, of a command that is typed as `npm run ops -- …`. */
type Outcome = { code: number; text: string };

/**
 * Runs a command of the company's, beside the servers on the same data or without any. It reads and writes rows; mails
 * are sent by a server, which finds their jobs within two seconds.
 */
export async function ops(argv: string[]): Promise<Outcome> {
  try {
    const { values, positionals } = readArgs(argv);
    if (values.help || positionals.length === 0) return { code: 0, text: help(positionals) };
    const named = commands.find(({ usage }) => words(usage).every((word, at) => positionals[at] === word));
    if (!named) return { code: 1, text: `No such command. ${hint}` };
    const call = { args: positionals.slice(words(named.usage).length), options: values };
    return { code: 0, text: await run(named, call, values.json) };
  } catch (error) {
    return { code: 1, text: reasonOf(error) };
  }
}

/** One id in 64 begins with a dash, and is no option. */
function readArgs(argv: string[]) {
  const marked = argv.map((arg) => (/^-[\w-]{21}$/.test(arg) ? `${idMark}${arg}` : arg));
  const { values, positionals } = parseArgs({ args: marked, allowPositionals: true, options });
  return { values, positionals: positionals.map((arg) => arg.replace(idMark, '')) };
}

const idMark = 'id:';

const options = {
  help: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  all: { type: 'boolean' },
  yes: { type: 'boolean' },
  status: { type: 'string' },
  limit: { type: 'string' },
  out: { type: 'string' },
  keep: { type: 'string' },
} as const;

const hint = '`npm run ops -- --help` lists them.';

function words(usage: string): string[] {
  return usage.split(' ').filter((word) => /^[a-z]+$/.test(word));
}

async function run(command: Command, call: Call, asJson: boolean): Promise<string> {
  const answer = await answerOf(command, call);
  return asJson ? JSON.stringify(answer, null, 2) : printed(answer);
}

async function answerOf(command: Command, call: Call): Promise<Answer> {
  const env = readEnv();
  if ('runAlone' in command) return command.runAlone(env, call);
  const { dataDir, databaseUrl } = env;
  const log = createLog('silent');
  const database = await openDatabase({ dataDir, databaseUrl, log, beside: true });
  try {
    const workflows = createWorkflows(database, { log });
    return await command.run({ env, database, workflows }, call);
  } finally {
    await database.close();
  }
}

/** All commands, or those that begin with the words given. */
function help(begun: string[]): string {
  const matching = commands.filter(({ usage }) => begun.every((word, at) => usage.split(' ')[at] === word));
  return [
    'npm run ops -- <command> [--json]',
    '',
    'Works beside a running site, with its configuration (.env). Commands:',
    '',
    ...matching.flatMap(({ usage, does }) => [`  ${usage}`, `      ${does}`]),
  ].join('\n');
}

function reasonOf(error: unknown): string {
  if (error instanceof OpsError || error instanceof EnvError) return error.message;
  if (!(error instanceof Error)) return 'It failed';
  const isUsage = 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');
  return isUsage ? `${error.message} ${hint}` : `It failed: ${error.message}`;
}
