// Cross-validates the conduct classifiers: the share of answers above each threshold, and of correct kinds.
// node tooling/conduct-model/measure.mjs
import { examples } from './examples.mjs';
import { isHarmful, kindOf, modelsOf, scoreOf } from './model.mjs';

const FOLDS = 5;
const LIMITS = [-0.8, -0.3, 0, 0.2, 0.3, 0.42, 0.5, 0.6, 0.68, 0.8, 0.9];

const all = examples();
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const models = modelsOf(all.filter((_example, index) => index % FOLDS !== fold));
  return all
    .filter((_example, index) => index % FOLDS === fold)
    .map((example) => ({
      group: example.group,
      label: example.label,
      score: scoreOf(models, example),
      kind: kindOf(models, example),
    }));
}).flat();

const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
const isHard = ({ group }) => 'ABCD'.includes(group);
const harmful = judged.filter((each) => isHard(each) && isHarmful(each));
const groups = {
  harmful,
  'harmless, hard': judged.filter((each) => isHard(each) && !isHarmful(each)),
  'harmless, ordinary': judged.filter(({ group }) => group === 'N'),
};
for (const limit of LIMITS) {
  const above = Object.entries(groups).map(([name, answers]) => {
    const found = answers.filter(({ score }) => score > limit).length;
    return `${name} ${share(found, answers.length)}`;
  });
  console.log(`above ${limit}: ${above.join(', ')}`);
}
console.log(`kind: ${share(harmful.filter(({ label, kind }) => label === kind).length, harmful.length)}`);
