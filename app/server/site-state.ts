import type { Env } from './env';

/** What is so of this installation, and what a text may claim for that reason. */
export type SiteState = {
  /** A language model writes pitches and answers questions. */
  model: boolean;
  /** No text trains a model: there is none, or its maker has committed to it. */
  noTraining: boolean;
  /** The site, and the model where there is one. */
  hostedInFrance: boolean;
  /** Visits are counted where a visitor agrees. */
  measured: boolean;
};

/** Source: the configuration. */
export function siteStateOf({
  siteHostedIn,
  llm,
  analytics,
}: Pick<Env, 'siteHostedIn' | 'llm' | 'analytics'>): SiteState {
  return {
    model: llm !== undefined,
    noTraining: !llm || llm.noTraining,
    hostedInFrance: siteHostedIn === 'FR' && (!llm || llm.hostedIn === 'FR'),
    measured: analytics !== undefined,
  };
}
