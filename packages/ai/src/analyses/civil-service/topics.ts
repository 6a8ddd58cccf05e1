import type { CivilInput, ConditionField } from '@qicheng/analysis/civil-service';
import type { CivilResult } from '@qicheng/analysis/civil-service-result';
import type { Topic } from '../../custom/answer-question.js';
import { nextNationalExam } from '../../planning/national-exam.js';
import { commonQuestions } from './common-questions.js';
import { planTimeOf } from './plan-time.js';

interface Subject {
  input: CivilInput;
  result: Omit<CivilResult, 'custom'>;
}

const STATES = { pass: '符合', fail: '不符', unknown: '待核实' } as const;

/** Clauses of a kind that set a limit; the others answer nothing. */
const clausesOf =
  (...fields: ConditionField[]) =>
  ({ result }: Subject): string[] => {
    const lines = result.posts.flatMap(({ name, clauses }) =>
      clauses
        .filter(({ field, why }) => fields.includes(field) && !why.startsWith('不限'))
        .map(
          ({ required, state, why, fix }) =>
            `${name}（${required}）：${STATES[state]}，${why}。${fix ? `${fix}。` : ''}`,
        ),
    );
    return lines.length > 0 ? lines : ['所选职位没有写这一类要求。'];
  };

const MAX_MODULES = 3;

/** The hours of a paper by module, and comparisons of its score. */
const modulesOf =
  (paper: '行测' | '申论') =>
  ({ input: { mock }, result }: Subject): string[] => {
    const own = result.modules.filter((module) => module.paper === paper);
    if (own.length === 0) return [`所选岗位多不考${paper}，计划里没有排；公告写明要考的，以公告为准。`];
    const hours = own.reduce((sum, module) => sum + module.hours, 0);
    const most = [...own].sort((a, b) => b.hours - a.hours).slice(0, MAX_MODULES);
    const share = `计划里${paper}共 ${hours} 小时，最多的是${most.map(({ label, hours: each }) => `${label} ${each} 小时`).join('、')}。`;
    const score = paper === '行测' ? mock.aptitude : mock.essay;
    return [
      share,
      ...(score === undefined
        ? []
        : [
            `${paper} ${score} 分够不够，要看该职位往年的进面分；本站没有收录的，到招考机关网站查往年进入面试人员名单。`,
          ]),
    ];
  };

/** Topics of civil-service examinations that the rules can answer. */
export const civilTopics: readonly Topic<Subject>[] = [
  ...commonQuestions,
  {
    name: '能否报考',
    words: /能报|可以报|能不能报|能考|资格|条件|符合/,
    paragraphs: ({ result }) => result.posts.map(({ name, conclusion }) => `${name}：${conclusion}`),
  },
  { name: '专业', words: /专业/, paragraphs: clausesOf('major') },
  {
    name: '学历学位',
    words: /学历|学位|专升本|自考|成人|非全|大专|专科/,
    paragraphs: ({ result }) =>
      result.posts.map(({ name, education, clauses }) => {
        const own = clauses.filter(({ field }) => field === 'education' || field === 'degree');
        return `${name}：按“${education}”核对，${own.map(({ required, state }) => `${required}（${STATES[state]}）`).join('，') || '没有写学历要求'}。`;
      }),
  },
  { name: '应届', words: /应届|择业期|往届/, paragraphs: clausesOf('fresh') },
  { name: '党员', words: /党员|团员|政治面貌/, paragraphs: clausesOf('political') },
  {
    name: '基层',
    words: /基层|三支一扶|村官|西部计划/,
    paragraphs: clausesOf('grassroots', 'serviceProject'),
  },
  { name: '户籍', words: /户籍|户口|生源/, paragraphs: clausesOf('hukou') },
  { name: '年龄', words: /年龄|几岁|多大|周岁|满\d{2}/, paragraphs: clausesOf('age') },
  {
    name: '证书',
    words: /证书|资格证|普通话|[四六]级|驾照|驾驶证|计算机[一二三]级/,
    paragraphs: clausesOf('certificate'),
  },
  { name: '行测', words: /行测|言语|判断推理|资料分析|常识/, paragraphs: modulesOf('行测') },
  { name: '申论', words: /申论|大作文|写作/, paragraphs: modulesOf('申论') },
  {
    name: '时间',
    words: /来得及|计划|几天|多少小时|还有多久|平衡|怎么安排/,
    paragraphs: ({ input, result }) => [
      ...(input.exam === '国考' && nextNationalExam(input.today).isRegistrationOver
        ? ['国考笔试通常在 11 月底或 12 月初的周日，以准考证上的日期为准。']
        : []),
      `${planTimeOf(input).formula}：${result.plan.subjects.map(({ label, hours }) => `${label} ${hours} 小时`).join('，')}。`,
    ],
  },
  {
    name: '面试',
    words: /面试|结构化/,
    paragraphs: ({ result }) => [
      ...(result.interview.score ? [result.interview.score.formula] : []),
      `常考六类：${result.interview.practice.map(({ label }) => label).join('、')}。每类先定观点或步骤再展开，联系自己的事，2 分钟内收住；录下来听一遍再改。`,
    ],
  },
];
