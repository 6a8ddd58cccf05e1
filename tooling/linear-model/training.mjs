// Trains linear models on the features of texts, and writes them as source. Needs a built @qicheng/ai.
import { keyOf } from '../../packages/ai/dist/text/linear-model.js';
import { fit } from './fit.mjs';

/** Features in fewer texts are ignored. */
const MIN_TEXTS = 2;

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

/** Scales the norms of texts to about 1, for which the costs were chosen. */
const SCALE = 5;

/** The sum of the models of several divisions of the texts; of a single division, its model. */
function fitted(texts, divisions, known, { cost, rounds, positiveWeight }) {
  const ids = new Map([...known.keys()].map((name, id) => [name, id]));
  const rows = texts.map(({ names, size, weight }) => {
    const own = [...names].filter((name) => ids.has(name));
    return {
      at: own.map((name) => ids.get(name)),
      values: own.map((name) => known.get(name).rarity / size / SCALE),
      weight,
    };
  });
  const models = divisions.map((isPositive) =>
    fit(
      rows.map((row, index) => {
        const isOf = isPositive(texts[index]);
        return { ...row, isPositive: isOf, weight: row.weight * (isOf ? positiveWeight : 1) };
      }),
      ids.size,
      { cost, rounds },
    ),
  );
  const features = [...known].map(([name, { rarity, count }], id) => ({
    name,
    count,
    weight: (models.reduce((sum, { weights }) => sum + weights[id], 0) * rarity) / SCALE,
  }));
  return { bias: models.reduce((sum, { bias }) => sum + bias, 0), features };
}

const importance = ({ weight, count }) => Math.abs(weight) * Math.sqrt(count);

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

/**
 * The sum of linear models, one for each division of the texts into two classes, trained twice: the second time only on
 * the most important features of the first. Equal input gives equal weights.
 * @param {{ names: ReadonlySet<string>, size: number, weight: number }[]} texts
 * @param {((text: object) => boolean)[]} divisions
 * @param {{ cost: number, rounds: number, positiveWeight: number, maxFeatures: number }} settings
 */
export function trained(texts, divisions, settings) {
  const known = raritiesOf(texts);
  const kept = fitted(texts, divisions, known, settings)
    .features.toSorted((a, b) => importance(b) - importance(a) || (a.name < b.name ? -1 : 1))
    .slice(0, settings.maxFeatures);
  const rest = new Map(kept.map(({ name }) => [name, known.get(name)]));
  return quantised(fitted(texts, divisions, rest, settings));
}

/** For each feature, its key in three bytes and its weight in one signed byte; decoded by `unpacked` of the package. */
function packed({ weights }) {
  const rows = [...weights].toSorted(([a], [b]) => a - b);
  const bytes = Buffer.alloc(rows.length * 4);
  rows.forEach(([key, weight], index) => {
    bytes.writeUIntBE(key, index * 4, 3);
    bytes.writeInt8(weight, index * 4 + 3);
  });
  return bytes.toString('base64');
}

/** A model as an expression of TypeScript. */
export const written = (model) =>
  `{ bias: ${model.bias.toFixed(4)}, step: ${model.step.toPrecision(4)}, weights: unpacked('${packed(model)}') }`;

/** The features with the largest and with the smallest weights, 30 each, for a look at what was learnt. */
export function strongest({ features }) {
  const names = features.toSorted((a, b) => b.weight - a.weight).map(({ name }) => name);
  return { highest: names.slice(0, 30).join(' '), lowest: names.slice(-30).toReversed().join(' ') };
}
