import { ops } from '#app/ops/ops';

/** Run by the tests as a process of its own, as `npm run ops` does: `env` is its whole environment of the site. */
export type OpsInput = { args: string[]; env: Record<string, string> };

const { args, env }: OpsInput = JSON.parse(process.argv[2] ?? '');
Object.assign(process.env, env);
const { code, text } = await ops(args);
console.log(text);
process.exitCode = code;
