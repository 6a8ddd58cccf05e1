import type { Token } from './phrase-tokens.js';
import { runOf } from './read-run.js';
import { GENERAL, isActionWord } from './read-terms.js';

/** The share of a part, including its subject, from which a text matches it. */
export const FOUND = 0.6;

/** Nouns common to many trades: a fitness test is not a software test. */
const GENERIC = new Set(
  '原料 测试 预算 风险 试验 实验 导师 数字 数据 目标 计划 方案 结果 检查 评估 培训 质量 安全 设备 材料 会议 课程 活动 指标 标准 制度 渠道 成本 费用 税务 入职 离职 报告 资料 文件 单据 现场 政策 需求 市场 记录 维权'.split(
    ' ',
  ),
);
const isGeneric = ({ words: [word = ''] }: Token): boolean =>
  GENERIC.has(word.replace(/^[新老旧各全](?=[\u4e00-\u9fa5]{2}$)/u, ''));

/** Whether the only specific words of a part are nouns common to many trades. */
export function isCommonNoun(tokens: readonly Token[]): boolean {
  const own = tokens.filter(({ isGeneral }) => !isGeneral);
  const all = own.length > 0 ? own : tokens;
  return all.length > 0 && all.every(isGeneric);
}

/** General words that name the kind of a thing: 技术 in 制定技术预算. */
const kindsIn = ({ words, kind }: Token): string[] =>
  kind === 'run'
    ? runOf(words[0] ?? '').words.filter((word) => GENERAL.has(word) && !isActionWord(word))
    : [];

/** Whether a text shares only a common noun, and not what it refers to. */
export function isSharedNounAlone(
  tokens: readonly Token[],
  own: readonly Token[],
  shares: readonly number[],
  text: string,
): boolean {
  const shown = own.filter((_token, index) => (shares[index] ?? 0) >= FOUND);
  if (shown.length === 0 || !shown.every(isGeneric)) return false;
  if (shown.length < own.length) return true;
  const kinds = tokens.filter(({ isGeneral }) => isGeneral).flatMap(kindsIn);
  return kinds.length > 0 && !kinds.some((kind) => text.includes(kind));
}
