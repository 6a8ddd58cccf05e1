import { type Contribution, type Dimension, dimensionOf, type Evidence } from '@qicheng/analysis/result';
import { resumeDimensions, type ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import {
  type LexiconOccupation,
  OCCUPATION_LEXICON,
  OCCUPATION_LEXICON_VERSION,
} from '#src/data/occupation-lexicon.js';
import { wordsOfKind } from '#src/data/post-kinds.js';
import { splitDenials } from '#src/jd/affirmed.js';
import { substitutesOf } from '#src/jd/data/substitutes.js';
import { isGapNote } from '#src/jd/employment.js';
import { relatedWordsOf } from '#src/jd/related-words.js';
import { isEmployerName, withoutActivities } from '#src/text/employer-activities.js';
import { WordFinder } from '#src/text/words.js';
import { isAskableWord } from '../askable.js';
import { quoted, type PrintedText } from '../statements.js';
import { PLACEHOLDER } from '../wording.js';
import { isOccupation, occupationOf } from './occupation-of.js';
import { isOwnWord } from './own-word.js';

export interface Relevance {
  occupation: LexiconOccupation | null;
  isInferred: boolean;
  /** Whether a post, a subject or a project has the name of the occupation. */
  hasBackground: boolean;
  /** Whether the position is the occupation itself, so that its missing words may be requested. */
  isAskable: boolean;
  matched: string[];
  /** The matched words that are in an action. */
  proven: string[];
  missing: string[];
  dimension: (weight: number) => Dimension;
  /** Points of the total for naming a position, or for some more of the missing words. */
  gains: { position: number; keywords: number };
}

export const LEXICON_VERSION = OCCUPATION_LEXICON_VERSION;

const POSITION_POINTS = 15;
const BACKGROUND_POINTS = 15;
const KEYWORD_POINTS = 70;
/** This many proven keywords of an occupation earn the full score: nobody does everything. */
const ENOUGH_KEYWORDS = 11;
/** The value of a word that is only listed, relative to one in an action. */
const LISTED = 0.65;
/** With fewer words in Latin letters an occupation says nothing of an English résumé. */
const MIN_ENGLISH_KEYWORDS = 4;
/** The number of words requested at once. */
const MAX_KEYWORDS = 6;

interface Hit {
  /** The first of the lexicon's synonyms. */
  word: string;
  /** The synonym that was found, which is the evidence. */
  found: string;
  share: number;
  evidence: Evidence;
}

interface Readable extends PrintedText {
  /** The text without placeholders, as the finder reads it. */
  bare: string;
  finder: WordFinder;
}

const PROVING: ReadonlySet<ResumeModuleKey> = new Set(['experience', 'projects', 'research', 'campus']);

/** The best occurrence of one of several words. */
function hitOf(words: readonly string[], texts: readonly Readable[]): Hit | null {
  let best: Hit | null = null;
  for (const { bare, finder, module, isStatement, pointer, targetId, text } of texts) {
    const word = words.find((each) => finder.find(each, (at) => isOwnWord(bare, each, at)) >= 0);
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

// An English résumé can only contain the Latin keywords.
export const keywordsOf = (
  { keywords }: LexiconOccupation,
  lang: 'zh' | 'en',
): readonly (readonly string[])[] =>
  lang === 'zh'
    ? keywords
    : keywords
        .map((words) => words.filter((word) => /^[\x20-\x7e]+$/.test(word)))
        .filter((words) => words.length > 0);

/** Words of every kind of work, which a person cannot be asked about. */
export const GENERIC: ReadonlySet<string> = new Set(
  '病人 授课 视觉 用户体验 安全 质量 学生 患者 老师 课程 课堂 教学 作业 成绩 护理 病区 员工 商品 门店 渠道 群众 品牌 论文 实验 合同 会议 通知 施工 材料 成本 会计 招聘 业绩 目标 内容 需求 测试 设计 论文 公文 印章 业务 报告 指标 用户 客户 产品 项目 数据 分析 流程 材料 资料 文件 规范 质量 安全 策略 服务 沟通 协调 团队 会议 活动 计划 方案 管理 需求 问题 结果 效果 工作 执行 学习 系统 记录 组织 简历 方法 制备 工艺'.split(
    ' ',
  ),
);

const hitsOf = (keywords: readonly (readonly string[])[], texts: readonly Readable[]): Hit[] =>
  keywords.flatMap((words) => hitOf(words, texts) ?? []);

/** The words found: of each group the evidence, then other names in Latin script, which are other tools. */
const matchedIn = (
  hits: readonly Hit[],
  keywords: readonly (readonly string[])[],
  texts: readonly Readable[],
): string[] =>
  hits.flatMap(({ word, found }) => [
    found,
    ...(keywords.find(([first]) => first === word) ?? []).filter(
      (each) => each !== found && LATIN_NAME.test(each) && hitOf([each], texts) !== null,
    ),
  ]);
const LATIN_NAME = /^[A-Za-z][\x21-\x7e]*$/u;

const sumOf = (hits: readonly Hit[]): number => hits.reduce((sum, { share }) => sum + share, 0);

/** Scores how well a résumé matches a position by the keywords of its occupation. */
export function relevance(position: string, printed: readonly PrintedText[], lang: 'zh' | 'en'): Relevance {
  // Neither the job intention nor the label of a placeholder is evidence of a skill.
  const texts = printed
    .filter(({ module, text }) => module !== 'intention' && !isGapNote(text))
    .map((text): Readable => {
      const { affirmed: whole } = splitDenials(text.text.replace(PLACEHOLDER, ''));
      const bare = isEmployerName(text.pointer) ? withoutActivities(whole) : whole;
      return { ...text, bare, finder: new WordFinder(bare) };
    });
  const target = position === '' ? null : occupationOf(position);
  const isInferred = position === '';
  const occupation = isInferred ? inferred(texts) : target;
  if (occupation === null) return notCompared(position);
  const keywords = keywordsOf(occupation, lang);
  if (lang === 'en' && !isInferred && keywords.length < MIN_ENGLISH_KEYWORDS) return notCompared(position);
  const hits = hitsOf(keywords, texts);
  const background = backgroundOf(occupation, texts);
  const enough = Math.min(ENOUGH_KEYWORDS, keywords.length) || 1;
  const scale = Math.min(1, enough / (sumOf(hits) || 1)) / enough;
  // An inferred occupation fits the résumé by definition, so it counts half.
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
  const actionText = printed
    .filter(({ isStatement, module }) => isStatement && PROVING.has(module))
    .map(({ text }) => text)
    .join('\n');
  const { label, weight: whole } = resumeDimensions.relevance;
  const open = Math.max(0, 1 - sumOf(hits) / enough);
  const isAskable = !isInferred && isOccupation(position, occupation);
  const needed = wordsOfKind(occupation.code, position, postsIn(printed));
  const missing = keywords.flatMap((words) =>
    (needed !== null && !needed.has(words[0] ?? '')) ||
    hits.some(({ word, found }) => word === words[0] || isPartOf(words, found)) ||
    isDescribedDifferently(words, actionText) ||
    isCertified(words, texts) ||
    isShownByRelatedWord(words, texts)
      ? []
      : words.filter((word) => isAskable && !GENERIC.has(word) && isAskableWord(word)).slice(0, 1),
  );
  const count = Math.min(MAX_KEYWORDS, missing.length);
  return {
    ...{ occupation, isInferred, isAskable, hasBackground: background !== null },
    matched: matchedIn(hits, keywords, texts),
    proven: hits.filter(({ share }) => share === 1).map(({ found }) => found),
    missing,
    dimension: (weight) => dimensionOf({ key: 'relevance', label, weight }, contributions),
    gains: {
      position: position === '' ? (POSITION_POINTS * whole) / 100 : 0,
      keywords: (Math.min(open, (count * LISTED) / enough) * KEYWORD_POINTS * factor * whole) / 100,
    },
  };
}

/** Words that a certificate, a publication or a tool proves. */
const CERTIFIED: readonly (readonly [word: string, certificate: RegExp])[] = [
  ['项目管理', /PMP|PRINCE2|IPMP|信息系统项目管理师|系统集成项目管理/iu],
  ['质量体系', /内审员|ISO\s?9001|IATF/iu],
  ['消防', /消防设施操作员|注册消防工程师/u],
  ['急救', /急救员|BLS|ACLS|救护员/iu],
  ['心理', /心理(?:咨询|健康)[^，。；]{0,6}证/u],
  ['SCI', /(?:投稿|发表|录用|在审|一作|第一作者)[^，。；]{0,30}[A-Za-z]{4,}|期刊|\bJ(?:ournal|\.)\s/u],
  ['Git', /GitHub|GitLab|Gitee/iu],
  ['API', /接口|RESTful?|GraphQL|Express|Spring|Django|Flask|FastAPI|Postman/iu],
];
const isCertified = (words: readonly string[], texts: readonly { text: string }[]): boolean =>
  CERTIFIED.some(
    ([word, certificate]) => words.includes(word) && texts.some(({ text }) => certificate.test(text)),
  );

const postsIn = (printed: readonly PrintedText[]): string[] =>
  printed
    .filter(({ pointer }) => /^\/(?:work|internships)\/\d+\/title\b/u.test(pointer))
    .map(({ text }) => text);

/** The result without a known occupation: nothing is matched, missing or scored. */
const notCompared = (position: string): Relevance => {
  const { label, weight: whole } = resumeDimensions.relevance;
  return {
    ...{
      occupation: null,
      isInferred: position === '',
      isAskable: false,
      hasBackground: false,
      matched: [],
      proven: [],
      missing: [],
    },
    dimension: (weight) => dimensionOf({ key: 'relevance', label, weight }, []),
    gains: { position: position === '' ? (POSITION_POINTS * whole) / 100 : 0, keywords: 0 },
  };
};

const COMPOUND = /^\p{Script=Han}{2,}(\p{Script=Han}{2})$/u;
/** Whether an action describes the activity of a word differently: 访谈 32 家客户 is 用户访谈. */
const isDescribedDifferently = (words: readonly string[], actionText: string): boolean =>
  words.some((word) => {
    const [, activity] = COMPOUND.exec(word) ?? [];
    return activity !== undefined && actionText.includes(activity);
  });

/** Whether a related tool or activity shows a word: 剪映 shows 剪辑. */
const isShownByRelatedWord = (words: readonly string[], texts: readonly Readable[]): boolean =>
  [...words.flatMap((word) => relatedWordsOf(word)), ...substitutesOf(words)].some((near) =>
    texts.some(({ finder }) => finder.find(near) >= 0),
  );

const MIN_PART_LENGTH = 3;

/**
 * Whether a word is the end of a longer one that was found, as SQL in MySQL; short ones match by chance, as Go in
 * Django.
 */
const isPartOf = (words: readonly string[], found: string): boolean =>
  words.some((word) => word.length >= MIN_PART_LENGTH && found.toLowerCase().endsWith(word.toLowerCase()));

const positionOf = (position: string, { name }: LexiconOccupation): Contribution => ({
  ruleId: 'relevance.position',
  points: position === '' ? 0 : POSITION_POINTS,
  reason:
    position === ''
      ? '没有说明目标岗位，按内容推测'
      : `目标岗位“${quoted(position, 30)}”，按“${name}”的词库比对`,
  evidence: [],
});

/** A post, subject or project with the name of the occupation. */
function backgroundOf({ name, titles }: LexiconOccupation, texts: readonly Readable[]): Contribution | null {
  const found = texts.find(
    ({ module, isStatement, pointer, finder }) =>
      !isStatement &&
      !isEmployerName(pointer) &&
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

const MIN_HITS = 3;

/** The occupation with the most matched keywords. */
function inferred(texts: readonly Readable[]): LexiconOccupation | null {
  let best: { occupation: LexiconOccupation; score: number } | null = null;
  for (const occupation of OCCUPATION_LEXICON) {
    const score = sumOf(hitsOf(occupation.keywords, texts));
    if (score >= MIN_HITS && (best === null || score > best.score)) best = { occupation, score };
  }
  return best?.occupation ?? null;
}
