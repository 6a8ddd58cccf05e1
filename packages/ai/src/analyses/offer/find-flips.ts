import { offerDimensionKeys, offerDimensions, offerIds, type OfferInput } from '@qicheng/analysis/offer';
import type { FlipPoint, Sensitivity } from '@qicheng/analysis/offer-result';
import { gridFrom, type Variable, variables, withWeight } from './change-figures.js';
import { round2 } from './fen.js';
import { type ComputedFacts, figuresIn, figuresOf, settingOf } from './figures.js';
import {
  comparedOf,
  defaultWeights,
  effectiveWeights,
  leaderOf,
  pointsOf,
  totalsOf,
  weightedTotals,
} from './score-offers.js';

const idOf = (index: number) => offerIds[index] ?? 'A';
const SIDES = [1, -1] as const;

/** The first value of a grid at which an offer other than `leader` leads alone. */
function firstFlip(
  values: Iterable<number>,
  totalsAt: (value: number) => readonly number[] | null,
  leader: number | null,
): { value: number; winner: number } | null {
  for (const value of values) {
    const totals = totalsAt(value);
    const winner = totals && leaderOf(totals);
    if (winner !== null && winner !== leader) return { value, winner };
  }
  return null;
}

interface Compared {
  input: OfferInput;
  all: ComputedFacts[];
  leader: number | null;
}

/** The totals with one figure of one offer changed. */
function totalsWith({ input, all }: Compared, index: number, variable: Variable, value: number): number[] {
  const terms = input.offers[index];
  if (!terms) return totalsOf(all, input.weights ?? defaultWeights);
  const written = variable.write(terms, value);
  const figures = all.map((own, place) => {
    if (place !== index) return own;
    return variable.isPay ? figuresOf(written, settingOf(input)) : figuresIn(own, written);
  });
  return totalsOf(figures, input.weights ?? defaultWeights);
}

function flipsOfFigure(compared: Compared, index: number, variable: Variable): FlipPoint[] {
  const terms = compared.input.offers[index];
  const from = terms ? variable.read(terms) : null;
  if (from === null) return [];
  const step = variable.step(from);
  const offerId = idOf(index);
  return SIDES.flatMap((side) => {
    const grid = gridFrom(from, side * step, variable.bounds(from));
    const flip = firstFlip(grid, (value) => totalsWith(compared, index, variable, value), compared.leader);
    if (!flip) return [];
    const { key, label, unit } = variable;
    const newWinner = idOf(flip.winner);
    const turn = side === 1 ? '升到' : '降到';
    const text = `若 ${offerId} 的${label}由 ${from} ${unit}${turn} ${flip.value} ${unit}，${newWinner} 胜出。`;
    return [{ offerId, variable: key, label, unit, step, from, to: flip.value, newWinner, text }];
  });
}

function flipsOfWeights({ input, all, leader }: Compared): FlipPoint[] {
  const weights = input.weights ?? defaultWeights;
  const keys = comparedOf(all);
  const points = pointsOf(all, keys);
  return offerDimensionKeys
    .filter((key) => keys.includes(key))
    .flatMap((key) =>
      SIDES.flatMap((side) => {
        const from = weights[key];
        const at = (value: number) => {
          const changed = withWeight(weights, key, value);
          return changed && weightedTotals(points, effectiveWeights(changed, keys));
        };
        const flip = firstFlip(gridFrom(from, side, [0, 100]), at, leader);
        if (!flip) return [];
        const { label } = offerDimensions[key];
        const newWinner = idOf(flip.winner);
        const turn = side === 1 ? '升到' : '降到';
        const text = `若“${label}”的权重由 ${from} ${turn} ${flip.value}（其余按比例调整），${newWinner} 胜出。`;
        return [
          {
            variable: `weight.${key}`,
            label: `权重：${label}`,
            unit: '分',
            step: 1,
            from,
            to: flip.value,
            newWinner,
            text,
          },
        ];
      }),
    );
}

const leadOf = (totals: readonly number[], index: number): number =>
  (totals[index] ?? 0) - Math.max(...totals.filter((_, place) => place !== index));

function sensitivityOf(compared: Compared, index: number, variable: Variable): Sensitivity[] {
  const { input, all } = compared;
  const terms = input.offers[index];
  const from = terms ? variable.read(terms) : null;
  if (from === null) return [];
  const [low, high] = variable.bounds(from);
  // At the upper end of its range a figure is decreased instead.
  const nudge = variable.nudge(from);
  const step = from + nudge > high ? -nudge : nudge;
  if (from + step < low) return [];
  const before = leadOf(totalsOf(all, input.weights ?? defaultWeights), index);
  const after = leadOf(totalsWith(compared, index, variable, from + step), index);
  const { key, label, unit } = variable;
  return [{ offerId: idOf(index), variable: key, label, unit, step, change: round2(after - before) }];
}

const compare = (input: OfferInput): Compared => {
  const setting = settingOf(input);
  const all = input.offers.map((terms) => figuresOf(terms, setting));
  return { input, all, leader: leaderOf(totalsOf(all, input.weights ?? defaultWeights)) };
};

/**
 * All figures and weights that, changed alone, give the lead to another offer, with the nearest such value on each
 * side.
 */
export function findFlips(input: OfferInput): FlipPoint[] {
  const compared = compare(input);
  const figures = input.offers.flatMap((_, index) =>
    variables.flatMap((variable) => flipsOfFigure(compared, index, variable)),
  );
  return [...figures, ...flipsOfWeights(compared)];
}

/** The figures that change the ranking, by effect. */
export function findSensitivity(input: OfferInput): Sensitivity[] {
  const compared = compare(input);
  return input.offers
    .flatMap((_, index) => variables.flatMap((variable) => sensitivityOf(compared, index, variable)))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}
