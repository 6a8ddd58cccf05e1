import { jdAnalysisInput, jdAnalysisResult, jdReference } from '@qicheng/analysis/jd-analysis';
import { commentaryPart } from '../../commentary/commentary-part.js';
import { defineKind } from '../../kind.js';
import { analyseJd } from './analyse.js';
import { jdReferenceOf } from './reference.js';
import { reportOfJd, reportOfJdReference } from './report.js';

/** The service JD 分析. */
export const jdAnalysisKind = defineKind({
  service: 'jdAnalysis',
  buildsOnNames: true,
  input: jdAnalysisInput,
  result: jdAnalysisResult,
  analyse: analyseJd,
  model: commentaryPart('jdAnalysis'),
  report: reportOfJd,
  reference: {
    schema: jdReference,
    answer: jdReferenceOf,
    report: (input, result, reference) => reportOfJdReference(input, result, jdReference.parse(reference)),
  },
});
