import {
  postgradInput,
  type PostgradInput,
  postgradStages,
  schoolTiers,
} from '@qicheng/analysis/postgrad-exam';
import { postgradResult } from '@qicheng/analysis/postgrad-exam-result';
import fc from 'fast-check';
import { analysePostgrad } from '../../src/analyses/postgrad-exam/analyse.js';

/** A question of two targets. */
export const base: PostgradInput = {
  undergraduate: { tier: '普通本科', major: '软件工程' },
  english: { cet6: 480 },
  mathematics: { mock: 90 },
  research: { papers: 0, projects: 1, competitions: 1 },
  targets: [
    {
      school: '示例大学',
      tier: '211',
      major: '计算机科学与技术',
      region: '江苏',
      field: '工学',
      span: '本专业',
    },
    { school: '样例大学', tier: '普通本科', major: '软件工程', region: '广西', span: '相近专业' },
  ],
  hours: { weekly: 35, months: 9 },
  stage: '初试',
  resume: null,
  figures: [],
  today: '2026-11-21',
};

/** Its result, with some of it changed. */
export const analyse = (changes: Partial<PostgradInput> = {}) => {
  const input = postgradInput.parse({ ...base, ...changes });
  return postgradResult.parse(analysePostgrad(input));
};

export const runs = { seed: 20_261_121, numRuns: 150 };
export const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** Changes of any kind. */
export const inputs = fc.record({
  undergraduate: fc.record({
    tier: fc.constantFrom(...schoolTiers),
    major: fc.constant('软件工程'),
    rankPercent: fc.integer({ min: 1, max: 100 }),
  }),
  english: fc.record({ cet6: fc.integer({ min: 300, max: 700 }), mock: fc.integer({ min: 0, max: 100 }) }),
  mathematics: fc.record({ mock: fc.integer({ min: 0, max: 150 }) }),
  research: fc.record({ papers: fc.nat(4), projects: fc.nat(4), competitions: fc.nat(4) }),
  hours: fc.record({ weekly: fc.integer({ min: 1, max: 100 }), months: fc.integer({ min: 1, max: 24 }) }),
  stage: fc.constantFrom(...postgradStages),
});
