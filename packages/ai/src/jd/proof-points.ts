import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';
import { PRESENT } from '@qicheng/resume/dates';
import type { WorkItem } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { regex } from '@qicheng/resume/regex';
import { checkableOf, withCheckable } from '../analyses/resume-analysis/checkable.js';
import { isRelatedPost, occupationOf } from '../analyses/resume-analysis/rules/occupation-of.js';
import type { Statement } from '../analyses/resume-analysis/statements.js';
import { NOTHING_WRONG } from '../text/failure.js';
import { spokenPost } from '../text/spoken-post.js';
import { WordFinder } from '../text/words.js';
import type { Action } from './actions.js';
import { jobOf } from './employment.js';
import { glossOf } from './gloss.js';
import { ledIn } from './match-lead.js';
import { endOf } from './months.js';
import { presentPostOf } from './present-post.js';
import { named, placesIn, ROLES, subjectOfProgramme } from './presentable.js';
import type { ResumeReading } from './read-resume.js';
import { toldActions } from './told-actions.js';

/** A statement of a résumé that supports an application to this employer. */
export interface ProofPoint {
  readonly statement: Statement;
  readonly evidence: Evidence;
  /** Further lines of the résumé that state it. */
  readonly furtherEvidence: readonly Evidence[];
  /** The employer or project, `云栈信息技术有限公司`; empty for bare statements. */
  readonly place: string;
  /** The post or role, `后端开发实习生`. */
  readonly role: string;
  /** `internships`, `work`, `projects`…; determines the wording. */
  readonly section: string;
  /** The years of a job that has ended, `2016–2020`; otherwise empty. */
  readonly years: string;
  /** Whether it was done in a job of the same occupation as the post. */
  readonly isSamePost: boolean;
  /** Whether it was done in the current or latest job. */
  readonly isLatest: boolean;
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
const ABILITY_WEIGHT = 0.5;
/** Additional weight of the first duties, which are the core of the work. */
const FIRST_DUTIES = [2, 1.5, 1.2];

/** The weight of the rows that a statement matches; a partial match counts half. */
function relevanceOf(rows: readonly RequirementMatch[], matrix: readonly RequirementMatch[]): number {
  const duties = matrix.filter(({ level }) => level === 'duty');
  return rows.reduce((sum, row) => {
    const place = row.level === 'duty' ? (FIRST_DUTIES[duties.indexOf(row)] ?? 1) : 1;
    // A soft skill is shown by nearly any line.
    const weight = row.kind === 'ability' ? ABILITY_WEIGHT : ROW_WEIGHT[row.level];
    return sum + weight * place * (row.state === '直接' ? 1 : 0.5);
  }, 0);
}
/** Evidence of leading others. */
const LEADS = regex('u')`
  带教|带领|带队|带出|带过?\s?\d+\s?[人名个]|兼?任[^，。；]{0,10}(?:经理|主管|主任|[班组]长|店长|领班|负责人)
  |管理[^，。；]{0,12}\d+\s*(?:人|名|位|个项目|家店|家门店)|团队[^，。；]{0,6}\d
  |\d+\s*人(?:的)?(?:团队|班组|小组)|班组\s?\d|培养|辅导|下属
`;
const LEADING = 3;
const LEADING_RELEVANCE = 2;
/** Leading staff counts twice as much as training others or a leading post in name. */
const LEADS_STAFF = 2;
const leadingOf = (text: string): number =>
  ledIn({ affirmed: text }) !== null ? LEADS_STAFF : Number(LEADS.test(text));

const QUANTIFIED = 4;
/** A change is worth more than a quantity. */
const CHANGED = 6;
const CHANGE = regex('iu')`
  [从由较][^，。；]{1,16}(?:[到至]|降|升|缩|提)|(?:降低|下降|减少|缩短|提高|提升|增长|上升|节省)[^，。；]{0,8}\d
  |\bfrom\s[^;，。；]{0,16}\d[^;，。；]{0,16}\sto\s[^;，。；]{0,8}\d|\bsav(?:ed|ing)\s[^;,，。；]{0,12}\d
`;
/** How much was sold, built, hired or completed: 年出口额 412 万美元, 入职 58 人. */
const VOLUME =
  /(?:额|产量|销量|收入|业绩|产值|营收|成交|出口|入职|到岗|签约|交付|出货|取得|中标|竣工|开业|上线|验收)[^，。；]{0,12}\d|\d[\d.]*\s?[万亿]/u;
/** A posting for a post of sales, or with a target of sales, is answered first by what was sold. */
const SALES_TARGET =
  /(?:销售|成交|交付|签约|订单|开单)(?:目标|额|任务|指标|业绩|量)|业绩(?:目标|指标|考核)|营业额|营收/u;
const SALES_POST = /销售(?!助理|内勤|支持|运营)|业务员|业务代表|导购|置业顾问|大客户经理/u;
const SOLD =
  /(?:出口|销售|营业|成交|签约|回款|合同)额[^，。；]{0,14}\d|(?:业绩|营收|销量)[^，。；]{0,8}\d|(?:销售|卖出?|售出|成交|签约|交付)[^，。；\d]{0,8}\d+\s?[台辆套单件份间户家]/u;
const SOLD_RELEVANCE = 12;
/** Amounts of several years: 分别为268万、345万、412万. */
export const SERIES = /分别为?[^，。；\d]{0,4}\d[\d.]*\s?[万亿元%]?[^，。；\d]{0,3}、\s?\d/u;
/** A figure of something else. */
const COUNTED = 2;
const WITH_RESULT = 1.5;
/** The maximum relevance of repeated words of the posting, so that length alone is not an advantage. */
const MAX_RELEVANCE = 12;
/** The maximum score of a statement without a quantity or result. */
const MAX_BARE_RELEVANCE = 6;
/** A bonus for the current job. */
const LATEST = 4;
/** A bonus for an internship, which says more about work than a contest or a club. */
const IN_INTERNSHIP = 3;
/** A bonus for a job of the same occupation, which answers a posting by itself. */
const SAME_POST = 4;
const SAME_POST_RELEVANCE = 1;
/** Prizes, records and ranks. */
const IS_OUTSTANDING =
  /[一二特]等奖|金奖|银奖|冠军|第[一1]名|前\s?\d{1,2}\s?%|省级|国家级|市级|全国|提前\s?\d+\s?天|零事故|零投诉/u;
const OUTSTANDING_POINTS = 2;
/** The value of what can be checked in a text. */
const CHECKABLE = 0.2;

/** Whether an entry is the current or latest job. */
function isLatest({ document }: ResumeReading, pointer: string): boolean {
  const section = pointer.startsWith('/work/') ? 'work' : 'internships';
  if (!pointer.startsWith(`/${section}/`)) return false;
  const ends = document[section].map(({ period }) => endOf(period?.end));
  return ends.indexOf(Math.max(...ends)) === Number(pointer.split('/')[2]);
}

/** The years of a job that is over; empty for others and for jobs without dates. */
function yearsOf(item: unknown, section: string): string {
  const { start, end } = (item as WorkItem | undefined)?.period ?? {};
  if (section !== 'work' || end === undefined || end === PRESENT) return '';
  return start === undefined || start.y === end.y ? `${end.y}` : `${start.y}–${end.y}`;
}

const DATED = /^((?:19|20)\d{2})\s?年/u;
/** The present post of an open job, unless an action was done before it. */
function roleIn(item: WorkItem, section: string, text: string): { role?: string } {
  const { role, since, at } = presentPostOf(item);
  const year = Number(DATED.exec(text)?.[1] ?? since);
  if (section !== 'work' || (at === -1 && since === 0) || year < since) return {};
  // What has no year may have been done in the post before, if the title names both.
  return { role: at === -1 && !DATED.test(text) ? '' : role };
}

/** Whether a job has the occupation of the post. */
export function isSamePost(post: string, role: string): boolean {
  const own = spokenPost(role);
  if (post === '' || own === '') return false;
  const code = occupationOf(post)?.code;
  return isRelatedPost(post, own) || (code !== undefined && code === occupationOf(own)?.code);
}

/** The rows of the matrix by action: of several sentences of a statement, the one that a row shares most words with. */
function rowsByAction(actions: readonly Action[], matrix: readonly RequirementMatch[]) {
  const rows = new Map<Action, RequirementMatch[]>();
  for (const row of matrix) {
    const words = topicOf(row.text);
    for (const pointer of new Set(row.atoms.map((atom) => atom.pointer))) {
      const own = actions.filter(({ evidence }) => evidence.some((each) => each.pointer === pointer));
      const [best] = own.toSorted(
        (a, b) => sharedWith(words, b.statement.text) - sharedWith(words, a.statement.text),
      );
      // Of several sentences none is named without a word in common.
      const isClear = own.length === 1 || (best !== undefined && sharedWith(words, best.statement.text) > 0);
      if (best !== undefined && isClear) rows.set(best, [...(rows.get(best) ?? []), row]);
    }
  }
  return rows;
}

/** The name of an entry that is not a job; a project that is named by its programme is called by its subject. */
function projectOf(
  { statements }: ResumeReading,
  { section, itemPointer }: Statement,
  item: unknown,
): string {
  const name = named(item, placesIn(section));
  const own = statements.filter((each) => each.itemPointer === itemPointer).map(({ text }) => text);
  return (section === 'projects' ? subjectOfProgramme(name, own) : '') || name;
}

/** How much an action proves by its figures and results. */
function proofOf({ text, traits: { isQuantified, hasFigure, hasResult } }: Statement): number {
  if (NOTHING_WRONG.test(text) && !/\d/u.test(text)) return WITH_RESULT;
  if (isQuantified) return CHANGE.test(text) ? CHANGED : QUANTIFIED;
  if (hasFigure && SERIES.test(text)) return CHANGED;
  if (hasFigure) return VOLUME.test(text) ? QUANTIFIED : COUNTED;
  return hasResult ? WITH_RESULT : 0;
}

/** The words of the posting in a text; an English text is read in Chinese. */
function hitsIn(text: string, keywords: readonly Weighted[]): { found: string; weight: number }[] {
  const finder = new WordFinder(text);
  const gloss = glossOf(text);
  return keywords.flatMap(({ words, weight }) => {
    const found = words.find((word) => finder.find(word) >= 0 || gloss.includes(word));
    return found === undefined ? [] : [{ found, weight }];
  });
}

/** What the actions are for. */
interface TargetPost {
  /** Whether the post leads others, so that actions of leading come first. */
  readonly isLead?: boolean;
  /** The name of the post; actions in a job of the same occupation come first. */
  readonly post?: string;
}

/** The actions of a résumé ordered by relevance, occupation and results. */
export function proofPoints(
  reading: ResumeReading,
  keywords: readonly Weighted[],
  matrix: readonly RequirementMatch[] = [],
  { isLead = false, post = '' }: TargetPost = {},
): ProofPoint[] {
  const told = toldActions(reading).filter(
    ({ statement }) =>
      projectOf(reading, statement, valueAt(reading.document, statement.itemPointer)) !== statement.text,
  );
  const actions = withCheckable(told, ({ text }) => text);
  const rowsOf = rowsByAction(actions, matrix);
  const isSelling = SALES_POST.test(post) || matrix.some(({ text }) => SALES_TARGET.test(text));
  const points = actions.map((action, index) => {
    const { statement, evidence } = action;
    const { section, itemPointer, text, traits } = statement;
    const hits = hitsIn(text, keywords);
    const rows = rowsOf.get(action) ?? [];
    // The absence of incidents is a result, but counts less than an action.
    const isFlat = NOTHING_WRONG.test(text) && !/\d/u.test(text);
    const proof = proofOf(statement);
    const leading = isLead ? leadingOf(text) : 0;
    const item = valueAt(reading.document, itemPointer);
    const isJob = section === 'work' || section === 'internships';
    const { place, role } = isJob
      ? { ...jobOf(item as WorkItem), ...roleIn(item as WorkItem, section, text) }
      : { place: projectOf(reading, statement, item), role: named(item, ROLES) };
    const isSame = isJob && isSamePost(post, role);
    const relevance =
      hits.reduce((sum, { weight }) => sum + weight, 0) +
      relevanceOf(rows, matrix) +
      LEADING_RELEVANCE * leading +
      (isSelling && SOLD.test(text) ? SOLD_RELEVANCE : 0) +
      (isSame && (traits.hasFigure || traits.hasResult) ? SAME_POST_RELEVANCE : 0);
    const isOfLatest = isLatest(reading, itemPointer);
    return {
      index,
      point: {
        statement,
        ...{ evidence: evidence[0], furtherEvidence: evidence.slice(1), place, role, section },
        years: yearsOf(item, section),
        ...{ isSamePost: isSame, isLatest: isOfLatest },
        words: [...new Set(hits.map(({ found }) => found))],
        requirementIds: rows.map(({ requirementId }) => requirementId),
        relevance,
        score:
          Math.min(relevance, proof > 0 ? MAX_RELEVANCE : MAX_BARE_RELEVANCE) *
            (isFlat ? 0.5 : 1) *
            (1 + proof / 8) +
          proof +
          CHECKABLE * checkableOf(text) +
          (isOfLatest ? LATEST : 0) +
          (section === 'internships' ? IN_INTERNSHIP : 0) +
          (IS_OUTSTANDING.test(text) ? OUTSTANDING_POINTS : 0) +
          (isOfLatest ? LEADING * leading : 0) +
          (isSame ? SAME_POST : 0),
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
