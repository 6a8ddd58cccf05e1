import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { PostgradResult } from '@qicheng/analysis/postgrad-exam-result';
import type { Topic } from '../../custom/answer-question.js';

interface Subject {
  input: PostgradInput;
  result: Omit<PostgradResult, 'custom'>;
}

const partOf = ({ result }: Subject, key: string): string[] => {
  const part = result.dimensions.find((dimension) => dimension.key === key);
  if (!part) return [];
  const reasons = part.contributions.map(({ reason }) => reason).join('；');
  return [part.weight > 0 ? `${part.label} ${part.score} 分：${reasons}。` : `${part.label}：${reasons}。`];
};

const hoursOf = ({ result }: Subject, label: string): string[] =>
  result.plan.subjects
    .filter((subject) => subject.label === label)
    .map(
      ({ hours }) =>
        `计划中${label}共 ${hours} 小时，占全部 ${result.plan.totalHours} 小时的 ${Math.round((hours * 100) / result.plan.totalHours)}%。`,
    );

/** What the rules can say of a postgraduate examination. */
export const postgradTopics: readonly Topic<Subject>[] = [
  {
    name: '择校',
    words: /择校|院校|学校|冲|稳|保|把握|考得上|能上|选哪/,
    say: ({ result }) => [
      ...result.targets.map(
        ({ school, major, group, reasons }) => `${school} ${major}：${group}。${reasons.join('；')}。`,
      ),
      '分档按声明的规则，不是录取概率。',
    ],
  },
  {
    name: '跨专业',
    words: /跨考|跨专业|换专业|转专业/,
    say: (subject) => [
      ...partOf(subject, 'majorSpan'),
      '跨专业时先核对目标院校是否限制本科专业、是否加试，以招生章程为准。',
    ],
  },
  {
    name: '英语',
    words: /英语|四级|六级|单词/,
    say: (subject) => [...partOf(subject, 'english'), ...hoursOf(subject, '英语')],
  },
  {
    name: '数学',
    words: /数学|高数|线代|概率/,
    say: (subject) => [...partOf(subject, 'mathematics'), ...hoursOf(subject, '数学')],
  },
  {
    name: '时间',
    words: /时间|来得及|小时|几个月|计划|二战|在职/,
    say: (subject) => [...partOf(subject, 'time'), subject.result.plan.formula],
  },
  { name: '科研', words: /科研|论文|项目|竞赛/, say: (subject) => partOf(subject, 'research') },
  {
    name: '复试',
    words: /复试|面试|导师|自我介绍|邮件/,
    say: ({ result }) => [
      `自我介绍共 ${result.interview.introduction.length} 段，带【待补充】的地方只有您知道，先补齐这些再练。`,
      '联系导师前先读其近三年论文，邮件写清身份、读过什么、做过什么、请求什么。',
    ],
  },
  {
    name: '调剂',
    words: /调剂/,
    say: () => [
      '调剂在研招网的调剂系统进行，先核对：初试科目相同或相近、分数达到调入地区国家线、院校公布的附加要求。具体时间以当年公告为准。',
    ],
  },
  {
    name: '备选',
    words: /备选|就业|工作|留学|出国|考公/,
    say: ({ result }) =>
      result.alternatives.map(
        ({ kind, reasons, nextStep }) => `${kind}：${reasons.join('；')}。${nextStep}。`,
      ),
  },
];
