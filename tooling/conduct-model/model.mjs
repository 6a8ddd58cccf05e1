// Trains the conduct classifiers on labelled answers: whether an answer or a clause ends an interview, and the kind of
// conduct. Needs a built @qicheng/ai.
import { CONDUCT_KINDS } from '../../packages/ai/dist/analyses/interview-report/conduct-model/kinds.js';
import { keyOf } from '../../packages/ai/dist/analyses/interview-report/conduct-model/packed.js';
import { fit } from './fit.mjs';

/** Features in fewer texts are ignored. */
const MIN_TEXTS = 2;
/** The cost of an error, the weight of a positive example, and how many features are kept. */
const OF_ANSWER = { cost: 1, positiveWeight: 1, rounds: 25, maxFeatures: 14_000 };
const OF_CLAUSE = { cost: 0.5, positiveWeight: 2, rounds: 15, maxFeatures: 8_500 };
const OF_KIND = { cost: 1, positiveWeight: 1, rounds: 25, maxFeatures: 500 };

/** Features that occur in enough texts, by name, with their inverse document frequency. */
function raritiesOf(texts) {
  const counts = new Map();
  for (const { names } of texts) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([, count]) => count >= MIN_TEXTS)
      .map(([name, count]) => [name, { rarity: Math.log(texts.length / count), count }]),
  );
}

function fitted(texts, isPositive, known, { cost, rounds, positiveWeight }) {
  const ids = new Map([...known.keys()].map((name, id) => [name, id]));
  const rows = texts.map((text) => {
    const own = [...text.names].filter((name) => ids.has(name));
    const isOf = isPositive(text);
    return {
      at: own.map((name) => ids.get(name)),
      values: own.map((name) => known.get(name).rarity / text.size / SCALE),
      isPositive: isOf,
      weight: text.weight * (isOf ? positiveWeight : 1),
    };
  });
  const { weights, bias } = fit(rows, ids.size, { cost, rounds });
  const features = [...known].map(([name, { rarity, count }], id) => ({
    ...{ name, count },
    weight: (weights[id] * rarity) / SCALE,
  }));
  return { bias, features };
}

/** Scales the norms of texts to about 1, for which the costs were chosen. */
const SCALE = 5;

const importance = ({ weight, count }) => Math.abs(weight) * Math.sqrt(count);

/** Keeps the most important features and trains again on them. */
function pruned(texts, isPositive, settings) {
  const known = raritiesOf(texts);
  const kept = fitted(texts, isPositive, known, settings)
    .features.toSorted((a, b) => importance(b) - importance(a) || (a.name < b.name ? -1 : 1))
    .slice(0, settings.maxFeatures);
  const rest = new Map(kept.map(({ name }) => [name, known.get(name)]));
  return quantised(fitted(texts, isPositive, rest, settings));
}

const LARGEST = 127;
/** One weight in a thousand is clipped to the largest stored value. */
const CUT = 0.999;

/** Weights as integer multiples of one step. */
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
  // The kinds of test sentences come from the messages of earlier rules, so they are not training data for kinds.
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

/** The score of an answer: that of the whole answer plus that of its worst clause. */
export const scoreOf = ({ answer, clause }, example) =>
  linear(answer, example) + Math.max(...example.clauses.map((each) => linear(clause, each)));

export function kindOf({ kinds }, example) {
  const scores = kinds.map((model) => linear(model, example));
  return CONDUCT_KINDS[scores.indexOf(Math.max(...scores))];
}
