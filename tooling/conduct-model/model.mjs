// The models of conduct, fitted to labelled answers: whether an answer or a clause ends an interview, and the kind of
// conduct. Needs a built @qicheng/ai.
import { CONDUCT_KINDS } from '../../packages/ai/dist/analyses/interview-report/conduct-model/kinds.js';
import { keyOf } from '../../packages/ai/dist/analyses/interview-report/conduct-model/packed.js';
import { fit } from './fit.mjs';

/** Features in fewer texts are left out. */
const MIN_TEXTS = 2;
/** The costs of an error, the weight of a true text, and how many features are kept. */
const OF_ANSWER = { cost: 1, weightOfTrue: 1, rounds: 25, most: 14_000 };
const OF_CLAUSE = { cost: 0.5, weightOfTrue: 2, rounds: 15, most: 8_500 };
const OF_KIND = { cost: 1, weightOfTrue: 1, rounds: 25, most: 500 };
/** Features that occur in enough texts, by name, with their rarity. */
function raritiesOf(texts) {
  const counts = new Map();
  for (const { names } of texts) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([, count]) => count >= MIN_TEXTS)
      .map(([name, count]) => [name, { rarity: Math.log(texts.length / count), count }]),
  );
}

function fitted(texts, isTrue, known, { cost, rounds, weightOfTrue }) {
  const ids = new Map([...known.keys()].map((name, id) => [name, id]));
  const rows = texts.map((text) => {
    const own = [...text.names].filter((name) => ids.has(name));
    const isOf = isTrue(text);
    return {
      at: own.map((name) => ids.get(name)),
      values: own.map((name) => known.get(name).rarity / text.size / SCALE),
      isTrue: isOf,
      weight: text.weight * (isOf ? weightOfTrue : 1),
    };
  });
  const { weights, bias } = fit(rows, ids.size, { cost, rounds });
  const features = [...known].map(([name, { rarity, count }], id) => ({
    ...{ name, count },
    weight: (weights[id] * rarity) / SCALE,
  }));
  return { bias, features };
}

/** Brings the lengths of texts near 1, for which the costs are chosen. */
const SCALE = 5;

const importance = ({ weight, count }) => Math.abs(weight) * Math.sqrt(count);

/** The features that decide most, fitted again without the others. */
function pruned(texts, isTrue, settings) {
  const known = raritiesOf(texts);
  const kept = fitted(texts, isTrue, known, settings)
    .features.toSorted((a, b) => importance(b) - importance(a) || (a.name < b.name ? -1 : 1))
    .slice(0, settings.most);
  const rest = new Map(kept.map(({ name }) => [name, known.get(name)]));
  return quantised(fitted(texts, isTrue, rest, settings));
}

const LARGEST = 127;
/** One weight in a thousand is larger than the largest that is written. */
const CUT = 0.999;

/** Weights as whole numbers of one step. */
function quantised({ bias, features }) {
  const sizes = features.map(({ weight }) => Math.abs(weight)).toSorted((a, b) => a - b);
  const step = sizes[Math.floor(sizes.length * CUT)] / LARGEST;
  const whole = (weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step)));
  const weights = new Map();
  for (const { name, weight } of features) if (whole(weight) !== 0) weights.set(keyOf(name), whole(weight));
  return { bias, step, weights, features };
}

export const isHarmful = ({ label }) => label !== 'harmless';

export function modelsOf(examples) {
  // The kinds of the sentences of the tests were assigned by the messages of former rules.
  const ofKinds = examples.filter((each) => isHarmful(each) && each.group !== 'T');
  const clauses = examples.flatMap((each) => each.clauses);
  return {
    answer: pruned(examples, isHarmful, OF_ANSWER),
    clause: pruned(clauses, (clause) => clause.isHarmful, OF_CLAUSE),
    kinds: CONDUCT_KINDS.map((kind) => pruned(ofKinds, ({ label }) => label === kind, OF_KIND)),
  };
}

function linear({ bias, step, weights }, { names, size }) {
  let sum = 0;
  for (const name of names) sum += weights.get(keyOf(name)) ?? 0;
  return bias + (sum * step) / size;
}

/** The score of an answer: of the whole, and of its worst clause. */
export const scoreOf = ({ answer, clause }, example) =>
  linear(answer, example) + Math.max(...example.clauses.map((each) => linear(clause, each)));

export function kindOf({ kinds }, example) {
  const scores = kinds.map((model) => linear(model, example));
  return CONDUCT_KINDS[scores.indexOf(Math.max(...scores))];
}
