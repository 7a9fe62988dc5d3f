import { createFileRoute } from '@tanstack/react-router';

import { textRoute } from '#app/features/pages/page-route';
import { SolutionsScreen } from '#app/features/pages/solutions/solutions-screen';

export const Route = createFileRoute('/_app/solutions-ia/')({
  staticData: { words: ['solutions'] },
  ...textRoute('solutions-ia'),
  component: SolutionsScreen,
});
