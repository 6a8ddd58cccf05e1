import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CivilCandidate, ConditionField, PostConditions } from '@qicheng/analysis/civil-service';
import type { ClauseState, Verdict } from '@qicheng/analysis/civil-service-result';

/** Four invented people; 丙 states hardly anything. */
export const candidates = {
  甲: {
    educations: [
      {
        level: '本科',
        degree: '学士',
        isFullTime: true,
        major: '计算机科学与技术',
        majorCode: '080901',
        graduationYear: 2027,
      },
    ],
    politicalStatus: '共青团员',
    household: { province: '江苏', city: '南京' },
    origin: { province: '江苏', city: '南京' },
    freshStatus: '应届',
    grassrootsYears: 0,
    serviceProjects: [],
    certificates: ['英语六级 480'],
    birthDate: '2004-05-20',
    gender: '男',
    workYears: 0,
  },
  乙: {
    educations: [
      {
        level: '硕士研究生',
        degree: '硕士',
        isFullTime: true,
        major: '刑法学',
        majorCode: '030104',
        graduationYear: 2023,
      },
      {
        level: '本科',
        degree: '学士',
        isFullTime: true,
        major: '法学',
        majorCode: '030101K',
        graduationYear: 2020,
      },
    ],
    politicalStatus: '中共党员',
    household: { province: '湖南省', city: '长沙市' },
    origin: { province: '湖南省', city: '长沙市' },
    freshStatus: '非应届',
    grassrootsYears: 3,
    serviceProjects: ['西部计划'],
    certificates: ['法律职业资格证书A类', '英语四级', '普通话二级甲等'],
    birthDate: '1997-03-02',
    gender: '女',
    workYears: 3,
  },
  丙: { educations: [{ level: '本科', major: '软件工程' }] },
  丁: {
    educations: [
      { level: '大专', degree: '无学位', isFullTime: false, major: '大数据与会计', graduationYear: 2012 },
    ],
    politicalStatus: '群众',
    household: { province: '四川', city: '成都' },
    freshStatus: '非应届',
    grassrootsYears: 1,
    serviceProjects: [],
    certificates: ['初级会计专业技术资格'],
    birthDate: '1990-01-01',
    gender: '男',
    workYears: 8,
  },
} satisfies Record<string, CivilCandidate>;

export interface ExpectedPost {
  who: keyof typeof candidates;
  conditions: PostConditions;
  /** Region of the post. */
  region?: string;
  /** A pasted text instead of a table's columns. */
  isPasted?: true;
  expected: [ConditionField, ClauseState][];
  verdict: Verdict;
}

const file = path.resolve(__dirname, 'expected-posts.json');

/** Posts of the kind that tables have, with what was decided for each by hand. */
export const expectedPosts = (JSON.parse(readFileSync(file, 'utf8')) as { posts: ExpectedPost[] }).posts;
