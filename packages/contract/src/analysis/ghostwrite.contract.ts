import { ghostwrite } from '@qicheng/analysis/descriptors/ghostwrite';
import { analysisCalls } from './calls.js';

export const { start: startGhostwrite, list: listGhostwrites } = analysisCalls(ghostwrite);
