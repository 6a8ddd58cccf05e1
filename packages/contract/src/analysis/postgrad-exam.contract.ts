import { postgradExam } from '@qicheng/analysis/descriptors/postgrad-exam';
import { analysisCalls } from './calls.js';

export const {
  start: startPostgrad,
  reference: startPostgradReference,
  list: listPostgrad,
  last: lastPostgrad,
  listCustom: listCustomPostgrad,
  lastCustom: lastCustomPostgrad,
} = analysisCalls(postgradExam);
