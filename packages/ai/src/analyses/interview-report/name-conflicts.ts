import type { Inconsistency } from '@qicheng/analysis/interview-report';
import { PRESENT } from '@qicheng/resume/dates';
import type { EducationItem, ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { regex } from '@qicheng/resume/regex';
import { CITIES } from '#src/jd/data/cities.js';
import { chineseSchool } from '#src/text/foreign-schools.js';
import { monthOf, monthsOfDay } from '../../jd/months.js';
import { clausesOf } from '../../text/clauses.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { quoted } from '../resume-analysis/statements.js';
import { type AnswerCase, entryInQuestion, type ReportContext } from './answer-case.js';
import { ownClausesOf } from './own-clauses.js';

const SUFFIX =
  '有限公司|公司|集团|科技|银行|医院|中学|小学|大学|学院|研究院|研究所|事务所|工作室|协会|电视台|报社|证券|保险';
const NAMED = new RegExp(
  `(?:在|于|加入|进入|来自|就职于|就读于|毕业于|任职于)((?:[\\p{Script=Han}A-Za-z0-9]){2,18}?(?:${SUFFIX}))(?=[\\p{Script=Han}，。,.、\\s]|$)`,
  'gu',
);
const OWN_TIME = /实习|工作|任职|就职|就读|毕业|读书|入职|上班|兼职/u;
/** An employer without a suffix: 在吉利实习了半年. */
const SHORT_NAMED =
  /(?:在|于)((?:\p{Script=Han}|[A-Za-z]){2,8}?)(?:实习|任职)(?:了|过)?(?:大约|将近|快)?(?:半|[\d一二两三四五六七八九十])/gu;
const NO_EMPLOYER = regex('u')`
  学校|医院|[工农]?厂|公司|单位|车间|科室?$|部门?$|社区|外地|当地|本地|老家|县城|这里|那里|哪里|期间|大厂
  |[国外私民央]企|乡镇|机关|[法检]院|律所|[事所室店局馆院团组线站队]$|[暑寒]假|大[一二三四]|研[一二三]|学期|年级
  |毕业|在校|家里|时候|之前|以前|第[一二三]|同一|两家|北方|南方|国外|海外
`;
const VAGUE_NAME =
  /^(?:一家|这家|那家|某|我们|该|本|上市|互联网|大型|小型|外资|国有|科技|贵|您们|其他|别的|几家|创业|同一)/u;
/** A kind of employer, which is not a name: 公立医院, 代理记账公司. */
const KIND_OF_EMPLOYER = new RegExp(
  `^(?:公立|私立|民营|民办|公办|三甲|二甲|县级?|市级?|区级?|乡镇|社区|专科|综合|外贸|贸易|物流|建筑|装修|装饰|软件|广告|培训|教育|保险|代理|记账|会计|律师|猎头|人力|资源|劳务|咨询|食品|服装|电子|制造|房地产|医药|电商|快递|餐饮|设计|传媒|文化|网络|信息|技术|管理|服务|商业|股份制|重点|职业|中等|高等|师范)+(?:${SUFFIX})$`,
  'u',
);
// A self-introduction: 浙江大学计算机专业硕士.
const INTRODUCED = regex('u')`
  ^(?:大家好|您好|面试官好)?(?:我|本人)?(?:[今去前]年[\p{Script=Han}\d]{0,4}|\d{2,4}\s?年\d{0,2}\s?月?)?
  (?:是|来自|就读于|毕业于|从|在|于)?((?:(?![从在于年月日])\p{Script=Han}){2,12}?(?:大学|学院))\p{Script=Han}{0,14}?
  (?:专业|本科|硕士|博士|研究生|大[一二三四]|应届|毕业|学生)
`;
const DEGREES = { 大专: 'college', 本科: 'bachelor', 硕士: 'master', 博士: 'doctor' } as const;
const GPA = /(?:绩点|GPA)[^\d，。]{0,6}(\d(?:\.\d{1,2})?)/iu;
const RANK = /(?:排名|排|专业|年级|班级)[^\d，。]{0,6}第\s?(\d{1,3})/u;

const bare = (name: string): string =>
  name.replace(/有限公司|股份|责任|\s|（.*?）|\(.*?\)/gu, '').toLowerCase();
const withoutKind = (name: string): string =>
  bare(name).replace(/(?:公司|集团|银行|医院|[中小]学|大学|学院|研究[院所]|事务所|工作室)$/u, '');

/** Official names of at least this length are shortened by leaving out characters: 新疆油田（分公司）数据（与信息技术）研究院. */
const LONG_NAME = 12;
const MIN_SHORT_NAME_LENGTH = 4;
const MIN_KIND_LENGTH = 2;

/** Whether the characters of a short name occur in a long one in the same order. */
function isShortOf(short: string, long: string): boolean {
  if ([...long].length < LONG_NAME || [...short].length < MIN_SHORT_NAME_LENGTH) return false;
  let at = 0;
  for (const character of long) if (character === short[at]) at += 1;
  return at === short.length;
}

/** Whether a name equals, contains or shortens an official one. */
function isNameOf(name: string, official: string): boolean {
  const [stated, own] = [bare(name), bare(official)];
  const kind = withoutKind(name);
  return (
    own.includes(stated) ||
    stated.includes(own) ||
    // 代理记账公司 describes 长沙某某代理记账有限公司.
    (kind.length >= MIN_KIND_LENGTH && own.includes(kind)) ||
    isShortOf(stated, own)
  );
}

/** The organisations of a résumé with their pointers. */
function organisationsOf({ education, internships, work, campus, projects, meta }: ResumeDocument) {
  const words = (value: unknown) => wordsOfText(value, meta.lang);
  const listed = (section: string, names: readonly unknown[]) =>
    names
      .map((name, index) => ({ pointer: `/${section}/${index}`, name: words(name) }))
      .filter(({ name }) => name !== '');
  return {
    schools: listed(
      'education',
      education.map(({ school }) => school?.name),
    ).map(({ pointer, name }) => ({ pointer, name: chineseSchool(name) })),
    places: [
      ...listed(
        'internships',
        internships.map(({ company }) => company),
      ),
      ...listed(
        'work',
        work.map(({ company }) => company),
      ),
      ...listed(
        'campus',
        campus.map(({ organisation }) => organisation),
      ),
      ...listed(
        'projects',
        projects.map(({ organisation }) => organisation),
      ),
    ],
  };
}

/** The entries of work and education whose organisation a clause names. */
export function statedPlaces(clause: string, { input }: ReportContext) {
  const { schools, places } = organisationsOf(input.resume.document);
  const names = [...clause.matchAll(NAMED)].map(([, name = '']) => name);
  return [...places, ...schools].flatMap(({ pointer, name }) => {
    if (!clause.includes(name) && !names.some((each) => isNameOf(each, name))) return [];
    return [{ name, item: valueAt(input.resume.document, pointer) as Record<string, unknown> }];
  });
}

const MIN_COMMON = 2;
/** Whether two names share two consecutive characters, apart from their suffixes: they may mean the same employer. */
function mayBeSame(name: string, official: string): boolean {
  const [one, other] = [withoutKind(name), withoutKind(official)];
  return [...one]
    .slice(MIN_COMMON - 1)
    .some((_, at) => other.includes([...one].slice(at, at + MIN_COMMON).join('')));
}

interface UnknownOrganisation {
  name: string;
  clause: string;
  /** The organisation of the résumé that may be meant; undefined if none is similar. */
  stated: { pointer: string; name: string } | undefined;
}

/** The employers and schools in an answer that the résumé does not contain. */
function unknownOrganisations({ question, text }: AnswerCase, context: ReportContext): UnknownOrganisation[] {
  const { schools, places } = organisationsOf(context.input.resume.document);
  const all = [...schools, ...places];
  const entryPointer = entryInQuestion(context, question)?.pointer;
  return clausesOf(text).flatMap((clause) => {
    const introduced = INTRODUCED.exec(clause.trim());
    const short = [...clause.matchAll(SHORT_NAMED)].filter(
      ([, name = '']) => !NO_EMPLOYER.test(name) && !CITIES.some((city) => name.includes(city)),
    );
    const named = OWN_TIME.test(clause) && !introduced ? [...clause.matchAll(NAMED), ...short] : [];
    return [...(introduced ? [introduced] : []), ...named].flatMap(([, name = '']): UnknownOrganisation[] => {
      const isKnown = all.some((each) => isNameOf(name, each.name)) || context.resumeText.includes(name);
      if (isKnown || VAGUE_NAME.test(name) || KIND_OF_EMPLOYER.test(name)) return [];
      const isSchool = /(?:大学|学院)$/u.test(name);
      const candidates = isSchool ? schools : places;
      const stated =
        candidates.find(({ pointer }) => pointer === entryPointer) ??
        candidates.find((each) => mayBeSame(name, each.name)) ??
        (isSchool ? candidates[0] : undefined);
      return [{ name, clause, stated }];
    });
  });
}

/** The clauses in which the speaker claims an employer unlike any in the résumé. */
export function unknownEmployers(answered: AnswerCase, context: ReportContext): string[] {
  const own = ownClausesOf(answered.text).map(({ text }) => text);
  return unknownOrganisations(answered, context)
    .filter(({ stated, name }) => stated === undefined && !/(?:大学|学院)$/u.test(name))
    .map(({ clause }) => clause.trim())
    .filter((clause) => own.some((each) => each.includes(clause) || clause.includes(each)));
}

const orgConflicts = (answered: AnswerCase, context: ReportContext): Inconsistency[] =>
  unknownOrganisations(answered, context).flatMap(({ name, clause, stated }) => {
    if (!stated) return [];
    const advice = `回答提到“${name}”，简历里没有这个单位。如果是同一家，请统一名称；如果是另一段经历，请补进简历。`;
    return [
      {
        ...{ questionId: answered.question.id, kind: 'organisation', pointer: stated.pointer, advice },
        ...{ resume: quoted(stated.name, 120), answer: quoted(clause, 120) },
      },
    ];
  });

/** Contradictions in the degree stated with the school of an introduction. */
function degreeConflicts({ question, text }: AnswerCase, context: ReportContext): Inconsistency[] {
  const { education } = context.input.resume.document;
  const stated = education.map(({ degreeLevel }) => degreeLevel).filter((level) => level !== undefined);
  return clausesOf(text).flatMap((clause) => {
    if (!INTRODUCED.test(clause.trim())) return [];
    const statedName = Object.entries(DEGREES).find(([word]) => clause.includes(word));
    const own = Object.entries(DEGREES).find(([, level]) => level === stated[0])?.[0];
    if (!statedName || own === undefined || stated.includes(statedName[1])) return [];
    return [
      {
        ...{ questionId: question.id, kind: 'organisation', pointer: '/education/0/degreeLevel' },
        ...{ resume: own, answer: quoted(clause, 120) },
        advice: `回答说“${statedName[0]}”，简历写“${own}”。学历以毕业证书为准，请统一说法。`,
      },
    ];
  });
}

const OBTAINED =
  /(大专|本科|硕士|博士)[^，。；]{0,6}(?:已经|早就|都)?毕业了?(?!年|生|论文|设计|后|前|时|季|证还|于)|(?:拿到|取得|获得|有)(?:了)?[^，。；]{0,8}?(大专|本科|硕士|博士)?[^，。；]{0,8}(?:学位|毕业)证?/u;
const NOT_YET = /明年|即将|快|还|没|未|预计|准备|在读|今年|希望|必须|要求|才(?:能|可以|给)|\d{4}/u;

/** Degrees that are claimed as obtained while the résumé has them in progress. */
function unfinishedDegrees({ question, text }: AnswerCase, context: ReportContext): Inconsistency[] {
  const { education } = context.input.resume.document;
  const isOpen = ({ period }: EducationItem): boolean =>
    period?.end === PRESENT ||
    (period?.end !== undefined && monthOf(period.end) > monthsOfDay(context.input.today));
  return ownClausesOf(text).flatMap(({ text: clause }) => {
    const [found, first, second] = OBTAINED.exec(clause) ?? [];
    if (found === undefined || NOT_YET.test(clause)) return [];
    const stated = first ?? second;
    const level = stated === undefined ? undefined : DEGREES[stated as keyof typeof DEGREES];
    const ofSameLevel = education.filter(({ degreeLevel }) => level === undefined || degreeLevel === level);
    const at = education.findIndex((item) => ofSameLevel.includes(item) && isOpen(item));
    if (at < 0 || ofSameLevel.some((item) => !isOpen(item))) return [];
    return [
      {
        ...{ questionId: question.id, kind: 'organisation', pointer: `/education/${at}` },
        ...{ resume: '还在读', answer: quoted(clause, 120) },
        advice: '简历写的是在读，没有毕业不能说已经取得。改说：在读，哪一年哪一月毕业，还差什么。',
      },
    ];
  });
}

function studyConflicts({ question, text }: AnswerCase, context: ReportContext): Inconsistency[] {
  const { education } = context.input.resume.document;
  return clausesOf(text).flatMap((clause) => {
    const check = (
      pattern: RegExp,
      field: 'gpa' | 'rank',
      label: string,
      valueOf: (item: EducationItem) => number | undefined,
    ): Inconsistency[] => {
      const statedNumber = Number(pattern.exec(clause)?.[1] ?? NaN);
      const stated = education.map(valueOf);
      const at = stated.findIndex((value) => value !== undefined);
      if (Number.isNaN(statedNumber) || at < 0 || stated.includes(statedNumber)) return [];
      return [
        {
          ...{ questionId: question.id, kind: 'number', pointer: `/education/${at}/${field}` },
          ...{ resume: `${label} ${stated[at]}`, answer: quoted(clause, 120) },
          advice: `简历写的${label}是 ${stated[at]}，请以学校证明为准，统一说法。`,
        },
      ];
    };
    return [
      ...check(GPA, 'gpa', '绩点', ({ gpa }) => gpa?.value),
      ...check(RANK, 'rank', '排名', ({ rank }) => rank?.position),
    ];
  });
}

/** Employers and schools that are not in the résumé, and deviating degrees and study results. */
export const nameConflicts = (answered: AnswerCase, context: ReportContext): Inconsistency[] => [
  ...orgConflicts(answered, context),
  ...degreeConflicts(answered, context),
  ...unfinishedDegrees(answered, context),
  ...studyConflicts(answered, context),
];
