import type { Services } from '#app/server/services';
import type { Workflow } from '#app/server/workflows/workflows';
import { pitchWorkflow } from './generation/generation.job';
import { pitchMailWorkflow } from './notifications/notification.job';
import { pitchPurgeWorkflow } from './purge.job';
import { versionWorkflow } from './generation/refinement.job';

/** What is done in the background for a pitch: its making, its refinements, its mails and its end. */
export function pitchJobs(services: Services): Workflow<unknown>[] {
  return [
    pitchWorkflow(services),
    versionWorkflow(services),
    pitchMailWorkflow(services),
    pitchPurgeWorkflow(services),
  ];
}
