import type { JdAnalysisInput, JdAnalysisResult } from '@qicheng/analysis/jd-analysis';
import { analyseJd } from '../../src/analyses/jd-analysis/analyse.js';
import { linesToPlace } from '../../src/guards/unplaced-text.js';
import { matchJob } from '../../src/jd/match.js';
import { parseJobDescription } from '../../src/jd/parse.js';
import { readResume } from '../../src/jd/read-resume.js';

/** An analysis with every row of the comparison, also those that the result leaves to the reader. */
export function withAllRows(input: JdAnalysisInput): JdAnalysisResult {
  const { text, resume, month } = input;
  const reading = resume && readResume(resume.document, linesToPlace(resume));
  return { ...analyseJd(input), matrix: matchJob(parseJobDescription(text), reading, month) };
}
