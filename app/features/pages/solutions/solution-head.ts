import { msg } from '@lingui/core/macro';

import { noindexHead } from '#app/lib/page-head';
import { type HeadText, type RouteMatch, textHead } from '../page-route';

export function solutionHead(match: RouteMatch, text: HeadText | undefined) {
  return text ? textHead(match, text) : noindexHead(match.context.i18n._(msg`Our AI solutions`));
}
