import type { Services } from '#app/server/services';
import { pitchWorkflow } from './generation/generation.job';
import { pitchMailWorkflow } from './notifications/notification.job';
import { purgeWorkflow } from './purge.job';
import { versionWorkflow } from './generation/refinement.job';

/** Registers what is done in the background for a pitch: its making, its refinements, its mails and its end; before the workflows boot. */
export function registerPitchJobs(services: Services): void {
  services.workflows.register(pitchWorkflow(services));
  services.workflows.register(versionWorkflow(services));
  services.workflows.register(pitchMailWorkflow(services));
  services.workflows.register(purgeWorkflow(services));
}
