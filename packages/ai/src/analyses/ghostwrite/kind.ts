import { ghostwriteInput } from '@qicheng/analysis/ghostwrite';
import { ghostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { writesText } from '@qicheng/analysis/ghostwrite-words';
import { defineKind } from '../../kind.js';
import { ghostwrite } from './ghostwrite.js';
import { ghostwriteModel } from './model-part.js';
import { reportOfGhostwrite } from './report.js';

/** The service AI 代写与优化. */
export const ghostwriteKind = defineKind({
  service: 'ghostwrite',
  input: ghostwriteInput,
  result: ghostwriteResult,
  analyse: ghostwrite,
  model: ghostwriteModel,
  report: reportOfGhostwrite,
  // Questions, deletions, reordering, punctuation and placeholders alone are not new text and are free.
  isFree: (result) => !writesText(result),
});
