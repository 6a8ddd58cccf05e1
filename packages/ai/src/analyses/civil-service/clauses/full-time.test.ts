import type { CivilInput, CivilPost } from '@qicheng/analysis/civil-service';
import { judgePost } from './judge-post.js';

const judged = (other: string, candidate: object = {}) => {
  const post: CivilPost = {
    table: null,
    name: '一级科员',
    department: '',
    code: '',
    region: '',
    conditions: { other },
  };
  const input = {
    today: '2026-11-28',
    candidate: {
      educations: [{ level: '本科', degree: '学士', isFullTime: true, major: '法学', graduationYear: 2016 }],
      ...{ freshStatus: '非应届', workYears: 10, serviceProjects: ['三支一扶'], ...candidate },
    },
  };
  return judgePost(post, input as unknown as CivilInput).clauses;
};

describe('simple conditions of education', () => {
  it.each(['仅限本科', '本科(学士)及以上', '非全日制学历不可报考'])('are judged: %s', (remark) => {
    const own = judged(`专业：法学；${remark}`).filter(({ field }) => field === 'education');
    expect(own.map(({ state }) => state)).toEqual(['pass']);
  });
});

describe('a post for people of service projects', () => {
  it('is undecided for somebody who has worked long since', () => {
    const clause = judged('服务基层项目工作经历：限服务基层项目人员').find(
      ({ field }) => field === 'serviceProject',
    );
    expect(clause?.state).toBe('unknown');
  });

  it('is passed by somebody from such a project', () => {
    const clause = judged('服务基层项目工作经历：限服务基层项目人员', { workYears: 2 }).find(
      ({ field }) => field === 'serviceProject',
    );
    expect(clause?.state).toBe('pass');
  });
});
