import { interviewInput, interviewResult } from '@qicheng/analysis/interview';
import { defineKind } from '../../kind.js';
import { interviewModel } from './model-part.js';
import { predictInterview } from './predict.js';
import { reportOfInterview } from './report.js';

/** 面试预测. */
export const interviewKind = defineKind({
  service: 'interview',
  input: interviewInput,
  result: interviewResult,
  analyse: predictInterview,
  model: interviewModel,
  report: reportOfInterview,
});
