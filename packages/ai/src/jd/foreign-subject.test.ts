import { written } from '#test/resume-analysis/written-resume.js';
import { matchJob } from './match.js';
import { parseJobDescription } from './parse.js';
import { readResume } from './read-resume.js';

const rowOf = (major: string, demand: string) => {
  const job = parseJobDescription(`生物信息工程师\n任职要求\n1、${demand}`);
  const document = written({ school: ['University of Edinburgh', major, '2024.09-2026.08'] });
  return matchJob(job, readResume(document), '2026-11').find(({ kind }) => kind === 'major');
};

describe('a subject of studies in English', () => {
  it.each([
    ['Bioinformatics (Merit)', '生物信息学、统计学等相关专业硕士及以上学历'],
    ['Biological Sciences', '生物学、化学专业本科以上学历'],
    ['Marketing', '市场营销、广告学专业本科以上学历'],
  ])('%s meets %s', (major, demand) => expect(rowOf(major, demand)?.state).toBe('直接'));
});
