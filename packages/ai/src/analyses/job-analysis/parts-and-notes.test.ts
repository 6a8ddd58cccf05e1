import { written } from '#test/resume-analysis/written-resume.js';
import { occupationOf } from '../resume-analysis/rules/occupation-of.js';
import { analyseJob } from './analyse.js';
import { matchOccupation } from './match-occupation.js';
import { referenceOf } from './reference.js';
import { jobReferenceReport } from './report.js';

const inputFor = (position: string, isStudent = false) => ({
  position,
  month: '2026-11',
  resume: {
    title: '简历',
    language: 'zh' as const,
    document: written(
      isStudent
        ? { school: ['江城大学', '会计学', '2023.09-2027.06'] }
        : {
            school: ['江城学院', '音乐学', '2008.09-2012.06'],
            work: [
              ['江城物流有限公司', '车队班长', '2012.03-2026.10', '管9台车11个司机，每月组织安全例会一次'],
            ],
          },
    ),
  },
});

describe('notes and sources', () => {
  it('mention the score and the interest only next to a score', () => {
    expect(analyseJob(inputFor('钢琴调律师')).notes.join()).not.toMatch(/匹配度按|兴趣由/u);
    expect(analyseJob(inputFor('会计')).notes.join()).toMatch(/匹配度按/u);
  });

  it('name postings for graduates for students only', () => {
    const figuresStep = (isStudent: boolean) =>
      analyseJob(inputFor('会计', isStudent)).portrait.salary.lookUp.join();
    expect(figuresStep(true)).toContain('应届生招聘');
    expect(figuresStep(false)).not.toContain('应届生招聘');
  });

  it('call a reference without abilities a plan only', () => {
    const titleFor = (position: string) => {
      const input = inputFor(position);
      const result = analyseJob(input);
      return jobReferenceReport(input, result, referenceOf(input, result)).title;
    };
    expect(titleFor('钢琴调律师')).toBe('90 天计划');
    expect(titleFor('会计')).toBe('目标画像与 90 天计划');
  });
});

it.each(['车队安全员', '车队主管', '车辆调度'])('%s is the same occupation in every service', (position) => {
  expect(occupationOf(position)?.code).toBe('fleet');
  expect(matchOccupation(position).match.occupationCode).toBe('fleet');
});

it('does not ask drivers and fleet safety officers for a college degree', () => {
  const { degree } = analyseJob(inputFor('车队安全员')).portrait.entry;
  expect(degree).toBe('高中（中专）及以上');
});

it('finds abilities in English lines of a Chinese résumé', () => {
  const document = written({
    school: ['江城大学', '广告学', '2019.09-2023.06'],
    work: [
      [
        'Bright Tea',
        'Marketing Assistant',
        '2024.03-2024.11',
        'Organised three pop-up events with 600 visitors',
      ],
      ['江城品牌', '运营专员', '2023.07-2024.02', '负责账号选题和文案，发布62篇笔记'],
    ],
  });
  const { abilities } = analyseJob({
    position: '新媒体运营',
    month: '2026-11',
    resume: { title: '简历', language: 'zh', document },
  });
  expect(abilities.find(({ label }) => label === '活动组织')?.state).toBe('有实例');
});
