import type { CaseName } from '#app/content/cases';
import { toolFigures } from './figures/adopter-ia';
import { protocolFigures } from './figures/autres-services';
import { campaignFigures } from './figures/communication';
import type { Figures } from './figures/figure';
import { feedbackFigures } from './figures/innovation';
import { reviewFigures } from './figures/market-intelligence';

/** The rows of a case's tables, by the names of their files. */
export type CaseTables = { data: unknown[]; tests: unknown[] };

/** What is computed of the invented data of a case: all that its page and its document count. */
export const figuresOf: Record<CaseName, (tables: CaseTables) => Figures> = {
  'market-intelligence': reviewFigures,
  innovation: feedbackFigures,
  communication: campaignFigures,
  'adopter-ia': toolFigures,
  'autres-services': protocolFigures,
};
