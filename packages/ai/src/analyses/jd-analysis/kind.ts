import {
  jdAnalysisInput,
  type JdAnalysisResult,
  jdAnalysisResult,
  jdReference,
} from '@qicheng/analysis/jd-analysis';
import { commentaryPart } from '../../commentary/commentary-part.js';
import { defineKind } from '../../kind.js';
import { analyseJd } from './analyse.js';
import { jdReferenceOf } from './reference.js';
import { reportOfJd, reportOfJdReference } from './report.js';

/** Company and position as read; the first line of a pasted message names neither. */
const titleOf = ({ job: { title, company } }: JdAnalysisResult): string | null =>
  title && [company?.text, title.text].filter(Boolean).join(' · ');

/** The service JD 分析. */
export const jdAnalysisKind = defineKind({
  service: 'jdAnalysis',
  buildsOnNames: true,
  input: jdAnalysisInput,
  result: jdAnalysisResult,
  analyse: analyseJd,
  titleOf,
  model: commentaryPart('jdAnalysis'),
  report: reportOfJd,
  reference: {
    schema: jdReference,
    answer: jdReferenceOf,
    report: (input, result, reference) => reportOfJdReference(input, result, jdReference.parse(reference)),
  },
});
