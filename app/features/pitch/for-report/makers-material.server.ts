import { createI18n } from '#app/i18n/i18n';
import type { Locale } from '#app/i18n/locales';
import { fromJson } from '#app/server/db/json';
import type { Services } from '#app/server/services';
import { answeredBriefSchema } from '../pitch-schema';
import { isMaker } from '../server/access';
import { readState } from '../server/stream/read-snapshot';
import { shownVersion } from '../snapshot';
import { reportMaterial } from './report-material.server';

/**
 * The material of a report about the version of a pitch that is shown, labelled in `locale`. Undefined for a pitch that
 * this visitor has not made, or that is not written.
 */
export async function materialForMaker(
  { database, env }: Pick<Services, 'database' | 'env'>,
  id: string,
  locale: Locale,
) {
  if (!(await isMaker({ database, env }, id))) return undefined;
  const state = await readState(database, id);
  if (!state) return undefined;
  const { version, lang, pitch, score } = shownVersion(state);
  if (!pitch) return undefined;
  const row = await database.query
    .selectFrom('pitch_versions')
    .select('brief')
    .where('pitch_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const brief = fromJson(answeredBriefSchema, row.brief);
  const studied = { lang, brief, pitch, score, findings: state.findings };
  return { ...reportMaterial(studied, await createI18n(locale)), byModel: state.engine === 'model' };
}
