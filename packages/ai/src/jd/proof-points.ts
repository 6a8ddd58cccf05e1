import { regex } from '@qicheng/resume/regex';
import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';
import { valueAt } from '@qicheng/resume/pointer';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { evidenceOf, isCredible, type Statement } from '../analyses/resume-analysis/statements.js';
import { isEmployerIntro } from '../analyses/resume-analysis/no-deed.js';
import { isFiller } from '../analyses/resume-analysis/not-rewritten.js';
import { isUnsuitable } from '../text/unsuitable.js';
import { NOTHING_WRONG } from '../text/nothing-wrong.js';
import { taggedWordsOf } from '../text/words.js';
import type { WorkItem } from '@qicheng/resume/document';
import { saidAndDenied } from './affirmed.js';
import { saidAndBoasted } from './boasts.js';
import { isEmployment, isGapNote, jobOf } from './employment.js';
import type { ResumeReading } from './read-resume.js';
import { endOf } from './months.js';
import { isBrokenLine } from '../text/broken-line.js';
import { hasNoChinese } from '../text/no-chinese.js';
import { hasOwnPerson, inWrittenWords } from '../text/spoken-words.js';
import { BUZZWORD } from '../analyses/resume-analysis/wording.js';

/** A statement of a résumé that supports an application to this employer. */
export interface ProofPoint {
  readonly statement: Statement;
  readonly evidence: Evidence;
  /** The employer or project, `云栈信息技术有限公司`; empty for bare statements. */
  readonly place: string;
  /** The post or role, `后端开发实习生`. */
  readonly role: string;
  /** `internships`, `work`, `projects`…; determines the wording. */
  readonly section: string;
  /** Matched words of the posting, as they are in the statement. */
  readonly words: readonly string[];
  readonly requirementIds: readonly string[];
  /** How much of the posting it matches; 0 if it is unrelated. */
  readonly relevance: number;
  readonly score: number;
}

interface Weighted {
  words: readonly string[];
  weight: number;
}

/** The weight of a row by its level. */
const ROW_WEIGHT = { must: 3, duty: 2, plus: 1.5 } as const;
/** Additional weight of the first duties, which are the core of the work. */
const FIRST_DUTIES = [2, 1.5, 1.2];

/** The weight of the rows that a statement matches; a partial match counts half. */
function relevanceOf(rows: readonly RequirementMatch[], matrix: readonly RequirementMatch[]): number {
  const duties = matrix.filter(({ level }) => level === 'duty');
  return rows.reduce((sum, row) => {
    const place = row.level === 'duty' ? (FIRST_DUTIES[duties.indexOf(row)] ?? 1) : 1;
    return sum + ROW_WEIGHT[row.level] * place * (row.state === '直接' ? 1 : 0.5);
  }, 0);
}
/** Wishes, schooling and weaknesses, which are not deeds for an employer. */
const NO_DEED =
  /^(?:没有|未)使用|^(?:熟悉|熟练|会用|会使用|会写|精通|掌握|了解|擅长)[^\d]*$|^(?:希望|期望|喜欢|要求|家离|住)|小学文化|打字慢|作品集|(?:高[一二三]|初[一二三]|中学)时|^[^，]{0,6}(?:清楚|看得懂|耐心|细心)$/u;

/** A list number or bullet, not a figure of the sentence: 1. 125kW, ①, （2）. */
export const LIST_MARK =
  /^\s*(?:\d{1,2}\s?[、)）]|\d{1,2}\.(?!\d)|\d\uFE0F?\u20E3|[(（]\d{1,2}[)）]|[①-⑳•●◆■▪➢·*-])\s*/u;
/** Whether a line is a bare noun such as 企业服务 SaaS, which is not a deed; a list of works is. */
function isBareName(text: string): boolean {
  if (/[\d、，,；;：:]/u.test(text)) return false;
  return taggedWordsOf(text).every(
    ({ text: word, tag }) => word.trim() === '' || /^(?:n|eng|x|nz|b|a|f)/u.test(tag),
  );
}

/** Amounts spent or frequencies without an action: 日均预算600元, 每周16节课. */
const SPENT =
  /^(?:[日月年]均|每[天日周月季年])?[^，。；\d]{0,8}(?:费用|预算|花费|消耗|支出)\s?\d[\d.,]*\s?[万亿]?元?(?:[左右约])*$/u;
const FUND_ALONE =
  /^(?:主持|参与|承担)?[^，,；;。]{0,20}(?:基金|计划|专项)[^，,；;。]{0,10}(?:项目|课题|资助)?$/u;
const OFTEN = /^每(?:[天日周月季年]|学期)\s?\d+\s?[\u4e00-\u9fa5]{1,6}(?=$|[，,；;])/u;

/** An implausible number of people led during the studies: 带领百人团队. */
const CROWD = /(?:[百千]|上百|近百|数百|\d{3,})(?:余|多)?人的?团队/u;
const BESIDE_STUDIES = new Set(['campus', 'practice', 'projects']);

/** Whether a statement only names the funding of a project. */
export const isFundAlone = (text: string): boolean => FUND_ALONE.test(text);

/** Whether a statement has no own deed; a project needs the candidate's part in it. */
const isNoDeed = (text: string, section: string, role: string): boolean =>
  SPENT.test(text) ||
  OFTEN.test(text) ||
  (BESIDE_STUDIES.has(section) && CROWD.test(text)) ||
  (isFundAlone(text) && !(section === 'research' && /^(?:主持|负责人|项目负责人|参与|参加)/u.test(role)));

/** An English line of a Chinese résumé counts as a deed if it is a sentence, not a list of names. */
const isCut = (text: string, lang: 'zh' | 'en'): boolean =>
  lang === 'zh' && hasNoChinese(text) && !ENGLISH_DEED.test(text);
const ENGLISH_DEED =
  /^(?:[A-Z]?[a-z]+(?:ly)?\s)?(?:[A-Z]?[a-z]+ed|Led|Ran|Built|Wrote|Made|Found|Won|Grew|Drove|Taught|Held|Set|Cut|Sold|Took|Gave|Kept|Did|Oversaw|Spoke|Got|Met|Put)\s\S+\s\S+/iu;

/** The supervisor of a project, which is not a deed. */
const SUPERVISED = /^(?:supervis(?:ed by|ors?\b)|advis(?:ed by|ors?\b)|指导(?:老师|教师)|导师)/iu;
/** The title of a thesis: 枯草芽孢杆菌产酶菌株的转录组分析. */
const THESIS_TITLE =
  /^(?![^\u4e00-\u9fa5]*(?:负责|参与|完成|进行|开展|主持|协助|做|对|用|使用|利用|采用|通过|基于[^，]*，))[^，,；;。：\d]{6,40}的?(?:分析|研究|设计|影响|机制|制备|应用|优化|构建|综述|比较|探讨|模拟|评价)$/u;
/** Whether a line of a project only names its subject or its supervisor. */
const isHeading = (text: string, section: string): boolean =>
  (section === 'research' || section === 'projects') &&
  (SUPERVISED.test(text) || (THESIS_TITLE.test(text) && /的/u.test(text)));

/** Whether a line describes a deed that fits into a sentence. */
const isTellable = ({ text, lang }: Statement): boolean => {
  const bare = text.replace(LIST_MARK, '').trim();
  const isOwnVoice = lang === 'zh' && hasOwnPerson(inWrittenWords(bare));
  return (
    !isFiller(bare) && !isOwnVoice && !isCut(bare, lang) && !isBrokenLine(bare) && bare.search(BUZZWORD) < 0
  );
};

/** Evidence of leading others. */
const LEADS = regex('u')`
  带教|带领|带队|带出|带过?\s?\d+\s?[人名个]|兼?任[^，。；]{0,10}(?:经理|主管|主任|组长|店长|负责人)
  |管理[^，。；]{0,12}\d+\s*(?:人|名|位|个项目|家店|家门店)|团队[^，。；]{0,6}\d
  |\d+\s*人(?:的)?(?:团队|班组|小组)|班组\s?\d|培养|辅导|下属
`;
const LEADING = 3;
const LEADING_RELEVANCE = 2;

const QUANTIFIED = 4;
/** A change is worth more than a quantity. */
const CHANGED = 6;
const CHANGE =
  /[从由较][^，。；]{1,16}(?:[到至]|降|升|缩|提)|(?:降低|下降|减少|缩短|提高|提升|增长|上升|节省)[^，。；]{0,8}\d/u;
const WITH_RESULT = 1.5;
/** The maximum relevance of repeated words of the posting, so that length alone is no advantage. */
const MAX_RELEVANCE = 12;
/** The maximum score of a statement without a quantity or result. */
const MAX_BARE_RELEVANCE = 6;
/** A bonus for the current job. */
const LATEST = 4;
/** Prizes, records and ranks. */
const STANDS_OUT =
  /[一二特]等奖|金奖|银奖|冠军|第[一1]名|前\s?\d{1,2}\s?%|省级|国家级|市级|全国|提前\s?\d+\s?天|零事故|零投诉/u;
const STANDING_OUT = 2;

/** Whether an entry is the current or latest job. */
function isLatest({ document }: ResumeReading, pointer: string): boolean {
  const section = pointer.startsWith('/work/') ? 'work' : 'internships';
  if (!pointer.startsWith(`/${section}/`)) return false;
  const ends = document[section].map(({ period }) => endOf(period?.end));
  return ends.indexOf(Math.max(...ends)) === Number(pointer.split('/')[2]);
}

const DEED_SECTIONS = new Set([
  'internships',
  'work',
  'projects',
  'research',
  'campus',
  'practice',
  'papers',
]);
const PLACES = ['company', 'organisation', 'name', 'topic', 'base', 'school'] as const;
const ROLES = ['title', 'role', 'position'] as const;

function named(item: unknown, fields: readonly string[]): string {
  if (typeof item !== 'object' || item === null) return '';
  const record = item as Record<string, unknown>;
  return fields.map((field) => wordsOfText(record[field], 'zh')).find((words) => words !== '') ?? '';
}

/** Whether the name of an entry is confidential: 某军工单位保密项目. */
const isClassifiedPlace = (item: unknown): boolean =>
  isUnsuitable(`${named(item, PLACES)}，${named(item, ROLES)}`);

/** A shorter text is not a deed, once praise is removed. */
const MIN_DEED_LENGTH = 6;

/** Whether a statement is a deed that may be mentioned to an employer. */
function mayBeTold(statement: Statement, reading: ResumeReading): boolean {
  const { section, traits, text, itemPointer } = statement;
  return (
    DEED_SECTIONS.has(section) &&
    (section !== 'work' || isEmployment(valueAt(reading.document, itemPointer) as WorkItem)) &&
    traits.length >= 6 &&
    !NO_DEED.test(text) &&
    !isUnsuitable(text) &&
    !isGapNote(text) &&
    !isEmployerIntro(text) &&
    !isHeading(text.replace(LIST_MARK, '').trim(), section) &&
    !isNoDeed(
      text.replace(LIST_MARK, '').trim(),
      section,
      named(valueAt(reading.document, itemPointer), ROLES),
    ) &&
    saidAndBoasted(text).said.length >= MIN_DEED_LENGTH &&
    !isBareName(text) &&
    isTellable(statement) &&
    isCredible(statement) &&
    !isClassifiedPlace(valueAt(reading.document, itemPointer)) &&
    saidAndDenied(text).denied.length === 0
  );
}

/** The deeds of a résumé ordered by relevance and results; for a leading post, those of leading come first. */
export function proofPoints(
  reading: ResumeReading,
  keywords: readonly Weighted[],
  matrix: readonly RequirementMatch[] = [],
  isLead = false,
): ProofPoint[] {
  const points = reading.statements
    .filter((statement) => mayBeTold(statement, reading))
    .map((statement, index) => {
      const text = reading.texts.find(({ pointer }) => pointer === statement.pointer);
      const hits = keywords.flatMap(({ words, weight }) => {
        const found = words.find((word) => text !== undefined && text.finder.find(word) >= 0);
        return found === undefined ? [] : [{ found, weight }];
      });
      const rows = matrix.filter(({ atoms }) => atoms.some(({ pointer }) => pointer === statement.pointer));
      const { isQuantified, hasResult } = statement.traits;
      // The absence of incidents is a result, but counts less than an action.
      const isFlat = NOTHING_WRONG.test(statement.text) && !/\d/u.test(statement.text);
      const proof = isFlat
        ? WITH_RESULT
        : isQuantified
          ? CHANGE.test(statement.text)
            ? CHANGED
            : QUANTIFIED
          : hasResult
            ? WITH_RESULT
            : 0;
      const leads = isLead && LEADS.test(statement.text);
      const relevance =
        hits.reduce((sum, { weight }) => sum + weight, 0) +
        relevanceOf(rows, matrix) +
        (leads ? LEADING_RELEVANCE : 0);
      const item = valueAt(reading.document, statement.itemPointer);
      return {
        index,
        point: {
          statement,
          evidence: evidenceOf(statement),
          ...(statement.section === 'work' || statement.section === 'internships'
            ? jobOf(item as WorkItem)
            : { place: named(item, PLACES), role: named(item, ROLES) }),
          section: statement.section,
          words: [...new Set(hits.map(({ found }) => found))],
          requirementIds: rows.map(({ requirementId }) => requirementId),
          relevance,
          score:
            Math.min(relevance, proof > 0 ? MAX_RELEVANCE : MAX_BARE_RELEVANCE) *
              (isFlat ? 0.5 : 1) *
              (1 + proof / 8) +
            proof +
            (isLatest(reading, statement.itemPointer) ? LATEST : 0) +
            (STANDS_OUT.test(statement.text) ? STANDING_OUT : 0) +
            (leads && isLatest(reading, statement.itemPointer) ? LEADING : 0),
        },
      };
    });
  return points.sort((a, b) => b.point.score - a.point.score || a.index - b.index).map(({ point }) => point);
}

/**
 * The best points with a maximum per entry, so that a letter covers several entries; more only if there are no others.
 */
export function bestPoints(points: readonly ProofPoint[], count: number, mostOfEntry = 2): ProofPoint[] {
  const taken = new Map<string, number>();
  const chosen = points.filter(({ statement: { itemPointer } }) => {
    const known = taken.get(itemPointer) ?? 0;
    taken.set(itemPointer, known + 1);
    return known < mostOfEntry;
  });
  return [...chosen, ...points.filter((point) => !chosen.includes(point))].slice(0, count);
}
