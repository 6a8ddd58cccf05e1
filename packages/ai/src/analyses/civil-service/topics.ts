import type { CivilInput, ConditionField } from '@qicheng/analysis/civil-service';
import type { CivilResult } from '@qicheng/analysis/civil-service-result';
import type { Topic } from '../../custom/answer-question.js';

interface Subject {
  input: CivilInput;
  result: Omit<CivilResult, 'custom'>;
}

const STATES = { pass: '符合', fail: '不符', unknown: '待核实' } as const;

const clausesOf =
  (...fields: ConditionField[]) =>
  ({ result }: Subject): string[] => {
    const lines = result.posts.flatMap(({ name, clauses }) =>
      clauses
        .filter(({ field }) => fields.includes(field))
        .map(
          ({ label, required, state, why, fix }) =>
            `${name} · ${label}（${required}）：${STATES[state]}，${why}。${fix ? `${fix}。` : ''}`,
        ),
    );
    return lines.length > 0 ? lines : ['所选职位没有写这一类要求。'];
  };

const modulesOf =
  (paper: '行测' | '申论') =>
  ({ result }: Subject): string[] =>
    result.modules
      .filter((module) => module.paper === paper)
      .map(
        ({ label, now, goal, hours }) =>
          `${label}：${now === null ? '没有填写成绩' : `现在 ${now}，目标 ${goal}`}，计划 ${hours} 小时。`,
      );

/** What the rules can say of a civil service examination. */
export const civilTopics: readonly Topic<Subject>[] = [
  {
    name: '能否报考',
    words: /能报|可以报|能不能报|资格|条件|符合/,
    say: ({ result }) => result.posts.map(({ name, conclusion }) => `${name}：${conclusion}`),
  },
  { name: '专业', words: /专业/, say: clausesOf('major') },
  { name: '学历学位', words: /学历|学位|专升本|自考|非全/, say: clausesOf('education', 'degree') },
  { name: '应届', words: /应届|择业期|往届/, say: clausesOf('fresh') },
  { name: '党员', words: /党员|团员|政治面貌/, say: clausesOf('political') },
  { name: '基层', words: /基层|三支一扶|村官|西部计划/, say: clausesOf('grassroots', 'serviceProject') },
  { name: '户籍', words: /户籍|户口|生源/, say: clausesOf('hukou') },
  { name: '年龄', words: /年龄|几岁|多大/, say: clausesOf('age') },
  { name: '行测', words: /行测|言语|数量|判断|资料分析|常识/, say: modulesOf('行测') },
  { name: '申论', words: /申论|大作文|写作/, say: modulesOf('申论') },
  { name: '时间', words: /时间|来得及|计划|几天|小时/, say: ({ result }) => [result.plan.formula] },
  {
    name: '面试',
    words: /面试|结构化/,
    say: ({ result }) => [
      ...(result.interview.score ? [result.interview.score.formula] : []),
      ...result.interview.practice.map(({ label, pitfall }) => `${label}：避免${pitfall}。`),
    ],
  },
];
