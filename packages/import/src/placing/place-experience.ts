import type { TextLine } from '../reading/page-text.js';
import { type Draft, type ListSection, SURE } from './draft.js';
import { entriesOf, type Entry, type HeadPart, linesBefore, type Statement } from './entries.js';
import { enumerated, labelled } from './words.js';

/** Which field of an entry a part of its head fills, and by which words it is known. */
interface Slot {
  field: string;
  known: RegExp;
}

interface Shape {
  /** The field that says what the entry is; a part that nothing else claims first. */
  main: string;
  second: string;
  slots: readonly Slot[];
}

const TITLE =
  /工程师|经理|专员|助理|实习生|主管|总监|顾问|分析师|设计师|运营|会计|出纳|护士|医师|教师|老师|讲师|编辑|记者|销售|客服|文员|秘书|司机|翻译|研究员|实习$|开发$|岗$|师$|员$|engineer|manager|intern\b|analyst|assistant|designer|developer|specialist|officer|consultant|accountant|nurse|teacher|editor|researcher|trainee/iu;
const COMPANY =
  /公司|集团|银行|医院|事务所|中心|工作室|研究院|研究所|大学|学院|学校|中学|小学|幼儿园|科技|网络|传媒|证券|保险|工厂|厂$|局$|委$|社$|店$|会$|Inc\b|Ltd\b|LLP|LLC|Corp|Co\.|Group|Bank|Hospital|Technology|University/iu;
const DEPARTMENT = /部$|部门$|事业部|事业群|组$|科$|处$|室$|BU$|Department|Team$|Platform$|Division/iu;
const ROLE =
  /负责人|队长|组长|成员|队员|部长|副部长|主席|副主席|干事|社长|副社长|会长|副会长|班长|团支书|书记|委员|志愿者|队员|核心|独立|主持|参与|骨干|发起人|创始人|助教|支教|裁判|主力|带队|讲师|联络|head|lead|leader|member|president|volunteer|captain|chair|sole|owner|developer|manager|founder|director|工程师|开发|产品|设计|运营|后端|前端|算法|测试/iu;
const ORGANISATION =
  /学生会|协会|社团|社$|团$|委员会|团委|联合会|队$|中心|青协|电视台|广播站|俱乐部|工作室|部$|班$|union|club|society|association|committee|volunteers|radio/iu;
const PLACE =
  /^(?:(?:中国)?(?:北京|上海|天津|重庆|广州|深圳|武汉|成都|杭州|南京|西安|苏州|长沙|郑州|济南|青岛|厦门|福州|合肥|南昌|昆明|贵阳|南宁|海口|沈阳|大连|长春|哈尔滨|石家庄|太原|呼和浩特|兰州|西宁|银川|乌鲁木齐|拉萨|香港|澳门|宁波|无锡|佛山|东莞|珠海|常州|温州|烟台|洛阳|徐州|嘉兴|绍兴|泉州|中山|惠州)(?:市)?(?:[·\s-]?[\p{Script=Han}]{1,6}区)?|[\p{Script=Han}]{2,6}[省市]|Beijing|Shanghai|Shenzhen|Guangzhou|Wuhan|Hangzhou|Chengdu|Nanjing|Suzhou|Xi'an|Hohhot|Hong Kong|Remote|远程)$/iu;

const SHAPES: Readonly<Record<string, Shape>> = {
  work: {
    main: 'company',
    second: 'title',
    slots: [
      { field: 'place', known: PLACE },
      { field: 'company', known: COMPANY },
      { field: 'title', known: TITLE },
      { field: 'department', known: DEPARTMENT },
    ],
  },
  projects: { main: 'name', second: 'role', slots: [{ field: 'place', known: PLACE }] },
  campus: {
    main: 'organisation',
    second: 'role',
    slots: [
      { field: 'place', known: PLACE },
      { field: 'organisation', known: ORGANISATION },
      { field: 'role', known: ROLE },
    ],
  },
  practice: { main: 'name', second: 'role', slots: [{ field: 'place', known: PLACE }] },
  research: { main: 'name', second: 'role', slots: [{ field: 'place', known: PLACE }] },
};

export type ExperienceSection = Extract<
  ListSection,
  'work' | 'internships' | 'projects' | 'campus' | 'practice' | 'research'
>;

/** Employments, internships, projects, offices, volunteering and research: a head, a period, statements. */
export function placeExperience(draft: Draft, section: ExperienceSection, lines: readonly TextLine[]): void {
  const entries = entriesOf(lines);
  const before = entries.length === 0 ? lines : linesBefore(lines, entries);
  for (const entry of entries) placeEntry(draft, section, entry);
  for (const line of before) draft.setAside(line);
}

function placeEntry(draft: Draft, section: ExperienceSection, { parts, period, statements }: Entry): void {
  const item = draft.add(section);
  const shape = SHAPES[section === 'internships' ? 'work' : section] ?? SHAPES['work'];
  if (!shape) return;
  if (period) draft.period(`${item}/period`, period.value, SURE.exact, period.line);
  const open = parts.filter((part) => !placeLabelled(draft, item, section, part.text, part.line));
  const head = open.flatMap((part) => unbracketed(part, shape));
  fillHead(draft, item, shape, head.length === 1 ? head.flatMap((part) => apart(part, shape)) : head);
  for (const statement of statements) placeStatement(draft, item, section, statement);
}

/** Known words first, then by the usual order: what it is, then what one was. */
function fillHead(draft: Draft, item: string, shape: Shape, parts: readonly HeadPart[]): void {
  const open = parts.filter(({ text, line }) => {
    const slot = shape.slots.find(
      ({ known, field }) =>
        known.test(text) && !draft.has(`${item}/${field}`) && !isBetterElsewhere(text, field, parts),
    );
    if (slot) draft.text(`${item}/${slot.field}`, text, SURE.known, line);
    return !slot;
  });
  for (const { text, line } of open) {
    const isOfOthers =
      shape.main === 'name' &&
      ROLE.test(text) &&
      text.length <= 10 &&
      open.length > 1 &&
      text === open.at(-1)?.text;
    if (!isOfOthers && !draft.has(`${item}/${shape.main}`))
      draft.text(`${item}/${shape.main}`, text, SURE.likely, line);
    else if (!draft.has(`${item}/${shape.second}`))
      draft.text(`${item}/${shape.second}`, text, SURE.likely, line);
    else if (shape.main === 'company' && !draft.has(`${item}/department`))
      draft.text(`${item}/department`, text, SURE.guessed, line);
    else if (shape.main === 'name' && !draft.has(`${item}/organisation`))
      draft.text(`${item}/organisation`, text, SURE.guessed, line);
    else draft.statement(`${item}/highlights`, text, 'paragraph', SURE.guessed, line);
  }
}

/** 什么（当什么）: the role in brackets behind what it was held in, and no other remark. */
function unbracketed({ text, line }: HeadPart, { second }: Shape): HeadPart[] {
  const [, first, role] = /^(.{2,40}?)\s*[（(]\s*([^（）()]{2,12})[）)]$/u.exec(text) ?? [];
  if (first === undefined || role === undefined) return [{ text, line }];
  const isRole = second === 'title' ? isOfficeOf(first, role) : ROLE.test(role);
  return isRole
    ? [
        { text: first, line },
        { text: role, line },
      ]
    : [{ text, line }];
}

const STRONG_COMPANY = /公司|集团|银行|医院|事务所|工作室|研究院|中学|小学|学校$/u;
const NO_OFFICE = /^(?:全职|兼职|远程|线上|暑期)?实习生?$|分行|支行|分公司|总部|控股|股份|中国|校区|在线$/u;

// 招商银行（广州分行） is one name, 招商银行（审计助理） a name and an office.
const isOfficeOf = (company: string, word: string): boolean =>
  !NO_OFFICE.test(word) &&
  (STRONG_COMPANY.test(company)
    ? /\p{Script=Han}{2}/u.test(word) && ![PLACE, DEPARTMENT, COMPANY].some((form) => form.test(word))
    : TITLE.test(word) && !TITLE.test(company));

const JOINED: Readonly<Record<string, RegExp>> = {
  company: /^(.{3,}?(?:有限公司|分公司|集团|医院|事务所|银行|证券|工作室))([\p{Script=Han}]{2,10})$/u,
  organisation: /^(.{2,}?(?:协会|学生会|社团|社|团委|艺术团|广播站|队))([\p{Script=Han}]{2,6})$/u,
  name: /^(.{4,}?)(项目负责人|负责人|核心成员|队长|组长|后端开发|前端开发|独立开发|组员|成员)$/u,
};

/** What it is and what one was, written without a blank or recognised without it. */
function apart({ text, line }: HeadPart, { main }: Shape): HeadPart[] {
  const found = JOINED[main]?.exec(text);
  const isBoth = found && (main === 'name' || TITLE.test(found[2] ?? '') || ROLE.test(found[2] ?? ''));
  return isBoth
    ? [
        { text: found[1] ?? '', line },
        { text: found[2] ?? '', line },
      ]
    : [{ text, line }];
}

// 信息中心 is a department when a company stands beside it, 产品部 no company.
function isBetterElsewhere(text: string, field: string, parts: readonly HeadPart[]): boolean {
  if (field === 'company') {
    const isWeak = !/公司|集团|银行|医院|事务所/u.test(text);
    const hasStrong = parts.some(
      (part) => part.text !== text && /公司|集团|银行|医院|事务所|Inc|Ltd|LLP|Corp/u.test(part.text),
    );
    return isWeak && (hasStrong || (TITLE.test(text) && !/大学|学校|学院/.test(text)));
  }
  if (field === 'title')
    return DEPARTMENT.test(text) && parts.some((part) => part.text !== text && TITLE.test(part.text));
  return field === 'organisation' && /部长|主席|干事|书记|班长|社长|会长|委员$/u.test(text);
}

const STATEMENT_LABEL =
  /^(?:主要)?(?:工作|实习|项目|个人|岗位|活动|实践|经历|研究)?(?:内容|职责|描述|业绩|成果|成绩|介绍|简介|概述|贡献|收获|职能|亮点|职责描述|责任描述|说明)$|^负责内容$|^我的职责$|^(?:description|responsibilities|achievements|results)$/iu;
const TECH_LABEL =
  /^(?:技术栈|使用技术|项目技术|关键技术|开发环境|技术与工具|技术|工具|开发工具|tech(?:stack)?|tools|technologies)$/iu;
const TEXT_LABELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:公司|单位|公司名称|工作单位|实习单位|单位名称|实习公司|company)$/i, 'company'],
  [/^(?:职位|岗位|担任职位|职务|职位名称|岗位名称|实习岗位|工作岗位|title|position)$/i, 'title'],
  [/^(?:部门|所在部门|department)$/i, 'department'],
  [/^(?:项目名称|名称|课题名称|活动名称|project)$/i, 'name'],
  [/^(?:角色|担任角色|项目角色|担任职务|职务|本人角色|role)$/i, 'role'],
  [/^(?:地点|工作地点|城市|location)$/i, 'place'],
  [/^(?:行业|所属行业|industry)$/i, 'industry'],
  [/^(?:所属单位|组织单位|主办单位|实验室|单位)$/i, 'organisation'],
  [/^(?:指导教师|导师|指导老师|advisor)$/i, 'advisor'],
  [/^(?:资助来源|funding)$/i, 'funding'],
  [/^(?:项目背景|背景|situation|background)$/i, 'situation'],
  [/^(?:我的任务|任务|task)$/i, 'task'],
  [/^(?:个人贡献|contribution)$/i, 'contribution'],
];
const FIELDS: Readonly<Record<ExperienceSection, readonly string[]>> = {
  work: ['company', 'title', 'department', 'place', 'industry'],
  internships: ['company', 'title', 'department', 'place', 'industry'],
  projects: ['name', 'role', 'organisation', 'place', 'situation', 'task', 'contribution'],
  campus: ['organisation', 'role', 'place'],
  practice: ['name', 'organisation', 'role', 'place'],
  research: ['name', 'organisation', 'role', 'advisor', 'funding', 'place'],
};

function placeLabelled(
  draft: Draft,
  item: string,
  section: ExperienceSection,
  text: string,
  line: TextLine,
): boolean {
  const label = labelled(text);
  if (label === null || label.value === '') return false;
  if (TECH_LABEL.test(label.label) && ['projects', 'work', 'internships'].includes(section)) {
    for (const [index, word] of enumerated(label.value).slice(0, 60).entries())
      draft.put(`${item}/tech/${index}`, word.slice(0, 120), word, SURE.labelled, line);
    return true;
  }
  if (/^(?:链接|网址|项目链接|项目地址|link|url)$/i.test(label.label) && /^\S+\.\S+$/.test(label.value)) {
    draft.put(`${item}/link`, label.value, label.value, SURE.labelled, line);
    return true;
  }
  const found = TEXT_LABELS.find(
    ([form, field]) =>
      form.test(label.label) && FIELDS[section].includes(field) && !draft.has(`${item}/${field}`),
  );
  if (!found) return false;
  draft.text(
    `${item}/${found[1]}`,
    label.value,
    SURE.labelled,
    line,
    found[1] === 'situation' || found[1] === 'task' ? 4_000 : 200,
  );
  return true;
}

function placeStatement(
  draft: Draft,
  item: string,
  section: ExperienceSection,
  { text, isBullet, line }: Statement,
): void {
  if (placeLabelled(draft, item, section, text, line)) return;
  const label = labelled(text);
  const isHead = label !== null && STATEMENT_LABEL.test(label.label);
  if (isHead && label.value === '') return;
  const said = isHead ? label.value : text;
  // 1. … 2. … in one paragraph
  const pieces = said.split(/(?<=[。；;])\s*(?=(?:[（(]?\d{1,2}[)）.、．]|[①②③④⑤⑥⑦⑧⑨])\s*(?!\d))/u);
  for (const piece of pieces) {
    const clean =
      pieces.length > 1 || isHead
        ? piece.replace(/^(?:[（(]?\d{1,2}[)）.、．](?!\d)|[①②③④⑤⑥⑦⑧⑨])\s*/u, '')
        : piece;
    draft.statement(
      `${item}/highlights`,
      clean,
      isBullet || pieces.length > 1 ? 'bullet' : 'paragraph',
      SURE.known,
      line,
    );
  }
}
