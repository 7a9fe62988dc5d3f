import { isPitchId, plainText } from '#app/features/pitch/pitch';
import { readState } from '#app/features/pitch/server/stream/read-snapshot';
import { removePitch } from '#app/features/pitch/server/repository';
import { shownVersion } from '#app/features/pitch/snapshot';
import { argument, type Call, type Command, confirmed, limitOf, OpsError, statusIn, timeOf } from './command';

const statuses = ['generating', 'waiting', 'ready', 'failed'] as const;

export const pitchCommands: Command[] = [
  {
    usage: `pitches list [--status ${statuses.join('|')}] [--limit 50]`,
    does: 'pitches, the newest first; what they say is their makers’ and is not shown',
    async run({ database }, call) {
      const status = statusIn(call, statuses);
      const rows = await database.query
        .selectFrom('pitches')
        .innerJoin('pitch_versions', 'pitch_versions.pitch_id', 'pitches.id')
        .leftJoin('pitch_recipients', 'pitch_recipients.pitch_id', 'pitches.id')
        .where('pitch_versions.version', '=', 1)
        .$if(status !== undefined, (query) => query.where('pitch_versions.status', '=', status ?? 'ready'))
        .select(['pitches.id', 'pitches.engine', 'pitches.created_at', 'pitch_versions.status'])
        .select('pitch_recipients.address')
        .orderBy('pitches.created_at', 'desc')
        .limit(limitOf(call))
        .execute();
      return rows.map((row) => ({
        id: row.id,
        ordered: timeOf(row.created_at),
        status: row.status,
        engine: row.engine,
        'waited for by': row.address ?? '',
      }));
    },
  },
  {
    usage: 'pitches show <id>',
    does: 'a pitch as its address shows it to others',
    async run({ database }, call) {
      const id = idIn(call);
      const state = await readState(database, id);
      if (!state) throw new OpsError(`There is no pitch ${id}`);
      const { pitch, lang, createdAt } = shownVersion(state);
      return {
        id,
        status: state.status,
        engine: state.engine,
        language: lang,
        written: timeOf(createdAt),
        sentence: pitch ? plainText(pitch.oneLiner) : '',
      };
    },
  },
  {
    usage: 'pitches delete <id> --yes',
    does: 'removes a pitch with all its versions, as its maker’s own button does',
    async run(context, call) {
      const id = idIn(call);
      confirmed(call, `Pitch ${id} would be removed.`);
      if (!(await removePitch(context, id))) throw new OpsError(`There is no pitch ${id}`);
      return `Pitch ${id} is removed`;
    },
  },
];

/** The id itself, or the address of a pitch. */
function idIn(call: Call): string {
  const idOrAddress = argument(call, 0, 'id');
  const id = /elevator-pitch\/([\w-]{22})/.exec(idOrAddress)?.[1] ?? idOrAddress;
  if (!isPitchId(id)) throw new OpsError(`${idOrAddress} is no id of a pitch`);
  return id;
}
