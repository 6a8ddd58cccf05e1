import { companionInput } from '@qicheng/analysis/companion';
import { companionResult } from '@qicheng/analysis/companion-result';
import { defineKind } from '../../kind.js';
import { answerCompanion, isFreeAnswer } from './answer.js';
import { companionReport } from './report.js';

/** The service 求职搭子. */
export const companionKind = defineKind({
  service: 'companion',
  input: companionInput,
  result: companionResult,
  analyse: answerCompanion,
  report: companionReport,
  isFree: isFreeAnswer,
});
