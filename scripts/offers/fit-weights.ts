import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { type Example, exampleOf, featureNames, fit, pickOf } from './fit';
import { knownOffers, labelledBriefs } from '#tests/fixtures/briefs/offers';

// Fits the weights by which the engine tells the sentence that says what is sold, on the labelled briefs, and says how
// well they do on briefs that they were not fitted on: each sixth in turn is left out.
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
    without: { type: 'string', default: '^$' },
  },
});
const isWithout = new RegExp(values.without, 'u');

const folds = 6;
const examples = [...labelledBriefs, ...knownOffers].flatMap((brief, at) => exampleOf(brief, at % folds));
const names = featureNames(examples);

const missed: Example[] = [];
for (let fold = 0; fold < folds; fold += 1) {
  const weights = fit(
    examples.filter((one) => one.fold !== fold),
    names,
  );
  missed.push(...examples.filter((one) => one.fold === fold && !one.isRight[pickOf(one, weights)]));
  if (values.wrong)
    for (const one of missed.filter(({ fold: of }) => of === fold)) {
      const at = pickOf(one, weights);
      const right = one.isRight.indexOf(true);
      const tell = (index: number) =>
        `${one.texts[index]} {${[...(one.features[index]?.keys() ?? [])].join(' ')}}`;
      console.log(`${one.name}\n  taken ${tell(at)}\n  right ${tell(right)}`);
    }
}
const weights = fit(
  examples.filter(({ name }) => !isWithout.test(name)),
  names,
);
report(
  'briefs of founders',
  examples.filter(({ weight }) => weight === 1),
);
report(
  'the other fixtures',
  examples.filter(({ weight }) => weight < 1),
);

if (!values.check) {
  const lines = [...weights]
    .map(([name, weight]) => `${name}: ${weight.toFixed(2)}`)
    .filter((line) => !/: -?0\.00$/u.test(line));
  const head =
    '# What speaks for a sentence as the one that tells what is sold, and against it. Fitted: `npm run offers`.\n';
  await writeFile('app/features/pitch/engine/read/rank.yaml', `${head}${lines.join('\n')}\n`);
}

function report(what: string, some: Example[]): void {
  const found = some.filter((one) => one.isRight[pickOf(one, weights)]).length;
  const unseen = some.filter((one) => !missed.includes(one)).length;
  console.log(`${what}: ${found} of ${some.length}, ${unseen} when left out of the fit`);
}
