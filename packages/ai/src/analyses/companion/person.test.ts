import { written } from '#test/resume-analysis/written-resume.js';
import { personOf } from './person.js';

it('names foreign studies in Chinese and posts as they are spoken', () => {
  const document = written({
    school: ['University of Edinburgh', 'Bioinformatics (Merit)', '2025.09-2026.08'],
    work: [['江城物流', '半挂司机、后来当班长', '2018.05-2026.08', '把报警次数从140次降到30次']],
  });
  const person = personOf({ title: '简历', language: 'zh', document });
  expect([person?.school, person?.major, person?.achievements[0]?.where]).toEqual([
    '爱丁堡大学',
    '生物信息学',
    '在江城物流担任半挂司机、班长期间',
  ]);
});
