import { PRESENT } from '@qicheng/resume/dates';
import type { WorkItem } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { isEmployerIntro, isFormRow } from '../analyses/resume-analysis/not-an-action.js';
import { HEARSAY, isFiller } from '../analyses/resume-analysis/not-rewritten.js';
import { isCredible, type Statement } from '../analyses/resume-analysis/statements.js';
import { BUZZWORD } from '../analyses/resume-analysis/wording.js';
import { isBrokenLine } from '../text/broken-line.js';
import { isEmptyAct } from '../text/empty-act.js';
import { isFailure } from '../text/failure.js';
import { hasNoChinese } from '../text/no-chinese.js';
import { isSkillLine } from '../text/skill-line.js';
import { hasOwnPerson, inWrittenWords, remainsSpoken } from '../text/spoken-words.js';
import { attendedTraining } from '../text/training.js';
import { isUnsuitable } from '../text/unsuitable.js';
import { taggedWordsOf } from '../text/words.js';
import { LIST_MARK } from './actions.js';
import { splitDenials } from './affirmed.js';
import { splitBoasts } from './boasts.js';
import { beginsWithCircumstance } from './circumstance.js';
import { isEmployment, isGapNote } from './employment.js';
import { isLaterPost } from './present-post.js';
import type { ResumeReading } from './read-resume.js';

/** Preferences, schooling and weaknesses, which are not actions for an employer. */
const NOT_AN_ACTION =
  /^(?:没有|未)使用|^(?:熟悉|熟练|会用|会使用|会写|精通|掌握|了解|擅长)[^\d]*$|^(?:希望|期望|喜欢|要求|家离|住)|^(?:开|干|拿|跑|待|混)[了过]|小学文化|打字慢|作品集|(?:高[一二三]|初[一二三]|中学)时|^[^，]{0,6}(?:清楚|看得懂|耐心|细心)$/u;

/** Values before and now in the words of a chat, which need a verb before anybody can read them: 以前一个月4万多，现在3万不到. */
const THEN_AND_NOW =
  /(?:原来|以前|原先|之前|早先)[^，。；]*\d[^，。；]*，(?:现在|目前|去年|今年|后来|如今)[^，。；]*\d/u;
/** On what terms one was hired: 实习转的合同制, 劳务派遣. */
const HOW_HIRED =
  /(?:实习|劳务|派遣|临时工?|合同工?|编外)[^，,。；]{0,4}转(?:的|为|成|了)?(?:合同|正式|正(?=$|[，,。；])|在?编)|(?:合同制|劳务派遣|编外|临时工)(?=$|[，,。；])/u;
/** The trouble of an employer, which is nobody's action: 公司资金链断裂. */
const TROUBLE =
  /资金链|资金(?:断裂|紧张|困难)|欠薪|拖欠(?:工资|货款)|(?<!疫情[^，。；]{0,4})停(?:工|产|业)(?!检修|大修|整顿|换)|倒闭|(?:公司|单位|厂)[^，。；]{0,4}破产|爆雷|跑路/u;
/** Own mistakes that others had to send back, which nobody tells to be taken: 图纸经常被退回来改. */
const SENT_BACK =
  /(?:经常|总是?|老是?|多次|常常?|几次|一开始)[^，,。；;]{0,6}被[^，,。；;]{0,6}(?:打回|退回|退稿|驳回|批评|责怪|骂|返工|投诉)/u;
/** Lines that are honest or useful in a résumé, but tell no work that was done. */
const isNotWork = (text: string): boolean =>
  THEN_AND_NOW.test(text) ||
  HOW_HIRED.test(text) ||
  TROUBLE.test(text) ||
  isFailure(text) ||
  SENT_BACK.test(text) ||
  isSkillLine(text) ||
  text.split(/[，,；;。]/u).every((clause) => clause.trim() === '' || isEmptyAct(clause));

/** Whether a line is a bare noun such as 企业服务 SaaS, which is not an action; a list of works is. */
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
const DURING_STUDIES = new Set(['campus', 'practice', 'projects']);

/** Whether a statement only names the funding of a project. */
export const isFundAlone = (text: string): boolean => FUND_ALONE.test(text);

/** Whether a statement has no own action; a project needs the candidate's part in it. */
const isNotAction = (text: string, section: string, role: string): boolean =>
  SPENT.test(text) ||
  OFTEN.test(text) ||
  (DURING_STUDIES.has(section) && CROWD.test(text)) ||
  (isFundAlone(text) && !(section === 'research' && /^(?:主持|负责人|项目负责人|参与|参加)/u.test(role)));

/** An English line of a Chinese résumé counts as an action if it is a sentence, not a list of names. */
const isCut = (text: string, lang: 'zh' | 'en'): boolean =>
  lang === 'zh' && hasNoChinese(text) && !ENGLISH_ACTION.test(text);
const ENGLISH_ACTION =
  /^(?:[A-Z]?[a-z]+(?:ly)?\s)?(?:[A-Z]?[a-z]+ed|Led|Ran|Built|Wrote|Made|Found|Won|Grew|Drove|Taught|Held|Set|Cut|Sold|Took|Gave|Kept|Did|Oversaw|Spoke|Got|Met|Put)\s\S+\s\S+/iu;

/** The supervisor of a project, which is not an action. */
const SUPERVISED = /^(?:supervis(?:ed by|ors?\b)|advis(?:ed by|ors?\b)|指导(?:老师|教师)|导师)/iu;
/** The title of a thesis: 枯草芽孢杆菌产酶菌株的转录组分析. */
const THESIS_TITLE =
  /^(?![^\u4e00-\u9fa5]*(?:负责|参与|完成|进行|开展|主持|协助|做|对|用|使用|利用|采用|通过|基于[^，]*，))[^，,；;。：\d]{6,40}的?(?:分析|研究|设计|影响|机制|制备|应用|优化|构建|综述|比较|探讨|模拟|评价)$/u;
/** A programme that funds projects, which does not name one. */
const PROGRAMME =
  /大学生创新|创新创业|训练(?:计划|项目)|大创|互联网\+|挑战杯|课程设计|毕业(?:设计|论文)|综合实训/u;
/** The subject of a project that is named by its programme, from the line below the name; empty if there is none. */
export const subjectOfProgramme = (name: string, lines: readonly string[]): string =>
  PROGRAMME.test(name)
    ? (lines.map((line) => line.replace(LIST_MARK, '').trim()).find((line) => THESIS_TITLE.test(line)) ?? '')
    : '';
/** Whether a line of a project only names its subject or its supervisor. */
const isHeading = (text: string, section: string): boolean =>
  (section === 'research' || section === 'projects') &&
  (SUPERVISED.test(text) || (THESIS_TITLE.test(text) && /的/u.test(text)));

/** Whether a line describes an action that fits into a sentence. */
const fitsSentence = ({ text, lang }: Statement): boolean => {
  const bare = text.replace(LIST_MARK, '').trim();
  const isOwnVoice = lang === 'zh' && (hasOwnPerson(inWrittenWords(bare)) || remainsSpoken(bare));
  return (
    !isFiller(bare) && !isOwnVoice && !isCut(bare, lang) && !isBrokenLine(bare) && bare.search(BUZZWORD) < 0
  );
};

const ACTION_SECTIONS = new Set([
  'internships',
  'work',
  'projects',
  'research',
  'campus',
  'practice',
  'papers',
]);
const PLACES = ['company', 'organisation', 'name', 'topic', 'base', 'school'] as const;
/** A project is called by its own name, not by the programme or institution that it belongs to. */
const TOPICS = ['name', 'topic', ...PLACES] as const;
export const placesIn = (section: string): readonly string[] =>
  section === 'projects' || section === 'research' ? TOPICS : PLACES;
export const ROLES = ['title', 'role', 'position'] as const;

/** The first of the fields of an entry that is filled in. */
export function named(item: unknown, fields: readonly string[]): string {
  if (typeof item !== 'object' || item === null) return '';
  const record = item as Record<string, unknown>;
  return fields.map((field) => wordsOfText(record[field], 'zh')).find((words) => words !== '') ?? '';
}

/** Whether the name of an entry is confidential: 某军工单位保密项目. */
const isClassifiedPlace = (item: unknown): boolean =>
  isUnsuitable(`${named(item, PLACES)}，${named(item, ROLES)}`);

/** Whether a statement tells the present post, by which the person is introduced. */
const isIntroduced = ({ section, text, itemPointer }: Statement, { document }: ResumeReading): boolean =>
  section === 'work' &&
  isLaterPost(text) &&
  (valueAt(document, itemPointer) as WorkItem | undefined)?.period?.end === PRESENT;

/** A shorter text is not an action, once praise is removed. */
const MIN_ACTION_LENGTH = 6;

/** Whether a statement is an action that may be mentioned to an employer. */
export function isPresentable(statement: Statement, reading: ResumeReading): boolean {
  const { section, traits, text, itemPointer, lang } = statement;
  return (
    ACTION_SECTIONS.has(section) &&
    (section !== 'work' || isEmployment(valueAt(reading.document, itemPointer) as WorkItem)) &&
    traits.length >= 6 &&
    !isIntroduced(statement, reading) &&
    !NOT_AN_ACTION.test(text) &&
    !attendedTraining(text) &&
    !isNotWork(text) &&
    !HEARSAY.test(text) &&
    !isUnsuitable(text) &&
    !isGapNote(text) &&
    !isEmployerIntro(text) &&
    !isFormRow(text) &&
    !isHeading(text.replace(LIST_MARK, '').trim(), section) &&
    !isNotAction(
      text.replace(LIST_MARK, '').trim(),
      section,
      named(valueAt(reading.document, itemPointer), ROLES),
    ) &&
    splitBoasts(text).affirmed.length >= MIN_ACTION_LENGTH &&
    !isBareName(text) &&
    !(lang === 'zh' && beginsWithCircumstance(text)) &&
    fitsSentence(statement) &&
    isCredible(statement) &&
    !isClassifiedPlace(valueAt(reading.document, itemPointer)) &&
    splitDenials(text).denied.length === 0
  );
}
