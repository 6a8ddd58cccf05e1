import { hasNoChinese } from '../text/no-chinese.js';
import { ENGLISH_WORDS } from './data/english-words.js';
import { latinAt } from './phrase-tokens.js';

/** General nouns and verbs, which are too common to match a posting: `中文 = english | english`. */
const GENERAL = `
数据 = data | analytics | metrics | dashboard
活动 = event | events | pop-up
报告 = report | reports
培训 = training | trained
团队 = team | teams
客户 = client | clients | customer | customers
项目 = project | projects
预算 = budget | budgets
调研 = survey | surveys | interviews
设计 = design | designed
测试 = tested | tests
开发 = developed | built | implemented
汇报 沟通 = presented | presentation | liaised
组织 = organised | organized | coordinated
推广 = promotion | promoted | marketing
成本 = cost | costs
`;

const ROWS: readonly (readonly [chinese: readonly string[], english: readonly string[]])[] = [
  ...ENGLISH_WORDS,
  ...GENERAL.trim()
    .split('\n')
    .map((line) => {
      const [chinese = '', english = ''] = line.split(' = ');
      return [chinese.split(' '), english.split(' | ')] as const;
    }),
];

/** The Chinese equivalents of the words of an English text; none for a text with Chinese. */
export function glossOf(text: string): string[] {
  if (!hasNoChinese(text)) return [];
  const lower = text.toLowerCase();
  return [
    ...new Set(
      ROWS.flatMap(([chinese, english]) =>
        english.some((word) => latinAt(lower, word.toLowerCase()) >= 0) ? chinese : [],
      ),
    ),
  ];
}
