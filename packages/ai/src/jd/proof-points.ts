import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';
import { valueAt } from '@qicheng/resume/pointer';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { evidenceOf, type Statement } from '../analyses/resume-analysis/statements.js';
import { isUnsuitable } from '../text/unsuitable.js';
import { NOTHING_WRONG } from '../text/nothing-wrong.js';
import { taggedWordsOf } from '../text/words.js';
import type { WorkItem } from '@qicheng/resume/document';
import { checkTypos } from '@qicheng/resume/check/typos';
import { saidAndDenied } from './affirmed.js';
import { isEmployment, isGapNote, jobOf } from './employment.js';
import type { ResumeReading } from './read-resume.js';

/** A statement of a résumé that speaks for its person before this employer. */
export interface ProofPoint {
  readonly statement: Statement;
  readonly evidence: Evidence;
  /** Where it was done, `云栈信息技术有限公司`; empty for bare statements. */
  readonly place: string;
  /** As what, `后端开发实习生`. */
  readonly role: string;
  /** `internships`, `work`, `projects`…: decides how one speaks of it. */
  readonly section: string;
  /** Words of the posting that it answers to, as they are in the statement. */
  readonly words: readonly string[];
  readonly requirementIds: readonly string[];
  /** How much of the posting it answers to; 0 for what has nothing to do with it. */
  readonly relevance: number;
  readonly score: number;
}

interface Weighted {
  words: readonly string[];
  weight: number;
}

/** What a row counts for by its level. */
const ROW_WEIGHT = { must: 3, duty: 2, plus: 1.5 } as const;
/** The first duties of a posting are the work itself. */
const FIRST_DUTIES = [2, 1.5, 1.2];

/** How much of a posting the rows are that a statement answers to; what answers in part counts half. */
function relevanceOf(rows: readonly RequirementMatch[], matrix: readonly RequirementMatch[]): number {
  const duties = matrix.filter(({ level }) => level === 'duty');
  return rows.reduce((sum, row) => {
    const place = row.level === 'duty' ? (FIRST_DUTIES[duties.indexOf(row)] ?? 1) : 1;
    return sum + ROW_WEIGHT[row.level] * place * (row.state === '直接' ? 1 : 0.5);
  }, 0);
}
/** Wishes, schooling and what speaks against oneself are no deeds to tell an employer. */
const NO_DEED =
  /^(?:没有|未)使用|^(?:熟悉|熟练|会用|会使用|会写|精通|掌握|了解|擅长)[^\d]*$|^(?:希望|期望|喜欢|要求|家离|住)|小学文化|打字慢|作品集|(?:高[一二三]|初[一二三]|中学)时|^[^，]{0,6}(?:清楚|看得懂|耐心|细心)$/u;

const QUANTIFIED = 4;
/** From what to what tells more than how much. */
const CHANGED = 6;
const CHANGE =
  /[从由较][^，。；]{1,16}(?:[到至]|降|升|缩|提)|(?:降低|下降|减少|缩短|提高|提升|增长|上升|节省)[^，。；]{0,8}\d/u;
const WITH_RESULT = 1.5;
/** Words of a posting that a statement repeats count up to here: a long one is not better for being long. */
const MOST_RELEVANCE = 12;
/** What one does now tells more than what one did years ago. */
const LATEST = 4;
/** Prizes, records and ranks. */
const STANDS_OUT =
  /[一二特]等奖|金奖|银奖|冠军|第[一1]名|前\s?\d{1,2}\s?%|省级|国家级|市级|全国|提前\s?\d+\s?天|零事故|零投诉/u;
const STANDING_OUT = 2;

/** Whether an entry is the job that one holds, or the last one. */
function isLatest({ document }: ResumeReading, pointer: string): boolean {
  const section = pointer.startsWith('/work/') ? 'work' : 'internships';
  if (!pointer.startsWith(`/${section}/`)) return false;
  const ends = document[section].map(({ period }) => {
    const end = period?.end;
    return end === undefined ? 0 : end === 'present' ? Infinity : end.y * 12 + (end.m ?? 12);
  });
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

/** An entry whose very name is not told outside: 某军工单位保密项目. */
const isClassifiedPlace = (item: unknown): boolean =>
  isUnsuitable(`${named(item, PLACES)}，${named(item, ROLES)}`);

/** The deeds of a résumé, those first that answer to most of the posting and say what came of it. */
export function proofPoints(
  reading: ResumeReading,
  keywords: readonly Weighted[],
  matrix: readonly RequirementMatch[] = [],
): ProofPoint[] {
  const points = reading.statements
    .filter(
      ({ section, traits, text, itemPointer }) =>
        DEED_SECTIONS.has(section) &&
        (section !== 'work' || isEmployment(valueAt(reading.document, itemPointer) as WorkItem)) &&
        traits.length >= 6 &&
        !NO_DEED.test(text) &&
        !isUnsuitable(text) &&
        !isGapNote(text) &&
        !isBareName(text) &&
        !isClassifiedPlace(valueAt(reading.document, itemPointer)) &&
        saidAndDenied(text).denied.length === 0,
    )
    .map((statement, index) => {
      const text = reading.texts.find(({ pointer }) => pointer === statement.pointer);
      const hits = keywords.flatMap(({ words, weight }) => {
        const found = words.find((word) => text !== undefined && text.finder.find(word) >= 0);
        return found === undefined ? [] : [{ found, weight }];
      });
      const rows = matrix.filter(({ atoms }) => atoms.some(({ pointer }) => pointer === statement.pointer));
      const { isQuantified, hasResult } = statement.traits;
      // That nothing went wrong is a result, and says less than what was done.
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
      const relevance = hits.reduce((sum, { weight }) => sum + weight, 0) + relevanceOf(rows, matrix);
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
            Math.min(relevance, MOST_RELEVANCE) * (isFlat ? 0.5 : 1) * (1 + proof / 8) +
            proof +
            (isLatest(reading, statement.itemPointer) ? LATEST : 0) +
            (STANDS_OUT.test(statement.text) ? STANDING_OUT : 0),
        },
      };
    });
  return points.sort((a, b) => b.point.score - a.point.score || a.index - b.index).map(({ point }) => point);
}

/** The best points, at most two of one entry, so that a letter is not about one project alone; a third where there is no other. */
export function bestPoints(points: readonly ProofPoint[], count: number): ProofPoint[] {
  const taken = new Map<string, number>();
  const chosen = points.filter(({ statement: { itemPointer } }) => {
    const known = taken.get(itemPointer) ?? 0;
    taken.set(itemPointer, known + 1);
    return known < 2;
  });
  return [...chosen, ...points.filter((point) => !chosen.includes(point))].slice(0, count);
}

const ENDS = /[。；;.!！，,、\s]+$/u;
/** The number or mark of a list, not the figure of a sentence: 1. 125kW, ①, （2）. */
const LIST_MARK =
  /^\s*(?:\d{1,2}\s?[、)）]|\d{1,2}\.(?!\d)|\d\uFE0F?\u20E3|[(（]\d{1,2}[)）]|[①-⑳•●◆■▪➢·*-])\s*/u;
/** A label before a statement: 运营：自建账号. */
const LABEL = /^[\u4e00-\u9fa5]{2,4}[:：]\s*/u;
/** A statement as a part of a sentence: no mark or label before it, no mark at its end. */
export const bareStatement = ({ statement }: ProofPoint): string =>
  statement.text.replace(LIST_MARK, '').replace(LABEL, '').replace(ENDS, '').trim();

const WORK_NOUN = /(?:设计|选型|开发|测试|排版|仿真|验收)$/u;
const isThing = (tag: string): boolean => /^(?:n|eng|x|m|q|b)/u.test(tag);

/** A statement that is only things or a piece of work, 画册、包装、海报: what one did with them is said. */
function withVerb(deed: string): string {
  const [clause = ''] = deed.split(/[，,；;]/u);
  const words = taggedWordsOf(clause);
  if (DOES.test(deed)) return deed;
  const isWork = WORK_NOUN.test(clause) && isThing(words[0]?.tag ?? '');
  const isList = /、/u.test(clause) && !/\d/u.test(clause) && words.every(({ tag }) => isThing(tag));
  return isWork || isList ? `负责${/^[\dA-Za-z]/u.test(deed) ? ' ' : ''}${deed}` : deed;
}

const STARTS_WITH_YEAR = /^\d{4}\s?年/u;

/** What one can be: 担任后端 or 担任服务 is no Chinese. */
const OFFICE =
  /(?:人|员|长|师|生|理|管|手|席|任|事|者|监|问|编|演|持|代表|干部|委员|助教|会计|出纳|顾问|骨干|主力|BP)$/u;

const FIELD = /(?:开发|设计|测试|运维|运营|策划|调研|分析|统筹|统计|建模|撰写|摄影|剪辑|文案|翻译|宣传)$/u;

/** A post as it is told: 招聘专员→高级招聘专员 is the last of the two, 产品助理（全职） has no bracket. */
export const postName = (role: string): string =>
  corrected((role.split(/→|->|—>|=>/u).at(-1) ?? role).replace(/[（(](?![^）)]*(?:转|兼))[^）)]*[)）]/gu, ''))
    .replaceAll('/', '、')
    .trim();

/** A statement that begins with what one was: the post is not said again. */
const NAMES_POST = /^(?:\d{4}年(?:\d{1,2}月)?起?)?(?:担任|兼任|任|作为)/u;
/** A line of nouns alone, 企业服务 SaaS, tells no deed; a list of works does. */
function isBareName(text: string): boolean {
  if (/[\d、，,；;：:]/u.test(text)) return false;
  return taggedWordsOf(text).every(
    ({ text: word, tag }) => word.trim() === '' || /^(?:n|eng|x|nz|b|a|f)/u.test(tag),
  );
}

/** Deeds that begin with a word that is a noun elsewhere, or with how often one does a thing. */
const DOES =
  /^(?:整理|策划|统计|调研|翻译|编辑|采购|审核|代理|主讲|主刀|主管(?=床|病|业务|片区)|主导|牵头|上线|带教|排班|执教|任教|盘点(?!差|准|率)|陈列|直播|剪辑|建模|值班|培训|护理|接诊|分诊|驾驶|焊接|维修|保养|装配|质检|巡检|巡逻|收银|理货|补货|配送|备课|授课|批改|每(?:[天日周月季年]度?|学期|班)|独立|日均(?=[^\d]))/u;

/** A measure with its figure: 回款率 96%, 盘点差异率控制在 0.2%. */
const METRIC_FIRST =
  /^(?!降低|减少|缩短|压缩|提[高升]|增加|保持|控制|实现|完成|达到|将|把|使|优化|统计|核[对算]|测算|计算|分析|制定|管理|负责|维护|改善|累计|推动|参与|协助|编[写制]|整理)[\u4e00-\u9fa5]{1,8}(?:率|额|量|数|期|均分|时长|周期)[^\u4e00-\u9fa5\d]*(?:(?:由|从|达到?|为|控制在|提升|提高|降|保持)[^\d]{0,6})?\d/u;

/** Whether 我 may stand before a deed: not before the thing that it begins with, 注册用户630人. */
const isDoing = (deed: string): boolean => {
  if (METRIC_FIRST.test(deed)) return false;
  const [first, next] = taggedWordsOf(deed);
  // The dictionary has these for nouns.
  if (DOES.test(deed) || /^[了过]$/u.test(next?.text ?? '')) return true;
  return first !== undefined && !/^(?:n|eng|x|q|r|m)/u.test(first.tag);
};

/** What one was in a project, as a part of a sentence; a role that is neither office nor field of work is left out. */
const inRole = (role: string): string =>
  OFFICE.test(role) ? `担任${role}，` : FIELD.test(role) ? `负责${role}，` : '，';

/** Duties are work; what came of them are results. */
const nounFor = ({ statement: { traits } }: ProofPoint): string =>
  traits.isQuantified || traits.hasResult ? '成果' : '工作';

/** A deed told with its place: every word is the résumé's, and the sentence says who did it. A second deed of one entry does not name the place again. */
export function told(point: ProofPoint, before?: ProofPoint, nth = 1): string {
  const { place, section, statement } = point;
  const role = postName(point.role);
  const deed = corrected(withVerb(bareStatement(point))).replace(/^期间[，,]?/u, '');
  const isNext = before?.statement.itemPointer === statement.itemPointer;
  if (isNext)
    return isDoing(deed)
      ? `${nth > 1 ? '此外，我' : '我还'}${deed}。`
      : STARTS_WITH_YEAR.test(deed)
        ? `我${deed}。`
        : `我的${nounFor(point)}还包括：${deed}。`;
  if (place === '') return isDoing(deed) ? `我${deed}。` : `我的${nounFor(point)}包括：${deed}。`;
  if (section === 'projects' || section === 'research')
    return `我在“${place}”${section === 'projects' ? '项目' : '课题'}中${inRole(role)}${deed}。`;
  if (/^(?:服役|当兵|参军|服兵役)$/u.test(role)) return `我在${place}${role}期间，${deed}。`;
  if (role === '' || NAMES_POST.test(deed)) return `我在${place}${deed}。`;
  if (!isDoing(deed))
    return `我在${place}${OFFICE.test(role) ? `任${role}` : `做${role}`}期间的${nounFor(point)}包括：${deed}。`;
  return `我在${place}${OFFICE.test(role) ? `任${role}` : `做${role}`}期间，${deed}。`;
}

/** A text without the slips that the spelling rules know the right word for. */
export function corrected(text: string): string {
  const piece = { pointer: '', start: 0, text };
  const unit = { ...piece, place: { section: '' }, lang: 'zh', kind: 'line', pieces: [piece] } as const;
  return checkTypos({ ...unit, pieces: [piece] })
    .flatMap(({ patch = [], severity }) => (severity === 'error' ? patch : []))
    .reduceRight(
      (whole, { start, end, after }) => `${whole.slice(0, start)}${after}${whole.slice(end)}`,
      text,
    );
}
