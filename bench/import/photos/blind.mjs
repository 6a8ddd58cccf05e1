// Photographs that nobody inspects while the reader is changed: other words, layouts, tables and light than in `tune`.
import { abroad, brush, dated, letter, office, ribbon, rightColumn, tight } from './blind-layouts.mjs';

const LAYOUTS = [
  { layOut: letter, words: 'aside', style: 'letter', sizes: [9.5, 11.5], isCareer: true },
  { layOut: office, words: 'former', style: 'office', sizes: [8.5, 11] },
  { layOut: rightColumn, words: 'aside', style: 'rightColumn', sizes: [9, 10.5], isCareer: true },
  { layOut: tight, words: 'aside', style: 'tight', sizes: [8.25, 8.75], isDense: true },
  { layOut: abroad, words: 'former', style: 'abroad', sizes: [9, 11] },
  { layOut: ribbon, words: 'aside', style: 'ribbon', sizes: [9, 11] },
  { layOut: dated, words: 'former', style: 'dated', sizes: [9, 11], isCareer: true },
  { layOut: brush, words: 'aside', style: 'brush', sizes: [9.5, 12] },
];

const SIZES = [
  [3072, 4096],
  [2736, 3648],
  [2592, 3456],
  [3000, 4000],
  [2448, 3264],
];
const TABLES = [
  { kind: 'wood', colour: [0.55, 0.42, 0.3] },
  { kind: 'wood', colour: [0.33, 0.19, 0.13] },
  { kind: 'wood', colour: [0.82, 0.7, 0.54] },
  { kind: 'checked', colour: [0.68, 0.33, 0.3] },
  { kind: 'checked', colour: [0.4, 0.5, 0.62] },
  { kind: 'stone', colour: [0.5, 0.5, 0.5] },
  { kind: 'stone', colour: [0.85, 0.84, 0.8] },
  { kind: 'cloth', colour: [0.18, 0.26, 0.2] },
  { kind: 'plain', colour: [0.88, 0.87, 0.84] },
];
const NOON = [1, 1, 1];
const TUNGSTEN = [1.03, 0.93, 0.74];
const EVENING = [1.02, 0.96, 0.84];
const TUBE = [0.96, 1.01, 0.97];
const IN_THREE = [
  { axis: 'y', at: 0.333 },
  { axis: 'y', at: 0.667 },
];
const UPRIGHT = [{ axis: 'x', at: 0.5 }];
const IN_EIGHT = [
  { axis: 'x', at: 0.5 },
  { axis: 'y', at: 0.25 },
  { axis: 'y', at: 0.5 },
  { axis: 'y', at: 0.75 },
];

const EASY = {
  sizes: SIZES,
  tables: TABLES,
  shift: [0.03, 0.055],
  roll: [-3, 3],
  fill: [0.84, 0.97],
  gradient: [0.02, 0.16],
  lamp: [0, 0.1],
  vignette: [0.02, 0.14],
  shadows: ['edge'],
  shadowShare: 0.15,
  strength: [0.06, 0.12],
  softness: [0.06, 0.1],
  casts: [NOON, EVENING, TUBE],
  exposure: [0.84, 0.99],
  bend: [0, 0.004],
  foldShare: 0.1,
  folds: [UPRIGHT],
  crease: [0.03, 0.08],
  crumple: [0.01, 0.04],
  earShare: 0.1,
  blur: [0.7, 1.5],
  motionShare: 0,
  motion: [3, 4],
  noise: [1.5, 4.5],
  quality: [76, 90],
  chatQuality: [72, 84],
  chatSides: [1280, 1440],
};
const MEDIUM = {
  ...EASY,
  shift: [0.05, 0.1],
  roll: [-6, 6],
  fill: [0.82, 0.97],
  gradient: [0.12, 0.4],
  lamp: [0.05, 0.22],
  vignette: [0.06, 0.26],
  shadows: ['phone', 'bars', 'edge', 'hand'],
  shadowShare: 0.6,
  strength: [0.14, 0.3],
  softness: [0.02, 0.07],
  casts: [NOON, EVENING, TUNGSTEN, TUBE],
  exposure: [0.74, 0.95],
  bend: [0.002, 0.007],
  foldShare: 0.5,
  folds: [UPRIGHT, IN_THREE],
  crease: [0.06, 0.16],
  crumple: [0.02, 0.07],
  earShare: 0.2,
  blur: [1, 2.2],
  motionShare: 0.15,
  motion: [3, 5],
  noise: [3.5, 7.5],
  quality: [64, 84],
  chatQuality: [68, 80],
};
const HARD = {
  ...MEDIUM,
  shift: [0.08, 0.15],
  roll: [-10, 10],
  fill: [0.86, 0.97],
  gradient: [0.25, 0.65],
  lamp: [0.1, 0.35],
  vignette: [0.12, 0.4],
  shadowShare: 0.85,
  strength: [0.22, 0.48],
  softness: [0.012, 0.05],
  casts: [TUNGSTEN, EVENING, TUBE],
  exposure: [0.62, 0.86],
  bend: [0.005, 0.012],
  foldShare: 0.75,
  folds: [IN_THREE, IN_EIGHT],
  crease: [0.1, 0.24],
  crumple: [0.04, 0.1],
  earShare: 0.3,
  blur: [1.6, 2.9],
  motionShare: 0.5,
  motion: [4, 8],
  noise: [5.5, 11],
  quality: [55, 72],
  chatQuality: [62, 74],
};

export const blind = {
  layouts: LAYOUTS,
  ranges: { easy: EASY, medium: MEDIUM, hard: HARD },
  count: 32,
  firstSeed: 7001,
  levels: ['medium', 'easy', 'hard', 'hard', 'medium'],
};
