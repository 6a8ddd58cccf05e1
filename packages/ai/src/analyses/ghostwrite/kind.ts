import { ghostwriteInput } from '@qicheng/analysis/ghostwrite';
import { ghostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { writesText } from '@qicheng/analysis/ghostwrite-words';
import { defineKind } from '../../kind.js';
import { ghostwrite } from './ghostwrite.js';
import { ghostwriteModel } from './model-part.js';
import { reportOfGhostwrite } from './report.js';

/** AI 代写与优化. */
export const ghostwriteKind = defineKind({
  service: 'ghostwrite',
  input: ghostwriteInput,
  result: ghostwriteResult,
  analyse: ghostwrite,
  model: ghostwriteModel,
  report: reportOfGhostwrite,
  // Questions, deletions, another order, other marks and open places alone are no text: they are not charged for.
  isFree: (result) => !writesText(result),
});
