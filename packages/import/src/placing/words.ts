import { regex } from '@qicheng/resume/regex';
import { normalText } from '../reading/normal-text.js';
import { INNER_COMMA, withCommas, withWholeCities } from './chinese-cities.js';
import { isBodyLabel, isEntryLabel } from './entry-labels.js';
import { withoutEnglishName, withoutLegalForm, withoutRemarkOnName } from './joined-names.js';
import { labelKindOf } from './label-kinds.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { isPersonTitle, roleScore, titleScore } from './recognise.js';
import { isListOfRemarks } from './remarks-in-brackets.js';

const BULLET =
  /^\s*(?:\p{Extended_Pictographic}\uFE0F?\s*)+(?=\S)|^\s*[•·●○◦▪■□◆◇▲△▼▽▶►▸➢➤✓✔√★☆※✦✧❖♦¤◎⊙‣⁃∙\u2219*+\-–—→»]\s*(?=\S)/u;
const NUMBERED = regex('u')`
  ^\s*(?:[（(]?\d{1,2}[)）]\s+(?=\d)|(?:[（(]?\d{1,2}[)）.、．]|[[［]\d{1,2}[\]］]|[a-z][.)、．](?=\s|\p{Script=Han}))\s*(?!\d)
  |[（(]?\d{1,2}[.、)）．]\s*(?=(?:19|20)\d{2}(?!\d))|(?:[①②③④⑤⑥⑦⑧⑨⑩]|[（(][一二三四五六七八九十][)）])\s*)(?=\S)
`;

/** A line without its bullet or number; `isBullet` says whether it had one. */
export function withoutBullet(text: string): { text: string; isBullet: boolean } {
  const bullet = BULLET.exec(text) ?? NUMBERED.exec(text);
  return bullet
    ? { text: text.slice(bullet[0].length).trim(), isBullet: true }
    : { text: text.trim(), isBullet: false };
}

/** Whether a line reads like a statement rather than an entry head. */
export function isSentence(statement: string): boolean {
  const text = withoutRemarkOnName(withoutEnglishName(withoutLegalForm(statement)));
  if (/[。；;]\s*$/.test(text) || /[。；].*[。；]/.test(text) || startsAction(statement)) return true;
  const commas = text.match(/[，,、]/g)?.length ?? 0;
  const isLong = text.length > 60 || (/[，。；]/.test(text) && text.length > 30);
  return isLong || (text.length > 26 && commas >= 1 && !text.includes('\t'));
}

const ACTION =
  /^(?:主要)?(?:轮转|轮岗|负责|参与|主导|协助|牵头|配合|跟进|撰写|对接|承担|统筹|推动|带领|整理|独立完成|搭建|制定|编写|协调|累计|成功|完成|组织)(?!人|者)/u;

/** 负责…, 参与…，…: a statement in the position of a name. */
const startsAction = (text: string): boolean =>
  ACTION.test(text) &&
  !text.includes('\t') &&
  text.length >= 9 &&
  !/(?:系统|平台|项目|计划|成员|部长|会)$/u.test(text);

const SHORT_ACTION = regex('u')`
  ^(?:负责|参与|协助|主导|独立|完成|组织|计算(?!机|力|数)|绘制|编制|使用|利用|采用|用[A-Za-z]|管(?!理|培|道)|带(?!头|岗|班)
  |做[了过]?|写|画|跑(?!步|腿)|拉(?!链)|教(?!师|务|育|学|练|研)|走访|卖|搬|接待|整理|录入|协调|制作|维护)(?!人|者|员)
`;
/** 管现金日记账, 负责前端: a short statement. */
export const isAction = (text: string): boolean =>
  SHORT_ACTION.test(text) && text.length >= 4 && !text.includes('\t') && titleScore(text) < 2;

/** The text after a leading date is longer than names, or consists of clauses. */
export const isStatement = (text: string): boolean =>
  /[。；;]/.test(text) || startsAction(text) || text.length > 60 || (text.match(/[，,]/g)?.length ?? 0) > 4;

const NAMED =
  /(?:大学|学院|学校|公司|集团|银行|医院|事务所|协会|学生会|工程师|经理|实习生|专员|助理|负责人|本科|硕士|博士|大专|专业)(?:[（(][^）)]*[）)])?$/u;

/** 武汉大学，信息学院，软件工程，本科: names separated by commas. */
export const isListOfNames = (text: string): boolean => {
  if (isListOfLatinNames(text)) return true;
  const parts = text.split(/[，,]|\s+/).filter(Boolean);
  return (
    !/[。；;！]/.test(text) &&
    parts.length >= 2 &&
    parts.every((part) => part.length <= 18 && !startsAction(part)) &&
    parts.filter((part) => NAMED.test(part)).length * 2 >= parts.length
  );
};

const LATIN_NAME =
  /^(?:[A-Z\d(&+#][^\s]*|of|in|and|the|for|at|with|to|on|by|de|la|later|then|[-–—])(?: (?:[A-Z\d(&+#][^\s]*|of|in|and|the|for|at|de|la|[-–—]))*$/u;
/** Stanford University, Stanford, CA; Data Analyst, Acme Corp: every word is capitalised. */
const isListOfLatinNames = (text: string): boolean => {
  const parts = text.split(/\s*[,|\t]\s*/).filter(Boolean);
  return (
    parts.length >= 2 &&
    text.length <= 110 &&
    !/[.;!]\s*$/u.test(text.replace(/(?:Inc|Ltd|Co|Corp|D|S|A)\.$/u, '')) &&
    parts.every((part) => part.length <= 60 && LATIN_NAME.test(part))
  );
};

/** Drops 时间 before an extracted date. */
export const isTimeLabel = (text: string): boolean =>
  labelKindOf(text.replace(/^[【[]|[:：】\]]+$/gu, '')) === 'time';

const SEPARATOR =
  /\t|\s*[▸▹►▶➤]\s*|\s*[.…_·]{3,}\s*|\s*[|｜丨]\s*|\s{2,}|\s+[·•‧∙/／-]\s+|\s*[·•]\s+|\s+[·•]\s*|\s+[–—]\s+/u;

/** The parts of a head: 江城理工大学 | 软件工程 | 本科. */
export function partsOf(text: string): string[] {
  const parts = text.split(SEPARATOR).flatMap((part) => splitByBlank(part.trim()));
  return parts
    .map((part) => part.replace(/^[,，;；:：]+|[,，;；:：]+$/g, '').trim())
    .filter((part) => part !== '');
}

const BRACKETS = /[【「]([^】」]{1,40})[】」]/gu;

/** Whether a part is self-explanatory. */
function isEntryLabelled(text: string): boolean {
  const label = labelled(text)?.label;
  return label !== undefined && isLabelOfEntries(label);
}

// 某大学（会计学，本科）: several parts in one pair of brackets.
const LIST_IN_BRACKETS = /(?<=\S[^\s:：])[（(]([^（）()\d]{2,30}[，,|｜·][^（）()\d]{1,20})[）)]/gu;
// 在某处任某职, where 任 alone would be too weak.
const IN_OFFICE =
  /^(.*?)(?<!\p{Script=Han})(?:在|于)([\p{Script=Han}A-Za-z“《].{1,30}?)(?<![担就现历责主出连兼升晋])(?:任|做|当)(?=\p{Script=Han}{2,10}$)/u;

// A slash that is not a separator.
const WITHIN = '\u2215';
const GRADE = /\s+(?:I{1,3}|IV|V|\d)$/u;
const LATIN_TITLE = String.raw`[A-Z][\w&.+-]*(?: [A-Z&][\w&.+-]*){0,4}`;
const TWO_TITLES = new RegExp(
  `(^|[\\s,，|—–-])(${LATIN_TITLE})\\s+[/／]\\s+(${LATIN_TITLE})(?=$|[\\s,，|])`,
  'gu',
);

/** CRA I / CRA II, Associate / Senior Associate: two grades of one title. */
const withWholeGrades = (text: string): string =>
  text.replace(TWO_TITLES, (whole, before: string, one: string, other: string) => {
    const [first, second] = [one, other].map((title) => title.replace(GRADE, '').trim());
    const isSame = second === first || second?.endsWith(` ${first}`) || first?.endsWith(` ${second}`);
    const areTitles = titleScore(first ?? '') > 1 && titleScore(second ?? '') > 1;
    return isSame === true || areTitles ? `${before}${one}${WITHIN}${other}` : whole;
  });
/** 社区护士 / 护士长: two titles of one entry, if the line has no other slash. */
const withWholeOffices = (text: string): string =>
  text.replace(
    /^([^/／]*?)([^\s/／|｜，,]{2,10})\s+[/／]\s+([^\s/／|｜，,]{2,10})(?=$|[\s|｜，,])([^/／]*)$/u,
    (whole, before: string, one: string, other: string, after: string) =>
      titleScore(one) > 1 && titleScore(other) > 1 ? `${before}${one}${WITHIN}${other}${after}` : whole,
  );

/** Receptionist, later Supervisor: successive titles of one position. */
const LATER = /,\s+(?=(?:later|then|subsequently)\s+(?:promoted to\s+)?[A-Z])/gu;

/** Commas, dashes, dots and @ between the parts of a head, and the space before a post. */
const BETWEEN_HEAD_PARTS = regex('gu')`
  ，|,(?!\s*(?:Ltd|Inc|LLC|Co\b))|\s*@\s*|(?<=[\p{Script=Han}）)])\s*(?:—+|–)\s*(?=[\p{Script=Han}A-Za-z])
  |(?<=[\p{Script=Han}）)])-(?=\p{Script=Han}{2})|(?<=[\p{Script=Han}）)”》A-Za-z\d])[·•](?=[\p{Script=Han}A-Za-z“《])
  |(?<=\p{Script=Han}{2})\s+(?=[A-Za-z+#.]{1,12}\p{Script=Han}{0,8}(?:工程师|实习生|开发|设计师|专员|经理|助理|运营
  |测试)(?:实习生)?$)
`;

/** Splits an entry head, also at commas, dashes and @. */
export function headPartsOf(text: string): string[] {
  const unstated = withWholeCities(withWholeOffices(withWholeGrades(text)))
    .replace(LATER, `${INNER_COMMA} `)
    .replace(LIST_IN_BRACKETS, (whole, inner: string) => (isListOfRemarks(inner) ? whole : `\t${inner}\t`))
    .replace(IN_OFFICE, '$1\t$2\t')
    .replace(
      /^(?:就读于|毕业于|入读|考入|任职于|就职于|供职于|担任|在(?!家))(?=[\p{Script=Han}A-Za-z\d]{2})/u,
      '',
    )
    .replace(/(?<=[\p{Script=Han}A-Za-z\d）.]{2})(?:担任|任职)(?=[\p{Script=Han}A-Za-z]{2})/u, '\t');
  return partsOf(isEntryLabelled(unstated) ? unstated : unstated.replace(BRACKETS, '\t$1\t'))
    .flatMap((part) => (isEntryLabelled(part) ? [part] : splitOutsideBrackets(part, BETWEEN_HEAD_PARTS)))
    .flatMap((part) =>
      isEntryLabelled(part) || /[A-Za-z]\s*[:：]/.test(part)
        ? [part]
        : splitOutsideBrackets(part, /\s*[:：]\s*/gu),
    )
    .flatMap(slashApart)
    .flatMap(officeApart)
    .map((part) => withCommas(part).replaceAll(WITHIN, ' / ').trim())
    .filter((part) => part !== '');
}

/** 施耐德电气/质检员: a slash before a title is a separator; 前端/测试 is one title. */
function slashApart(part: string): string[] {
  if (/[:：]/u.test(part) || isEntryLabelled(part)) return [part];
  const loose = part.split(
    /(?<=\p{Script=Han}[”》）)]?)(?:\s+[/／]\s*|\s*[/／]\s+)(?=[\p{Script=Han}A-Za-z“])/u,
  );
  if (loose.length > 1) return loose;
  const [, name = '', office = ''] = /^([^/／]{3,})[/／]([^/／]{2,12})$/u.exec(part) ?? [];
  const isOffice = (words: string): boolean => titleScore(words) > 1 || roleScore(words) > 1;
  const isTask = office.length > MAX_TASK_LENGTH && !isPersonTitle(office);
  return isOffice(office) && !isOffice(name) && !isTask ? [name, office] : [part];
}
/** Shorter tasks are roles (后端开发); longer ones end a name (Pt/碳催化剂研究). */
const MAX_TASK_LENGTH = 4;

// UI 设计师, Java 实习生: one title with a tool or field.
const OFFICE_OF_TOOL = regex('iu')`
  ^(?:UI|UX|UI\/UX|UE|Java|Python|Go|Golang|C\+\+|C#|PHP|iOS|Android|Web|H5|QA|IT|HR|HRBP|AI|AR|VR|3D|2D|QC|QE|IQC|PQC|CRC|CRA|AE
  |BD|SEO|SEM|SaaS|SAP|ERP|PLC|CNC|SMT|PCB|DBA|\.NET|Unity|KA|BIM|CAD|NLP|BI|PM|FAE|PE|IE|ME|EHS|NPI|SQE
  |PMC)\s\p{Script=Han}{2,10}(?:[（(][^）)]*[）)])?$
`;

/** 得到App 电商运营: a title after a space that follows Latin letters. */
function officeApart(part: string): string[] {
  if (OFFICE_OF_TOOL.test(part.trim())) return [part];
  const [, name, office] =
    /^(.*[A-Za-z\d])\s+(\p{Script=Han}{2,8})$/u.exec(part.trim()) ??
    /^(\S{2,}[（(][^（）()]{2,20}[）)])(\p{Script=Han}{2,8}(?:[→\-—–/]\p{Script=Han}{2,8})?)$/u.exec(
      part.trim(),
    ) ??
    [];
  const isOffice = office !== undefined && (titleScore(office) > 1 || roleScore(office) > 1);
  // Sales Executive 外贸业务员 is one title in two languages.
  return isOffice && name !== undefined && titleScore(name) <= 1 ? [name, office] : [part];
}

// A space between Chinese words is a separator; one next to Latin letters usually belongs to a name: Delta (Wuxi) 德塔（无锡）.
function splitByBlank(part: string): string[] {
  if (!/\p{Script=Han}/u.test(part))
    return /^[^,]+(?:, [^,]+)+$/.test(part) && part.length < 120
      ? splitOutsideBrackets(part, /, (?!(?:Ltd|Inc|LLC|Corp|Co)\b)/gu)
      : [part];
  return part.split(/(?<=[\p{Script=Han}）)》”」])(?<![A-Za-z][)）])\s+(?=[\p{Script=Han}（(《“「])/u);
}

// 【项目描述】 is a label, 【内容运营】 and 【新疆大学】 are not.
const isMarkedLabel = (label: string): boolean =>
  isLabelOfEntries(label) &&
  /(?:名称|题目|课题|单位|公司|企业|机构|任职|时间段?|日期|起止|年月|周期|职位|职务|岗位|角色|分工|部门|地点|学校|院校|学院|专业|学历|学位|层次|任期|内容|职责|描述|业绩|成果|背景|技术栈|课程|gpa|绩点|排名|组织|社团|项目|工作)$/iu.test(
    label,
  );

const isLabelOfEntries = (label: string): boolean => isBodyLabel(label) || isEntryLabel(label);

/** `标签：内容` or `【标签】内容` at the start of a text. */
export function labelled(text: string): { label: string; value: string } | null {
  const marked = /^\s*[【[]([\p{Script=Han}A-Za-z/&\s]{2,12})[】\]]\s*[:：]?\s*(.*)$/su.exec(text);
  if (marked && isMarkedLabel((marked[1] ?? '').replace(/\s+/g, '')))
    return { label: (marked[1] ?? '').replace(/\s+/g, ''), value: (marked[2] ?? '').trim() };
  const found =
    /^\s*([\p{Script=Han}A-Za-z/&\s（）()]{2,16}?|[A-Za-z][A-Za-z/& ]{1,30}?)\s*[:：]\s*(.*)$/su.exec(text);
  return found ? { label: (found[1] ?? '').replace(/\s+/g, ''), value: (found[2] ?? '').trim() } : null;
}

/** The items of an enumeration. */
export function enumerated(text: string): string[] {
  const bare = text.replace(/[（(][^（()）]*[）)]/gu, '');
  const parts = separated(text);
  const words = parts.flatMap((word) =>
    /[、,，;；|｜/\t]/u.test(bare) ? [word] : parts.length > 2 ? byTool(word) : byBlank(word),
  );
  const [only = ''] = words;
  // C++ Linux Docker: names of tools separated by spaces only.
  return words.length === 1 &&
    /^[A-Za-z][\w+#.-]*(?:\s+[A-Za-z][\w+#.-]*)+$/u.test(only) &&
    isListOfTools(only)
    ? only.split(/\s+/)
    : words;
}

/** Single-word names separated by spaces that are not part of a longer name. */
const TOOL_NAMES =
  'Word|Excel|PPT|PowerPoint|PS|Photoshop|AI|Illustrator|AE|Pr|PR|Figma|Sketch|CAD|AutoCAD|Python|Java|SQL|MySQL|SPSS|Stata|Wind|R|C4D|Blender|Rhino|SketchUp|Revit|Git|Linux|Docker|Vue|React';
const TOOL_ALONE = new RegExp(`^(?:${TOOL_NAMES})$`, 'u');
const TOOL = new RegExp(String.raw`\b(?:${TOOL_NAMES})\s(?=[A-Z])`, 'gu');

/** PS 千牛 among other names between spaces. */
const byTool = (word: string): string[] => {
  const [, tool, name] = /^([A-Za-z][A-Za-z\d+#.]*) (\p{Script=Han}{2,6})$/u.exec(word) ?? [];
  return tool === undefined || name === undefined || !TOOL_ALONE.test(tool) ? byBlank(word) : [tool, name];
};

// 希沃白板 剪映 Canva: separated by spaces only, some Chinese. Text in brackets belongs to the word before it.
function byBlank(word: string): string[] {
  const isList =
    /\p{Script=Han}/u.test(word) &&
    !/^[A-Za-z\d.+#]+\s\p{Script=Han}{2,4}$/u.test(word) &&
    /^[^\s（()）]{1,12}(?:[（(][^（()）]{1,24}[）)])?(?:\s[^\s（()）]{1,12}(?:[（(][^（()）]{1,24}[）)])?){1,9}$/u.test(
      word,
    ) &&
    !/[A-Za-z]\s[A-Za-z]/.test(word.replace(TOOL, ''));
  return isList ? word.split(/\s(?![^（(]*[）)])/u) : [word];
}

// Adobe Photoshop, Spring Boot: two words may be one name; three or more are a list.
const isListOfTools = (text: string): boolean => text.split(/\s+/).length >= 3;

// TCP/IP is one name, Go/TypeScript/Rust are three.
const ONE_NAME =
  /^(?:[A-Z]{2,4}\/[TZ](?:\s?\d[\d.-]*)?|TCP\/IP|CI\/CD|A\/B\s*(?:测试|实验|[Tt]est(?:ing)?)?|I\/O|PL\/SQL|OS\/2|B\/S|C\/S|UI\/UX|UX\/UI|AI\/ML|HTML\/CSS|PS\/2|OOA\/OOD|C\/C\+\+)$/iu;
const bySlash = (word: string): string[] =>
  word.length > 60 ||
  /[（(][^（）()]*\//u.test(word) ||
  ONE_NAME.test(word) ||
  /https?:|\d\/\d|\d[字次个件]\/[分秒小时天]/u.test(word) ||
  !/^[^/\s]{1,24}(?:\/[^/]{1,24})+$/u.test(word)
    ? [word]
    : word.split('/');

const separated = (text: string): string[] =>
  normalText(text)
    .split(
      /[、,，;；](?![^（(]*[）)])|[|｜\t]|\s+[/·•+]\s+|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|(?<=\p{Script=Han})(?<!\d[字次个件])\/(?=\p{Script=Han})(?![^（(]*[）)])/u,
    )
    .flatMap(bySlash)
    .map((word) => word.replace(/[。.]$/, '').trim())
    .filter((word) => word !== '');
