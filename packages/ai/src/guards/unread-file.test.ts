import { interviewReportInput } from '@qicheng/analysis/interview-report';
import { letterInput } from '#test/cover-letter/letter-pair.js';
import { SOFTWARE_LETTER } from '#test/cover-letter/letters.js';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { analyseLetter } from '../analyses/cover-letter/analyse.js';
import { coverLetterKind } from '../analyses/cover-letter/kind.js';
import { reportInterview } from '../analyses/interview-report/report-interview.js';
import { analyseJob } from '../analyses/job-analysis/analyse.js';
import { jobAnalysisKind } from '../analyses/job-analysis/kind.js';
import { runRules } from '../run-rules.js';

const UNREAD = 0.57;
const NOTE = '约 57% 的文字没有识别到';

const input = { ...letterInput('headings, numbers and labels'), letter: SOFTWARE_LETTER };
const resume = input.resume && { ...input.resume, unread: UNREAD };

describe('a file of which little was read', () => {
  it('is not compared with an occupation, and the counts are refunded', () => {
    const job = { position: '会计', city: '', month: '2026-11', weeklyHours: 10 };
    expect(analyseJob({ ...job, resume: input.resume }).overall).not.toBeNull();
    const result = analyseJob({ ...job, resume });
    expect(result).toMatchObject({ overall: null, gaps: [], strengths: [], abilities: [] });
    expect(result.notes.join()).toContain(NOTE);
    expect(result.notes.join()).not.toContain('没有选择简历');
    expect(runRules(jobAnalysisKind, { ...job, resume }).isFree).toBe(true);
    expect(runRules(jobAnalysisKind, { ...job, resume: input.resume }).isFree).toBe(false);
  });

  it('is not a ground for the facts of a letter, and no letter is written from it', () => {
    const letter = { ...input, resume };
    expect(analyseLetter(input).written).not.toBeNull();
    const result = analyseLetter(letter);
    expect(result).toMatchObject({ overall: null, written: null });
    expect(result.findings.filter(({ ruleId }) => ruleId === 'evidence.untraced')).toEqual([]);
    expect(result.notes[0]).toContain(NOTE);
    expect(result.notes.join()).not.toContain('没有选择简历');
    expect(runRules(coverLetterKind, letter).isFree).toBe(true);
  });

  it('is not matched against what is said in an interview', () => {
    const question = questionOf('hr-intro');
    const answer = '我在海州青禾烘焙做了九年，带过 48 个人，把损耗从 6% 降到了 2%，之前在别处做过三年。';
    const made = reported([[question, answer]], { sample: 'electrician', position: '区域督导' });
    const report = (share: number) =>
      reportInterview(
        interviewReportInput.parse({ ...made, resume: { ...made.resume, unread: share, unplaced: [] } }),
      );
    expect(report(0).inconsistencies.length + report(0).toCheck.length).toBeGreaterThan(0);
    expect(report(UNREAD)).toMatchObject({ inconsistencies: [], toCheck: [] });
    expect(report(UNREAD).notes[0]).toContain('没有读全');
  });
});
