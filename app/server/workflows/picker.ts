import type { ClaimedJob, JobStore } from './job-store';

// From the third claim without progress a job is suspected of ending the process. It then runs alone, so that the
// jobs that were merely beside it are not blamed: only a claim as a suspect can lead to the end of a job.
const suspectFrom = 2;
/** How long a suspect has the process for itself, and how long it waits for the others to finish, in milliseconds. */
export const aloneMs = 2000;
// Few at a time, so that several processes share a rush.
const claimBatch = 8;

export type Picked = {
  jobs: ClaimedJob[];
  /** Nothing else is to run beside them for `aloneMs`, or until they have saved a step. */
  alone: boolean;
};

export type Occupant = {
  job: ClaimedJob;
  alone: boolean;
};

/** Decides what to claim next. `wake` is called when a decision that was put off is due. */
export function createPicker(store: JobStore, maxWaiting: number, wake: () => void) {
  let mayHaveSuspects = true;
  let othersFirst = false;
  let patienceEnds: number | undefined;

  return {
    /** Jobs become suspects when a process dies, which nobody tells: called now and then. */
    lookForSuspects() {
      mayHaveSuspects = true;
    },

    async pick(workflows: string[], running: Occupant[]): Promise<Picked> {
      const room = maxWaiting - running.length;
      if (room <= 0 || workflows.length === 0 || running.some(({ alone }) => alone))
        return { jobs: [], alone: false };
      const wish = { workflows, except: running.map(({ job }) => job.id), suspectFrom };

      if (mayHaveSuspects && !othersFirst) {
        mayHaveSuspects = await store.hasSuspects(wish);
        if (mayHaveSuspects && running.length > 0 && !patienceIsOver()) return { jobs: [], alone: true };
        patienceEnds = undefined;
        const jobs = mayHaveSuspects ? await store.claim({ ...wish, suspects: true, limit: 1 }) : [];
        othersFirst = jobs.length > 0;
        if (jobs.length > 0) return { jobs, alone: true };
      }
      othersFirst = false;
      const jobs = await store.claim({ ...wish, suspects: false, limit: Math.min(claimBatch, room) });
      if (mayHaveSuspects) wake();
      return { jobs, alone: false };
    },
  };

  function patienceIsOver(): boolean {
    if (patienceEnds === undefined) {
      patienceEnds = Date.now() + aloneMs;
      setTimeout(wake, aloneMs).unref();
    }
    return Date.now() >= patienceEnds;
  }
}
