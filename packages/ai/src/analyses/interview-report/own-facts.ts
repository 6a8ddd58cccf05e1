import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import { PRESENT } from '@qicheng/resume/dates';
import type { DateRange, ResumeDocument, WorkItem } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { actionsOf } from '../../jd/actions.js';
import { isEmployment, jobOf } from '../../jd/employment.js';
import { endOf, monthOf, monthsOfDay } from '../../jd/months.js';
import { presentPostOf } from '../../jd/present-post.js';
import { isSamePost } from '../../jd/proof-points.js';
import { studiesOf } from '../../jd/studies.js';
import { doubtfulSentences } from '../../text/doubtful.js';
import { impossibleFigureIn } from '../../text/impossible.js';
import { isKnownName } from '../../text/known-employers.js';
import { remainsSpoken } from '../../text/spoken-words.js';
import { entryNameOf, withoutRemark } from '../interview/places.js';
import { ACTION_MODULES } from '../resume-analysis/action-modules.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { ACTION, CHANGE, HELPED } from '../resume-analysis/wording.js';
import type { ReportContext } from './answer-case.js';

const MIN_FACT_LENGTH = 8;
const MAX_FACT_LENGTH = 90;
/** Implausible statements, which an answer should not rely on. */
const UNLIKELY = /千万级|亿级|\d{3,}\s?%|第一(?!次|步)|受[^，]{0,12}影响|未达|没有完成/u;

export const isUnlikely = (text: string): boolean => UNLIKELY.test(text) || impossibleFigureIn(text) !== null;

const statementValue = ({ text, traits }: Statement): number =>
  (traits.isQuantified ? 2 : 0) + (CHANGE.test(text) ? 2 : 0) - (HELPED.test(text) ? 2 : 0);

/** Initials of a product or system that was read in the place of an employer: WMS. */
const isInitials = (name: string): boolean =>
  /^[A-Z]{2,5}(?:$|\s?[与和及、])/u.test(name) && !isKnownName(name);

/** The name of an entry as one tells it, without a remark in brackets; empty if it names no place. */
export function placeOf({ input }: ReportContext, itemPointer: string): string {
  const name = withoutRemark(entryNameOf(input.resume.document, itemPointer.replace(/\/roles\/\d+$/u, '')));
  return /^\/work\//u.test(itemPointer) && isInitials(name) ? '' : name;
}

/** A statement as part of a sentence, without final punctuation. */
export const plainFact = (text: string): string => text.trim().replace(/[。；;.，,、\s]+$/u, '');

/** A connective and a subject at the beginning of a statement. */
const LEAD =
  /^(?:(?:此外|另外|除此之外)[，,]?|(?:同时|并且|而且|其间|期间|在此期间|后来|之后|接着|与此同时)[，,]|(?:我|本人)(?!们))+/u;
/** An activity without an object, which is none of a sentence: 盘点，每月循环盘点. */
const BARE_ACTIVITY = /^(?!负责|参与|协助)\p{Script=Han}{2}(?=[，,：:])/u;
/** A statement in the form that follows 我 in a sentence. */
export const asPredicate = (text: string): string =>
  plainFact(text).replace(LEAD, '').replace(BARE_ACTIVITY, '负责$&');

/** Words of an action that the questions of this interview name. */
export const topicsIn = ({ input }: ReportContext): Set<string> =>
  topicOf(
    [
      input.position,
      ...input.questions.map(({ requirement }) => (requirement?.source === 'jd' ? requirement.text : '')),
    ].join(' '),
  );
/** What a post is called without the rank of its holder: 售后 of 售后实习生. */
const RANK = /(?:实习生?|见习|助理|专员|工程师|[员师工岗])+$/u;
const MIN_SUBJECT_LENGTH = 2;
function isAppliedPost(position: string, role: string): boolean {
  const subject = role.replace(RANK, '');
  return (
    isSamePost(position, role) || ([...subject].length >= MIN_SUBJECT_LENGTH && position.includes(subject))
  );
}

/** The job or internship of a statement; undefined if it belongs to neither. */
function jobIn(
  { itemPointer }: Pick<Statement, 'itemPointer'>,
  document: ResumeDocument,
): WorkItem | undefined {
  const [, section = '', index = '0'] = /^\/(work|internships)\/(\d+)/u.exec(itemPointer) ?? [];
  return section === '' ? undefined : document[section as 'work' | 'internships'][Number(index)];
}
/** Whether a job or internship was in the post that is applied for. */
const isOfAppliedPost = (job: WorkItem | undefined, { input }: ReportContext): boolean =>
  job !== undefined && isAppliedPost(input.position, jobOf(job).role);

/** The value of an entry for an introduction: the current and latest jobs, and those of the same occupation, lead. */
function placeValueOf(statement: Statement, context: ReportContext): number {
  const { document } = context.input.resume;
  const job = jobIn(statement, document);
  const ofPost = isOfAppliedPost(job, context) ? 2 : 0;
  if (!statement.itemPointer.startsWith('/work/')) return ofPost;
  const latest = Math.max(...document.work.map(({ period }) => endOf(period?.end)));
  return (endOf(job?.period?.end) === latest ? 2 : 0) + ofPost;
}

/** The actions of the résumé, the best proof first. */
const ownActions = (context: ReportContext): Statement[] => {
  const topics = topicsIn(context);
  const valueOf = (each: Statement): number =>
    statementValue(each) +
    placeValueOf(each, context) +
    Math.min(MAX_OPEN_FACTS, sharedWith(topics, each.text));
  return actionsOf(context.statements)
    .filter(({ text }) => !remainsSpoken(text))
    .map(({ statement }) => statement)
    .filter(
      ({ module, traits, text }) =>
        ACTION_MODULES.has(module) && traits.isAction && [...text].length >= MIN_FACT_LENGTH,
    )
    .filter(({ text }) => !isUnlikely(text) && doubtfulSentences(text, '').length === 0)
    .toSorted((a, b) => valueOf(b) - valueOf(a));
};
/** The actions with a result, for a story, the best proof first. */
export const ownFacts = (context: ReportContext): Statement[] =>
  ownActions(context).filter(({ traits }) => traits.hasResult);
/** So many shared words count, so that length alone is not an advantage. */
const MAX_OPEN_FACTS = 4;

/** The beginning of an action, optionally after words such as 独立 or 牵头. */
const BEGINS = new RegExp(
  `^(?:我)?(?:(?:19|20)\\d{2}年(?:\\d{1,2}月)?[起底初]?)?(?:个人)?(?:独立|共同|主动|累计|每[天日周月]|先后|一人|提前|成功|按时)?(?:${ACTION.zh.source}|负责|参与|参加|承担|协助|配合|带|管|做|写|把|将|用|跑|教|牵头|担任|跟进|处理|对接|开拓|签|销售|护理|照护|检修|装配|加工|操作|驾驶|配送|制作|搜集|收集|统计|汇总|排|调|改)`,
  'u',
);
/** Whether a statement begins with an action, so that 我 can precede it. */
export const beginsWithAction = (text: string): boolean => BEGINS.test(asPredicate(text));

/** A contest, which is not an employer. */
export const CONTEST = /(?:大赛|竞赛|比赛|挑战赛|锦标赛|杯|运动会)$/u;

/** What an employer is, read where the post should be: 民办，普惠. */
const KIND_OF_EMPLOYER =
  /^(?:[民公私][办立营]|[国央私外民]企|国有|集体|合资|独资|外资|普惠|连锁|上市公司|[一二三][甲乙]级?|[、，,（）()\s])+$/u;

/** The status of the candidate: the current or latest post, otherwise the studies. */
function statusOf({ work, internships, education, meta }: ResumeDocument, today: string): string {
  const words = (value: unknown) => wordsOfText(value, meta.lang);
  const [job] = work.filter(isEmployment).toSorted((a, b) => endOf(b.period?.end) - endOf(a.period?.end));
  const named = job === undefined ? '' : jobOf(job).place;
  const company = isInitials(named) ? '' : named;
  const post = job === undefined ? '' : presentPostOf(job).role;
  const title = KIND_OF_EMPLOYER.test(post) ? '' : post;
  if (title !== '' && named !== '') {
    const postAtEmployer = company === '' ? title : `${company}的${title}`;
    return job?.period?.end === PRESENT ? `现在是${postAtEmployer}` : `做过${postAtEmployer}`;
  }
  if (company !== '' && job?.period?.end === PRESENT) return `现在在${company}工作`;
  const [school] = education;
  const {
    school: place = '',
    subject = '',
    isUnfinished = false,
    text = '',
  } = school === undefined ? {} : studiesOf(school, false);
  if (isUnfinished && text !== '') return text;
  const major = /专业/u.test(subject) ? subject.replace(/专业(?:(?!专业).)*$/u, '') : '';
  if (`${place}${major}` !== '') {
    const end = school?.period?.end;
    const isOver = end !== undefined && end !== PRESENT && monthOf(end) <= monthsOfDay(today);
    const gap = /[A-Za-z]$/u.test(place) && /^[A-Za-z]/u.test(major) ? ' ' : '';
    return `${isOver ? '毕业于' : '就读于'}${place}${major === '' ? '' : `${gap}${major.trim()}专业`}`;
  }
  const [internship] = internships;
  return words(internship?.title) === '' ? '' : `做过${words(internship?.title)}`;
}

/** The beginning of an introduction: name, status and position; null if one of them is missing. */
export function introductionStart({ input }: ReportContext): string | null {
  const { document } = input.resume;
  const name = wordsOfText(document.basics.name, document.meta.lang);
  const status = statusOf(document, input.today);
  if (document.meta.lang !== 'zh' || name === '' || status === '' || input.position === '') return null;
  return `面试官您好，我叫${name}，${status}，应聘${input.position}。`;
}

/** A list that ends with whatever else there was, as it is spoken. */
const ENDS_OPEN =
  /还有[^，。；]*$|其[它他](?:的)?(?:事|工作|活)|等等|什么的|(?:领导|老板|上级)[^，。；]{0,4}(?:交代|安排)/u;
/** The action to introduce oneself with: one of the post that is applied for, whatever its result, if it was held. */
function introducingFact(context: ReportContext): Statement | undefined {
  const { document } = context.input.resume;
  const tellable = ownActions(context).filter(
    ({ text }) => [...text].length <= MAX_FACT_LENGTH && beginsWithAction(text),
  );
  const hasResult = ({ traits }: Statement): boolean => traits.hasResult;
  if (![...document.work, ...document.internships].some((job) => isOfAppliedPost(job, context)))
    return tellable.find(hasResult);
  const ofPost = tellable.filter((each) => isOfAppliedPost(jobIn(each, document), context));
  return ofPost.find(hasResult) ?? ofPost.find(({ text }) => !ENDS_OPEN.test(text));
}

/** An introduction from the résumé: its beginning and the best action; null if one of them is missing. */
export function ownIntroduction(context: ReportContext): string | null {
  const { document } = context.input.resume;
  const start = introductionStart(context);
  const fact = introducingFact(context);
  if (start === null || !fact) return null;
  const entry = fact.itemPointer.replace(/\/roles\/\d+$/u, '');
  const place = placeOf(context, entry);
  const { period } = (valueAt(document, entry) ?? {}) as { period?: DateRange };
  const isNamed = statusOf(document, context.input.today).includes(place) && period?.end === PRESENT;
  const where =
    place === '' || isNamed || fact.text.includes(place)
      ? ''
      : CONTEST.test(place)
        ? `参加${place}时，我`
        : /^\/(?:projects|research)\//u.test(entry)
          ? `做“${place}”时，我`
          : `在${place}，我`;
  const lead = fact.traits.hasResult ? '我做得最有把握的一件事是' : '我做过最接近这个岗位的工作是';
  return `${start}${lead}：${where}${asPredicate(fact.text)}。希望把这段经验用到这个岗位上。`;
}

/** The quotation of the résumé in a question, as part of a sentence. */
export const quotedIn = (questionText: string, anchorQuote: string): string => {
  const claim = /“([^“”{}]{2,60})”/u.exec(questionText)?.[1];
  return quoted(plainFact((claim ?? anchorQuote).replace(/[“”]/gu, '')), 60);
};

/** The start value of a figure if it is stated: 由 1.9% 降至 0.6%. */
export const startOf = (text: string): string | null =>
  /(?:由|从)\s?((?:每[天日周月年]|[^，。；\d]{0,4})\d[\d.,]*\s?(?:%|‰|[\p{Script=Han}]{0,3}?))\s?(?=→|升|降|提|增|减|缩|压|涨|到|至|变|做)/u
    .exec(text)?.[1]
    ?.trim() ?? null;
