import { dailyNiches } from './sectors/daily-niches';
import { familyNiches } from './sectors/family-niches';
import { helpNiches } from './sectors/help-niches';
import { homeNiches } from './sectors/home-niches';
import { learningNiches } from './sectors/learning-niches';
import { peopleNiches } from './sectors/people-niches';
import { tradeNiches } from './sectors/trade-niches';
import { workNiches } from './sectors/work-niches';

export const nicheTexts = {
  ...dailyNiches,
  ...familyNiches,
  ...helpNiches,
  ...homeNiches,
  ...learningNiches,
  ...peopleNiches,
  ...tradeNiches,
  ...workNiches,
};
export type Niche = keyof typeof nicheTexts;
