import { reworded, type TextLine } from '../reading/page-text.js';
import { CERTIFICATE } from './achievement-names.js';
import type { Block } from './blocks.js';
import { findPeriod } from './dates.js';
import { LANGUAGE_EXAM } from './lines-apart.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { organisationScore, roleScore } from './recognise.js';
import { withoutBullet } from './words.js';

const HONOURS =
  /^(?:在校|校内|校级|大学|本科|所获|所得|曾获|获得|主要|个人)*(?:荣誉|奖励|获奖|奖项|奖学金|荣誉奖项|荣誉奖励|荣誉称号|奖励荣誉|(?:技能|学科|专业|学生)?(?:大赛|竞赛|比赛|赛事))(?:获奖)?(?:情况|经历|记录)?$/u;
const OFFICES =
  /^(?:担任|曾任|在校|校内|校园|学生|班级|社团|院系|所任)*(?:职务|任职|干部|干部职务|工作职务|任职情况|任职经历)$/u;
/** 计算机：会用 Word below certificates. */
const TOOLS = /^(?:计算机|电脑|办公软件|软件|技能)(?:水平|能力|操作|应用)?$/u;
/** 校学生会生活部干事 查寝: an office in a body of students, and what was done there. */
const OFFICE_OF_STUDENTS =
  /^((?:\S*(?:学生会|团委|社团|协会|班级|青协|社)\S{0,8}?)(?:干事|[副]?部长|[副]?主席|委员|[副]?社长|[副]?会长|队长|成员))\s+(\S.*)$/u;

type Part = 'awards' | 'campus' | 'certificates' | 'skills';

/** Blocks in which a label about honours or offices names another section. */
const APART: Readonly<Partial<Record<Block['place'], readonly Part[]>>> = {
  education: ['awards', 'campus', 'certificates'],
  skills: ['campus'],
  mixedSkills: ['campus'],
  awards: ['campus'],
  mixedAwards: ['campus'],
  certificates: ['campus', 'skills'],
};

/** 班级生活委员 2024.10-2026.06 收班费: the head of a campus role and its statement. */
function officeLines(text: string, line: TextLine): TextLine[] {
  const found = findPeriod(text);
  const at = found === null ? text.search(/[，,。；;]/u) : text.indexOf(found.text);
  const end = found === null ? at : at + found.text.length;
  const head = (at < 0 ? text : text.slice(0, at)).replace(/[\s（(，,]+$/u, '').trim();
  const tail =
    at < 0
      ? ''
      : text
          .slice(end)
          .replace(/^[\s）)，,。；;：:]+/u, '')
          .trim();
  // 班长、团支书: the rest is another office.
  if (head === '' || (found === null && roleScore(tail.split(/[，,、；;]/u)[0] ?? '') > 2))
    return [{ ...line, text }];
  const own = { ...reworded(line, found === null ? head : `${head}\t${found.text}`), isBullet: false };
  return [
    { ...own, likely: 'head', wraps: false },
    ...(tail === '' ? [] : [{ ...reworded(line, tail), isBullet: false, likely: 'said' as const }]),
  ];
}

/** 大三过了专四 BEC中级也有: the examinations and certificates of a spoken line; null for any other line. */
function examsIn(text: string): string | null {
  const [, statement = ''] =
    /^(?:(?:在校|大[一二三四]|研[一二三])(?:期间|时候?|的时候)?)?(?:考过了?|过了|考了|拿了)(?=\S)(.*)$/u.exec(
      text,
    ) ?? [];
  const names = statement
    .split(/\s+|[、，,]/u)
    .map((name) => name.replace(/^(?:还|也)?有|(?:也|都)?(?:有|过)了?$/gu, ''))
    .filter(Boolean);
  const areCertificates = names.every((name) => LANGUAGE_EXAM.test(name) || CERTIFICATE.test(name));
  return names.length > 0 && areCertificates ? names.join('、') : null;
}

const MARKS_LABEL = /^(?:GPA|绩点|均分|排名|成绩|专业排名)/iu;
const NAME_OF_CERTIFICATE = /^[\p{Script=Han}A-Z\d]{2,16}(?:资格证书?|证书)$/u;
/** GPA 3.6/4.0；英语专业八级；教师资格证: the examinations and certificates among the marks of an education. */
function examsAmongMarks(line: TextLine): { own: TextLine; exams: TextLine } | null {
  const { text } = withoutBullet(line.text);
  if (/^[^，,；;]{1,12}[:：]/u.test(text) && !MARKS_LABEL.test(text)) return null;
  const clauses = splitOutsideBrackets(text, /[，,；;、]\s*/gu).map((clause) => clause.trim());
  const isExam = (clause: string): boolean => LANGUAGE_EXAM.test(clause) || NAME_OF_CERTIFICATE.test(clause);
  const own = clauses.filter((clause) => !isExam(clause));
  if (!clauses.some((clause) => LANGUAGE_EXAM.test(clause)) || own.length === 0) return null;
  return {
    own: reworded(line, own.join('，')),
    exams: { ...reworded(line, clauses.filter(isExam).join('、')), isBullet: false },
  };
}

/** The section and the lines of a line that another section is named in; null for any other line. */
function partOf(line: TextLine): { place: Part; title: string; lines: TextLine[] } | null {
  const { text } = withoutBullet(line.text);
  const [, label = '', statement = ''] = /^([\p{Script=Han}]{2,8})\s*[:：]\s*(\S.*)$/su.exec(text) ?? [];
  if (HONOURS.test(label)) return { place: 'awards', title: label, lines: [{ ...line, text: statement }] };
  if (OFFICES.test(label)) return { place: 'campus', title: label, lines: officeLines(statement, line) };
  if (TOOLS.test(label) && !/[证级]/u.test(statement))
    return { place: 'skills', title: label, lines: [{ ...line, text: statement }] };
  const exams = examsIn(text);
  if (exams !== null) return { place: 'certificates', title: '', lines: [{ ...line, text: exams }] };
  const [, office, action = ''] = OFFICE_OF_STUDENTS.exec(text) ?? [];
  return office === undefined || findPeriod(text) !== null
    ? null
    : { place: 'campus', title: '', lines: officeLines(`${office}，${action}`, line) };
}

/** 土木学院团委副书记（2021.09-2022.06），组织 3 次大赛 */
const ROLE_AND_ACTION =
  /^[^，,。；;（()\s]{2,16}[（(]\s*(?:19|20)\d{2}[^（）()]{3,20}[）)]\s*[，,：:]\s*\S{4}/u;

const MIN_DEED = 6;
/** 2023-2024 志愿者协会干事，联系赞助商6家; 研究生会副部长 2024.09-2025.06：组织…: what follows the office and its period was done there. */
function deedApart(line: TextLine): TextLine[] {
  const { text, isBullet } = withoutBullet(line.text);
  const found = isBullet || line.text.includes('\t') ? null : findPeriod(text);
  if (found === null) return [line];
  const at = text.indexOf(found.text);
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + found.text.length)];
  const [, office = before, deed = ''] =
    (before === ''
      ? /^\s*([^，,。；;:：\s]{3,20})\s*[，,：:]\s*(\S.*)$/su
      : /^()\s*[：:，,]\s*(\S.*)$/su
    ).exec(after) ?? [];
  const name = office === '' ? before : office;
  const isNamed = deed
    .split(/[，,、；;]/u)
    .some((part) => organisationScore(part) > 0 || roleScore(part) > 1);
  if (deed.length < MIN_DEED || roleScore(name.slice(-OFFICE_LENGTH)) <= 2 || isNamed) return [line];
  return [
    { ...line, text: `${found.text}\t${name}`, likely: 'head', wraps: false },
    { ...reworded(line, deed), isBullet: false, likely: 'said' },
  ];
}
const OFFICE_LENGTH = 3;

/** 荣誉：… and 担任职务：… among the lines of an education or of a list: awards and campus roles. */
export function withLabelsOfStudies(block: Block): Block[] {
  if (block.place === 'campus')
    return [
      {
        ...block,
        lines: block.lines.flatMap((line) =>
          ROLE_AND_ACTION.test(line.text) ? officeLines(line.text, line) : deedApart(line),
        ),
      },
    ];
  const [studies, ...thesis] = withThesisApart(block);
  if (studies !== undefined && thesis.length > 0) return [...withLabelsOfStudies(studies), ...thesis];
  const allowed = APART[block.place];
  if (allowed === undefined) return [block];
  const own: TextLine[] = [];
  const parts: Block[] = [];
  for (const line of block.lines) {
    const part = partOf(line);
    const among = block.place === 'education' && part === null ? examsAmongMarks(line) : null;
    if (among !== null) {
      own.push(among.own);
      parts.push({ place: 'certificates', title: '', lines: [among.exams], heading: null });
    } else if (part === null || !allowed.includes(part.place)) own.push(line);
    else parts.push({ ...part, heading: null });
  }
  return parts.length === 0 ? [block] : [{ ...block, lines: own }, ...parts];
}

const THESIS =
  /^\s*(?:本科|专科|硕士|博士|研究生)?(?:毕业|学位)?(?:课题|论文|设计)(?:题目|名称)?\s*[:：]\s*\S.{5,80}$/su;
const ABOUT_THESIS = /^\s*\p{Script=Han}{2,6}\s*[:：]\s*\S/u;
const AIM = /^\s*(?:研究)?(?:目的|背景|问题|选题)\s*[:：]\s*/u;
const MIN_ABOUT = 2;
/** 硕士课题：… in a paragraph of its own, above 目的：…, 做法：… and 结果：…: a project, with its aim as the background. */
function withThesisApart(block: Block): Block[] {
  const at = block.lines.findIndex(
    ({ text, isApart }, index) => index > 0 && isApart === true && THESIS.test(text),
  );
  const about = at < 0 ? [] : block.lines.slice(at + 1);
  const line = block.lines[at];
  if (block.place !== 'education' || line === undefined || about.length < MIN_ABOUT) return [block];
  if (!about.every(({ text }) => ABOUT_THESIS.test(text) && findPeriod(text) === null)) return [block];
  return [
    { ...block, lines: block.lines.slice(0, at) },
    {
      place: 'projects',
      title: '',
      lines: [
        { ...reworded(line, `项目名称：${line.text.trim()}`), likely: 'head' },
        ...about.map((each) => reworded(each, each.text.replace(AIM, '项目背景：'))),
      ],
      heading: null,
    },
  ];
}

/** Labels of an education that other sections never have. */
export const COURSES =
  /^\s*(?:主修|主要|核心|相关|专业|主干|所学|在校)(?:专业)?课程\s*[:：]\s*\S|^\s*课程\s*[:：]\s*\p{Script=Han}{2,10}\s?\d{2,3}(?!\d)|^\s*(?:GPA|绩点|专业排名)\s*[:：]\s*\d/iu;
const WITHIN: ReadonlySet<string> = new Set(['campus', 'awards', 'mixedAwards', 'certificates']);

const EXPERIENCE: ReadonlySet<string> = new Set(['work', 'internships', 'practice', 'campus']);
/** 毕业论文：《…》 in a paragraph of its own below other experience. */
const isThesisApart = ({ text, isApart }: TextLine): boolean =>
  isApart === true &&
  /^\s*(?:本科|硕士|专科)?(?:毕业|学位)(?:论文|设计)(?:题目)?\s*[:：]\s*[《“]/u.test(text);

/** 主修课程：… below the labelled awards or offices of an education still belongs to the education. */
export function withCoursesBack(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const studies = result.findLast(({ place }) => place === 'education');
    const isWithin = WITHIN.has(block.place) && block.heading !== null && /[:：]/u.test(block.heading.text);
    const courses = block.lines.filter(
      (line) => (isWithin && COURSES.test(line.text)) || (EXPERIENCE.has(block.place) && isThesisApart(line)),
    );
    if (studies === undefined || courses.length === 0) result.push(block);
    else {
      studies.lines.push(...courses);
      result.push({ ...block, lines: block.lines.filter((line) => !courses.includes(line)) });
    }
  }
  return result;
}
