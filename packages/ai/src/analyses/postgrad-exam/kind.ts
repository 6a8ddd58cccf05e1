import { postgradInput } from '@qicheng/analysis/postgrad-exam';
import { postgradReference, postgradResult } from '@qicheng/analysis/postgrad-exam-result';
import { commentaryPart } from '../../commentary/commentary-part.js';
import { defineKind } from '../../kind.js';
import { analysePostgrad } from './analyse.js';
import { writePostgradReference } from './reference.js';
import { reportPostgrad, reportPostgradReference } from './report.js';

/** Postgraduate examination: figures are imported, groups and plan are arithmetic. */
export const postgradExamKind = defineKind({
  service: 'postgradExam',
  input: postgradInput,
  result: postgradResult,
  analyse: analysePostgrad,
  model: commentaryPart('postgradExam'),
  report: reportPostgrad,
  reference: { schema: postgradReference, answer: writePostgradReference, report: reportPostgradReference },
});
