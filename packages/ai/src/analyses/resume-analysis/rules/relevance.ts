import { resumeDimensions, type ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { type Contribution, type Dimension, dimensionOf, type Evidence } from '@qicheng/analysis/result';
import {
  type LexiconOccupation,
  OCCUPATION_LEXICON,
  OCCUPATION_LEXICON_VERSION,
} from '#src/data/occupation-lexicon.js';
import { clipped } from '#src/text/clipped.js';
import { WordFinder, wordsOf } from '#src/text/words.js';
import { quoted, type PrintedText } from '../statements.js';
import { isAskableWord } from '../askable.js';
import { PLACEHOLDER } from '../wording.js';

export interface Relevance {
  occupation: LexiconOccupation | null;
  isInferred: boolean;
  /** Whether the position is the occupation itself, so that what it misses of its words may be requested. */
  isAskable: boolean;
  matched: string[];
  missing: string[];
  dimension: (weight: number) => Dimension;
  /** Points of the whole that naming a position, or some more of the missing words, is worth. */
  gains: { position: number; keywords: number };
}

export const LEXICON_VERSION = OCCUPATION_LEXICON_VERSION;

const POSITION_POINTS = 15;
const BACKGROUND_POINTS = 15;
const KEYWORD_POINTS = 70;
/** So many words of an occupation, borne out by deeds, are as good as all: nobody does everything. */
const ENOUGH_KEYWORDS = 9;
/** A word that is only listed proves less than one that is in a deed. */
const LISTED = 0.65;
/** Words that are requested at once. */
const ASKED_KEYWORDS = 6;

const TITLES = OCCUPATION_LEXICON.flatMap((occupation) =>
  [occupation.name, ...occupation.titles].map((title) => ({ occupation, title: title.toLowerCase() })),
);

/** What a position says beside its occupation. */
const BESIDE =
  /(?:实习生?|助理|专员|岗位?|职位|初级|中级|高级|资深|储备|兼职|校招|工程师|经理|主管|人员|[员师]|[（(][^）)]*[）)]|[\s/、·-])/gu;
const bareName = (text: string): string => text.toLowerCase().replace(BESIDE, '');
/** Titles of neighbouring trades, whose people are not asked for the words of this one. */
const NEIGHBOURS =
  /外贸|跟单|商务|造价|监理|预算|数控|操作|电工|维修|质量|出纳|审计|税务|培训|幼儿|保育|体育|音乐|美术|助理|室内|珠宝|服装|园林|景观|教育|信贷|大堂|国企|管培|实验|平面|包装|插画|招聘|护士长|护理部|高校|大学|学院|博士后|科研|专任|研究员|工长|班组长|劳务/u;

/** Whether a position is this occupation and no trade beside it. */
function isOccupation(position: string, { name, titles }: LexiconOccupation): boolean {
  const own = bareName(position);
  return (
    !NEIGHBOURS.test(position) &&
    [name, ...titles].some((title) => own.endsWith(bareName(title)) && bareName(title) !== '')
  );
}

/** Who helps in an occupation belongs to it: 会计助理 is no secretary. */
const HELPERS = /(?:助理|实习生?|培训生|学徒)+$/u;

/** Who runs stations, stores or deliveries runs no accounts of media. */
const OTHER_OPERATIONS =
  /(?:城市|区域|站点|配送|仓储?|物流|门店|酒店|地产|商场|商业|供应链|生产|车队|园区|物业|设备|网络|系统)(?:\p{Script=Han}{0,2})?运营|运营(?:经理|总监|主管)?[（(][^）)]*(?:配送|物流|仓|门店|站)/u;

/** The occupation that a position belongs to: the longest name that ends last, since the head of the word is last. */
export const occupationOf = (position: string): LexiconOccupation | null =>
  named(position.replace(HELPERS, '')) ?? named(position);

function named(position: string): LexiconOccupation | null {
  const text = position.toLowerCase();
  const hits = TITLES.flatMap(({ occupation, title }) => {
    const at = text.lastIndexOf(title);
    if (occupation.code === 'operations' && OTHER_OPERATIONS.test(position)) return [];
    return at < 0 ? [] : [{ occupation, end: at + title.length, length: title.length }];
  });
  hits.sort((a, b) => b.end - a.end || b.length - a.length);
  return hits[0]?.occupation ?? null;
}

interface Hit {
  /** The first of the words that the occupation files together. */
  word: string;
  /** Which of them is there: the others are kin, so it alone is evidence. */
  found: string;
  share: number;
  evidence: Evidence;
}

interface Readable extends PrintedText {
  finder: WordFinder;
}

const PROVING: ReadonlySet<ResumeModuleKey> = new Set(['experience', 'projects', 'research', 'campus']);

/** The best place where one of several words stands. */
function hitOf(words: readonly string[], texts: readonly Readable[]): Hit | null {
  let best: Hit | null = null;
  for (const { finder, module, isStatement, pointer, targetId, text } of texts) {
    const word = words.find((each) => finder.find(each) >= 0);
    if (word === undefined) continue;
    const share = PROVING.has(module) && isStatement ? 1 : LISTED;
    if (best === null || share > best.share) {
      best = {
        word: words[0] ?? word,
        found: word,
        share,
        evidence: { pointer, targetId, quote: quoted(text) },
      };
    }
    if (share === 1) break;
  }
  return best;
}

// An English résumé can only have the words that are Latin in Chinese ones too.
const keywordsOf = ({ keywords }: LexiconOccupation, lang: 'zh' | 'en'): readonly (readonly string[])[] =>
  lang === 'zh'
    ? keywords
    : keywords
        .map((words) => words.filter((word) => /^[\x20-\x7e]+$/.test(word)))
        .filter((words) => words.length > 0);

/** Words that every kind of work has: one cannot be asked whether one has ever used them. */
const GENERIC: ReadonlySet<string> = new Set(
  '病人 授课 视觉 用户体验 安全 质量 学生 患者 老师 课程 课堂 教学 作业 成绩 护理 病区 员工 商品 门店 渠道 群众 品牌 论文 实验 合同 会议 通知 施工 材料 成本 会计 招聘 业绩 目标 内容 需求 测试 设计 论文 公文 印章 业务 报告 指标 用户 客户 产品 项目 数据 分析 流程 材料 资料 文件 规范 质量 安全 策略 服务 沟通 协调 团队 会议 活动 计划 方案 管理 需求 问题 结果 效果 工作 执行 学习 系统 记录'.split(
    ' ',
  ),
);

const hitsOf = (keywords: readonly (readonly string[])[], texts: readonly Readable[]): Hit[] =>
  keywords.flatMap((words) => hitOf(words, texts) ?? []);

const sumOf = (hits: readonly Hit[]): number => hits.reduce((sum, { share }) => sum + share, 0);

/** Words of a position that the lexicon does not know; general ones say nothing. */
const EMPTY_WORDS =
  /^(?:岗位?|职位|方向|人员|专员|助理|经理|主管|工程师|实习生?|高级|初级|资深|储备|干部|员|师|[\s（()）/、\-·]+)$/u;
const ownKeywords = (position: string): string[][] =>
  wordsOf(position)
    .filter((word) => word.trim().length > 1 && !EMPTY_WORDS.test(word))
    .map((word) => [clipped(word, 40)]);

/** How far a résumé answers to a position, by the words of its occupation. */
export function relevance(position: string, printed: readonly PrintedText[], lang: 'zh' | 'en'): Relevance {
  // The wish itself is no evidence for being able to, nor is the name of a fact that is still to be filled in.
  const texts = printed
    .filter(({ module }) => module !== 'intention')
    .map((text): Readable => ({ ...text, finder: new WordFinder(text.text.replace(PLACEHOLDER, '')) }));
  const wanted = position === '' ? null : occupationOf(position);
  const isInferred = position === '';
  const occupation = isInferred ? inferred(texts) : wanted;
  const keywords = occupation ? keywordsOf(occupation, lang) : ownKeywords(position);
  const hits = hitsOf(keywords, texts);
  const background = occupation ? backgroundOf(occupation, texts) : null;
  const enough = Math.min(ENOUGH_KEYWORDS, keywords.length) || 1;
  const scale = Math.min(1, enough / (sumOf(hits) || 1)) / enough;
  // What is guessed from the résumé fits it by itself: half of it counts.
  const factor = isInferred ? 0.5 : 1;
  const contributions = [
    positionOf(position, occupation),
    ...(background ? [{ ...background, points: BACKGROUND_POINTS * factor }] : []),
    ...hits.map(({ found, share, evidence }): Contribution => ({
      ruleId: 'relevance.keyword',
      points: Math.round(KEYWORD_POINTS * share * scale * factor * 1e4) / 1e4,
      reason: `写到“${found}”`,
      evidence: [evidence],
    })),
  ];
  const { label, weight: whole } = resumeDimensions.relevance;
  const open = Math.max(0, 1 - sumOf(hits) / enough);
  const isAskable = !isInferred && occupation !== null && isOccupation(position, occupation);
  return {
    ...{ occupation, isInferred, isAskable },
    matched: hits.map(({ found }) => found),
    missing: keywords.flatMap((words) =>
      hits.some(({ word, found }) => word === words[0] || isPartOf(words, found))
        ? []
        : words.filter((word) => isAskable && !GENERIC.has(word) && isAskableWord(word)).slice(0, 1),
    ),
    dimension: (weight) => dimensionOf({ key: 'relevance', label, weight }, contributions),
    gains: {
      position: position === '' ? (POSITION_POINTS * whole) / 100 : 0,
      keywords: (Math.min(open, (ASKED_KEYWORDS * LISTED) / enough) * KEYWORD_POINTS * factor * whole) / 100,
    },
  };
}

const SHORTEST_PART = 3;

/** Whether one of these words is the end of a longer one that was found: SQL of MySQL. Short ones are chance: Go of Django. */
const isPartOf = (words: readonly string[], found: string): boolean =>
  words.some((word) => word.length >= SHORTEST_PART && found.toLowerCase().endsWith(word.toLowerCase()));

const positionOf = (position: string, occupation: LexiconOccupation | null): Contribution => ({
  ruleId: 'relevance.position',
  points: position === '' ? 0 : POSITION_POINTS,
  reason:
    position === ''
      ? '没有说明目标岗位，按内容推测'
      : `目标岗位“${quoted(position, 30)}”${occupation ? `，按“${occupation.name}”的词库比对` : '，词库没有收录，按岗位名称中的词比对'}`,
  evidence: [],
});

/** A position, subject or project of the same name: one has been there before. */
function backgroundOf({ name, titles }: LexiconOccupation, texts: readonly Readable[]): Contribution | null {
  const found = texts.find(
    ({ module, isStatement, finder }) =>
      !isStatement &&
      (module === 'experience' || module === 'education' || module === 'projects') &&
      [name, ...titles].some((title) => finder.find(title) >= 0),
  );
  if (!found) return null;
  const { pointer, targetId, text } = found;
  return {
    ruleId: 'relevance.background',
    points: BACKGROUND_POINTS,
    reason: '专业、岗位或项目与目标相符',
    evidence: [{ pointer, targetId, quote: quoted(text) }],
  };
}

const LEAST_HITS = 3;

/** The occupation whose words a résumé speaks most. */
function inferred(texts: readonly Readable[]): LexiconOccupation | null {
  let best: { occupation: LexiconOccupation; score: number } | null = null;
  for (const occupation of OCCUPATION_LEXICON) {
    const score = sumOf(hitsOf(occupation.keywords, texts));
    if (score >= LEAST_HITS && (best === null || score > best.score)) best = { occupation, score };
  }
  return best?.occupation ?? null;
}
