import type { Evidence } from '@qicheng/analysis/result';
import { sectionsOf } from '@qicheng/resume/check/texts';
import { PRESENT } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { regex } from '@qicheng/resume/regex';
import { isStatedGap } from '@qicheng/resume/stated-gap';
import { type Action, partsOf } from '../../jd/actions.js';
import { endOf } from '../../jd/months.js';
import { chineseName } from '../../text/chinese-name.js';
import { attendedTraining } from '../../text/training.js';
import { isUnsuitable } from '../../text/unsuitable.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { isEmployerIntro } from '../resume-analysis/not-an-action.js';
import { quoted, readTexts } from '../resume-analysis/statements.js';
import { type Claim, claimOf } from './claims.js';

export type PlaceKind = 'statement' | 'entry' | 'award' | 'skill' | 'study';

/** A place of a résumé for a question. */
export interface Place {
  kind: PlaceKind;
  evidence: Evidence;
  text: string;
  /** Its entry and the name of that entry. */
  entryPointer: string;
  entryName: string;
  /** The number to ask about, with its clause. */
  claim: Claim | null;
  /** Whether it states a result. */
  hasResult: boolean;
  /** Whether it states a method. */
  hasMethod: boolean;
  /** Whether it belongs to the current job; an action also to the latest one. */
  isPresent: boolean;
}

const QUOTE_LENGTH = 240;
const QUESTION_SECTIONS = new Set(['internships', 'work', 'projects', 'research', 'campus', 'practice']);
const NAME_FIELDS = ['company', 'name', 'organisation', 'title', 'role'] as const;
const MIN_STATEMENT_LENGTH = 6;

/** The name of an entry, of two languages the Chinese one. */
export function entryNameOf(document: ResumeDocument, pointer: string): string {
  const item = valueAt(document, pointer) as Record<string, unknown> | undefined;
  const lang = document.meta.lang;
  const named = NAME_FIELDS.map((field) => wordsOfText(item?.[field], lang)).find((name) => name !== '');
  return lang === 'zh' ? chineseName(named ?? '') : (named ?? '');
}

const withoutRole = (pointer: string): string => pointer.replace(/\/roles\/\d+$/, '');

/** Whether an entry is the current or latest job. */
function isLatestJob({ work }: ResumeDocument, entryPointer: string): boolean {
  const at = /^\/work\/(\d+)/u.exec(entryPointer)?.[1];
  const ends = work.map(({ period }) => endOf(period?.end));
  return at !== undefined && ends[Number(at)] === Math.max(...ends);
}

function statementPlace(document: ResumeDocument, { statement, text: actionText }: Action): Place {
  const { pointer, atomId, text, itemPointer, traits } = statement;
  const entryPointer = withoutRole(itemPointer);
  return {
    kind: 'statement',
    evidence: { pointer, targetId: atomId, quote: quoted(actionText, QUOTE_LENGTH) },
    ...{ text, entryPointer, entryName: entryNameOf(document, entryPointer) },
    ...{ claim: claimOf(text), hasResult: traits.hasResult, hasMethod: traits.hasMethod },
    isPresent: isLatestJob(document, entryPointer),
  };
}

const LISTED: Readonly<Record<string, PlaceKind>> = {
  internships: 'entry',
  work: 'entry',
  projects: 'entry',
  research: 'entry',
  campus: 'entry',
  practice: 'entry',
  awards: 'award',
  skills: 'skill',
  education: 'study',
};

function nameOfListed(document: ResumeDocument, section: string, item: Record<string, unknown>): string {
  if (section === 'education') {
    const school = item['school'] as { name?: unknown } | undefined;
    return wordsOfText(school?.name, document.meta.lang);
  }
  const fields =
    section === 'internships' || section === 'work' ? NAME_FIELDS : (['name', 'organisation'] as const);
  return (
    fields.map((field) => wordsOfText(item[field], document.meta.lang)).find((name) => name !== '') ?? ''
  );
}

const NO_CLAIM = { claim: null, hasResult: false, hasMethod: false };

const isPresent = (section: string, { period }: Record<string, unknown>): boolean =>
  section === 'work' && (period as { end?: unknown } | undefined)?.end === PRESENT;

/** Certificates, which are presented rather than discussed. */
const CERTIFICATE =
  /证$|培训|证书|资格|职称|[一二三四五六初中高A-E]\s?级$|CET|TEM-|雅思|托福|IELTS|TOEFL|普通话|驾/iu;

/** An exam or one of its levels, which is not a tool: FRM Part I passed, CFA Level II candidate. */
const EXAM =
  /\b(?:passed|candidate|certified|licen[cs]ed|qualified)\b|\b(?:part|level)\s?(?:[IV]+|\d)\b|^(?:FRM|CFA|ACCA|CPA|PMP|CIIA|CMA|CIA)\b|(?:已|考试|科目)通过|[科门]已过/iu;

/** Conditions, traits and weaknesses that are listed among skills. */
const NO_SKILL =
  /[晚夜早白倒]班|加班|出差|驻场|值班|到岗|住宿|服从|吃苦|耐劳|认真|负责任|踏实|细心|开朗|性格|沟通|学习能力|团队|抗压|^不|不会|没做过|没有?用过|驾龄|身高|爱好|接受|调店|工作语言|[也都]会|会(?:用|做|修)了?$|了$/u;

/** A remark in brackets at the end of a name, such as a date or an issuer. */
const REMARK = /(?<=.)\s*[（(][^（()）]*[）)]\s*$/u;
/** A name as an interviewer says it. */
export const withoutRemark = (name: string): string => name.replace(REMARK, '');
/** The heading of a group of skills. */
const LABEL = regex('iu')`
  ^(?:software|languages?|teaching|skills?|tools?|computers?|it|others?|technical|hobbies|interests
  |(?:担任|现任)?职务|语言(?:能力)?|外语|软件|工具|技能|专业技能|办公(?:软件|技能)?|计算机|证书|资格|其[他它]
  |爱好|特长|荣誉|获奖|仪器|设备|机器|标准|方法|平台|系统|材料|流程|业务|(?:我)?会(?:用)?的(?:软件|工具|技能|东西))[：:]?$
`;

/** Words of little knowledge before the name of a skill: 会一点ANSYS. */
const HOW_WELL = /^(?:会|懂)?一点(?:点|儿)?\s*|^(?:略懂|略知|了解|粗通)\s*/u;

/** A post is not a skill or place, and a whole line of a form is not the name of a school. */
const POST = /(?:员|师|工|经理|主管|助理|班长)$/u;
/** An action is not the name of a place. */
const ACTION_NAME =
  /^(?:接待|整理|协助|参[与加]|组织|负责|帮(?:忙|助)?|制作|撰写|编写|策划|处理|记录|登记|跟进|对接)/u;
/** Awards by marks, by vote or by time, which have no work to talk about. */
const REGULAR_AWARD =
  /奖学金|助学金|三好|优秀(?:学生|毕业生|团员|[共青]*团干部|学生干部|党员|志愿者|员工|教师)|先进(?:个人|工作者)|积极分子|标兵|运动会|接力|\d\s?米|[长短]跑|跳[远高绳]|铅球|拔河|马拉松|[篮足排]球/u;
const MAX_NAME_LENGTH = 30;
function isUnaskable(kind: PlaceKind, name: string): boolean {
  if (kind === 'skill')
    return (
      EXAM.test(name) ||
      CERTIFICATE.test(withoutRemark(name)) ||
      NO_SKILL.test(name) ||
      LABEL.test(withoutRemark(name))
    );
  return (
    (kind === 'award' && REGULAR_AWARD.test(name)) ||
    (kind === 'entry' && (POST.test(name) || ACTION_NAME.test(name) || isStatedGap(name))) ||
    (kind === 'study' && [...name].length > MAX_NAME_LENGTH)
  );
}

/** Entries as a whole: those without statements, and those that are themselves a topic. */
function listedPlaces(document: ResumeDocument): Place[] {
  return sectionsOf(document).flatMap(({ key, items }) => {
    const kind = LISTED[key];
    if (kind === undefined) return [];
    return items.flatMap(({ item, pointer }): Place[] => {
      const listed = nameOfListed(document, key, item);
      const name = kind === 'skill' ? listed.replace(HOW_WELL, '') : listed;
      if (name === '' || isUnaskable(kind, name) || isUnsuitable(name)) return [];
      const evidence = { pointer, ...(item.id && { targetId: item.id }), quote: quoted(name, QUOTE_LENGTH) };
      return [
        {
          kind,
          evidence,
          text: name,
          entryPointer: pointer,
          entryName: name,
          ...NO_CLAIM,
          isPresent: isPresent(key, item),
        },
      ];
    });
  });
}

/** Abilities, preferences and material to present, which are not actions. */
const NOT_AN_ACTION = regex('u')`
  作品集|可发|可以?(?:熬夜|出差|到岗|加班|接受|适应)|[都也]能上|看得懂|^(?:性格|爱好|喜欢|希望|期望|能|会|可)
  |自学中|(?:熟练|熟悉|了解|精通)$|改程序$|家离|不喊累|[都也]上过
  |^(?:再?之前|此前)[^，]{0,16}(?:会计|员|师|工|助理)$
  |^(?:之前|此前|曾)?在?[^，]{0,14}(?:做|任|担任|实习)[^，]{0,8}\d+\s*(?:年|个月)(?:，担任[^，]{2,8})?$|公里$
  |保持往来|(?:公司|厂|店|院|所|中心)\s+\S{2,12}(?:员|师|工|经理|主管|助理)$
  |(?:升(?:了|任|为|到|职)|晋升|提拔|转正|兼任?|调任|聘为)[^，。；]{0,12}(?:主管|店长|经理|主任|总监
  |[组部班队]长|[师员])$
`;
/** A statement that only names a certificate. */
const ONLY_CERTIFICATE =
  /^(?:还|也|另)?(?:有|持有?|考(?:了|取|过|下|到)|取得|获得?|拿到)?(?:了|过)?[^，。；]{0,18}(?:证书?|资格|职称|[一二三四五]级|[初中高]级)(?:\s*[（(][^（()）]*[）)])?[。；;]?$/u;
/** Prizes have their own questions. */
const PRIZE = /(?:得过|获得?了?|荣获|被评为|入选)[^，。]{0,20}(?:奖|称号|标兵|优秀)/u;
const WORK = /带|指导|组织|设计|开发|负责|策划|研究|制作|参赛/u;

/** A longer statement also contains actions. */
const LONG_STATEMENT = 26;
/** A list of skills among the actions. */
const SKILLS =
  /^(?:熟练|熟悉|了解|精通|掌握|会(?:用|写|使用))(?!.*(?:负责|完成|设计了?|搭建|开发了?|整理|编写了))/u;
/** A list of dates and posts: 2019.03-2020.05 收银员，2020.06 起任领班. */
const POSTS_HELD =
  /^(?:[^，。；]{0,2}\d{4}\s*[.年/-]\s*\d{0,2}[^，。；]{0,24}(?:员|师|工|生|经理|主管|助理|长|领班|主任|老师|专员|岗)[，,；;、。\s]*)+$/u;
/** Knowledge, which nobody did: 路线我熟, 哪里堵我都知道, 电脑会一点. */
const KNOWS =
  /(?:我|都)(?:很|都|也)?(?:熟|知道|懂|认识|有办法)(?=[，,。；]|$)|会(?:一点|一些)(?=[，,。；]|$)|(?:天天|经常|一直)在?用$/u;
/** The reason of a change, which is not work: 为啥不开车了，腰不行了. */
const GIVES_REASON = /^为(?:啥|什么|何)/u;
const isAction = (text: string): boolean =>
  !POSTS_HELD.test(text) &&
  !GIVES_REASON.test(text) &&
  !KNOWS.test(text) &&
  !SKILLS.test(text) &&
  !ONLY_CERTIFICATE.test(text) &&
  !attendedTraining(text) &&
  ([...text].length > LONG_STATEMENT ||
    (!NOT_AN_ACTION.test(text) && (!PRIZE.test(text) || WORK.test(text))));

/** All places of a résumé to ask about: actions first, then listed entries. */
export function placesOf(document: ResumeDocument): Place[] {
  const { statements } = readTexts(document);
  const done = statements
    .filter(
      ({ section, text }) =>
        QUESTION_SECTIONS.has(section) &&
        [...text].length >= MIN_STATEMENT_LENGTH &&
        isAction(text) &&
        !isEmployerIntro(text) &&
        !isUnsuitable(text),
    )
    .flatMap(partsOf)
    .filter(
      ({ statement: { text } }) =>
        [...text].length >= MIN_STATEMENT_LENGTH && isAction(text) && !isEmployerIntro(text),
    )
    .map((action) => statementPlace(document, action));
  return [...done, ...listedPlaces(document)];
}
