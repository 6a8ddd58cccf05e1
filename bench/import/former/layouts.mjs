// Layouts written without knowledge of the rules and formerly held out; the rules have since been fixed with them.
import { bold, experiences, facts, heading, line } from '../layouts.mjs';

const two = (value) => String(value).padStart(2, '0');
/** Date and period formatters; awards may have only a year, an employment may continue. */
const dated = (month) => (date) => (date === 'present' ? '至今' : date.m ? month(date) : String(date.y));
const dot = dated(({ y, m }) => `${y}.${two(m)}`);
const slash = dated(({ y, m }) => `${y}/${two(m)}`);
const short = dated(({ y, m }) => `${String(y).slice(2)}.${two(m)}`);
const chinese = (date) => (date === 'present' ? '至今' : `${date.y}年${date.m ? `${date.m}月` : ''}`);
const shortSpan = ({ start, end }) => `${short(start)}-${short(end)}`;
/** Omits the end year if it equals the start year. */
const chineseSpan = ({ start, end }) =>
  `${chinese(start)} – ${end.y === start.y ? `${end.m}月` : chinese(end)}`;

/** A statement with its first words in bold brackets, if it has any. */
const led = (text, mark = '', kind = 'line') => {
  const [lead] = /^【[^】]+】/.exec(text) ?? [];
  return { kind, text: `${mark}${text}`, ...(lead && { lead: `${mark}${lead}` }) };
};
const spread = (left, right) => ({ kind: 'spread', left, right, bold: true });
const grid = (...rows) => ({ kind: 'grid', rows });
const grouped = (phone) => `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
/** 熟练掌握 A、B；了解 C */
const sentence = ({ words }) =>
  words.length > 2
    ? `熟练掌握 ${words.slice(0, -1).join('、')}；了解 ${words.at(-1)}`
    : `熟练使用 ${words.join('、')}`;
const paired = (e, titles) => ['internships', 'projects', 'campus'].map((key, at) => [titles[at], e[key]]);

/** A two-column header with symbols and labels, two-digit years, the role before the organisation. */
function iconHead(document) {
  const f = facts(document, dot);
  const e = experiences(document, dot, shortSpan);
  return [
    { kind: 'name', text: f.name },
    {
      kind: 'columns',
      side: 'left',
      narrow: [
        line(`☎ 电话：${grouped(f.phone)}`),
        line(`★ 性别：${f.gender}`),
        line(`◎ 民族：${f.ethnicity}`),
        line(`▶ 意向岗位：${f.position}`),
      ],
      wide: [
        line(`✉ 邮箱：${f.email}`),
        line(`☆ 出生年月：${f.birth}`),
        line(`⌂ 籍贯：${f.native}    ⚑ 政治面貌：${f.political}`),
        line(`▷ 意向城市：${f.city}`),
      ],
    },
    heading('■ 教育经历'),
    spread(`${e.education.school}  ${e.education.major}（${e.education.degree}）`, e.education.when),
    { kind: 'bullet', text: `专业绩点：${e.education.gpa}` },
    { kind: 'bullet', text: `相关课程：${e.education.courses}` },
    ...paired(e, ['实习经验', '项目实践', '校园任职']).flatMap(([title, items]) => [
      heading(`■ ${title}`),
      ...items.flatMap((x) => [
        spread(`${x.role}  ${x.title}`, x.when),
        ...x.said.map((text) => led(text, '', 'bullet')),
      ]),
    ]),
    heading('■ 个人荣誉'),
    ...e.awards.map((x) => ({ kind: 'spread', left: x.name, right: x.when })),
    heading('■ 专业能力'),
    ...e.skills.map((x) => ({ kind: 'bullet', text: `${x.name}：${sentence(x)}` })),
    heading('■ 持有证书'),
    line(e.certificates.join('  ')),
    heading('■ 个人评价'),
    ...e.self.map(line),
  ];
}

/** Tables with a title row: name, role, period and statements side by side. */
function headerTable(document) {
  const f = facts(document, chinese);
  const e = experiences(document, slash, '–');
  const told = (items) =>
    items.map((x) => [x.title, x.role, x.when, x.said.map((text, at) => `（${at + 1}）${text}`).join('\n')]);
  return [
    { kind: 'name', text: '求职简历' },
    grid(
      ['姓  名', f.name, '性  别', f.gender, '民  族', f.ethnicity],
      ['出生日期', f.birth, '政治面貌', f.political, '籍  贯', f.native],
      ['联系方式', f.phone, 'E-mail', f.email, '意向城市', f.city],
      ['应聘岗位', f.position],
    ),
    heading('教育信息'),
    grid(
      ['学校', '专业', '学历', '就读时间', '绩点', '主要课程'],
      [
        e.education.school,
        e.education.major,
        e.education.degree,
        e.education.when,
        e.education.gpa,
        e.education.courses,
      ],
    ),
    heading('实习实践'),
    grid(['公司', '岗位', '时间', '工作内容'], ...told(e.internships)),
    heading('项目实践'),
    grid(['项目名称', '担任角色', '时间', '项目内容'], ...told(e.projects)),
    heading('校园任职'),
    grid(['组织', '职务', '时间', '主要工作'], ...told(e.campus)),
    heading('个人荣誉'),
    grid(['获奖时间', '奖项名称'], ...e.awards.map((x) => [x.when, x.name])),
    heading('证书与技能'),
    grid(['证书', e.certificates.join('、')], ...e.skills.map((x) => [x.name, x.words.join('、')])),
    heading('自我评价'),
    ...e.self.map(line),
  ];
}

/** Bilingual headings, the period first in brackets, awards in one paragraph, contacts at the end. */
function yearFirst(document) {
  const f = facts(document, dot);
  const e = experiences(document, dot, '~');
  const honours = experiences(document, chinese).awards;
  return [
    { kind: 'name', text: f.name },
    line(`${f.gender} / ${f.ethnicity} / ${f.political} / ${f.birth}生 / ${f.native}人`),
    line(`应聘：${f.position}（意向城市：${f.city}）`),
    heading('教育背景 Education'),
    bold(`[${e.education.when}] ${e.education.school}，${e.education.major}专业，${e.education.degree}`),
    line(`在校课程：${e.education.courses}。GPA ${e.education.gpa}。`),
    ...paired(e, [
      '实习经历 Internship Experience',
      '项目实践 Projects',
      '学生工作 Campus Activities',
    ]).flatMap(([title, items]) => [
      heading(title),
      ...items.flatMap((x) => [
        bold(`[${x.when}] ${x.title}，${x.role}`),
        ...x.said.map((text, at) => led(`${text}。`, `(${at + 1}) `)),
      ]),
    ]),
    heading('荣誉奖励 Honors & Awards'),
    line(`${honours.map((x) => `${x.when}获${x.name}`).join('；')}。`),
    heading('资质证书 Certificates'),
    line(`已取得${e.certificates.join('、')}。`),
    heading('专业能力 Skills'),
    ...e.skills.map((x) => line(`${x.name}：${sentence(x)}。`)),
    heading('个人评价 About Me'),
    ...e.self.map(line),
    line(`电话 ${f.phone}  |  邮箱 ${f.email}`),
  ];
}

/** A summary at the top, then role before organisation, with periods such as 2024年7月 – 9月. */
function roleFirst(document) {
  const f = facts(document, chinese);
  const e = experiences(document, chinese, chineseSpan);
  return [
    { kind: 'name', text: `${f.name}｜${f.position}` },
    line(`${f.phone} · ${f.email} · 求职城市 ${f.city}`),
    line(`${f.gender} · ${f.birth}出生 · ${f.ethnicity} · ${f.political} · 籍贯 ${f.native}`),
    heading('个人概述'),
    ...e.self.map(line),
    ...paired(e, ['实习经历', '项目实践', '校园任职']).flatMap(([title, items]) => [
      heading(title),
      ...items.flatMap((x) => [
        bold(`${x.role} — ${x.title}`),
        line(x.when),
        ...x.said.map((text) => led(text, '▪ ')),
      ]),
    ]),
    heading('教育'),
    bold(`${e.education.degree} — ${e.education.major} — ${e.education.school}`),
    line(e.education.when),
    line(`▪ 绩点 ${e.education.gpa}，修读 ${e.education.courses}`),
    heading('技能'),
    ...e.skills.map((x) => line(`▪ ${x.name} — ${x.words.join(' / ')}`)),
    heading('证书'),
    ...e.certificates.map((name) => line(`▪ ${name}`)),
    heading('个人荣誉'),
    ...e.awards.map((x) => line(`▪ ${x.name}，${x.when}`)),
  ];
}

/** Every entry in separate labelled lines. */
function labelledEntries(document) {
  const f = facts(document, slash);
  const e = experiences(document, slash, ' 至 ');
  const entries = (title, [what, role, when, done], items) => [
    heading(title),
    ...items.flatMap((x) => [
      bold(`${what}：${x.title}`),
      line(`${when}：${x.when}`),
      line(`${role}：${x.role}`),
      line(`${done}：`),
      ...x.said.map((text, at) => led(text, `${'①②③'[at]}`)),
    ]),
  ];
  return [
    { kind: 'name', text: '个 人 简 历' },
    heading('★ 个人信息 ★'),
    line(`姓 名：${f.name}`),
    line(`性 别：${f.gender}`),
    line(`出生年月：${f.birth}`),
    line(`民 族：${f.ethnicity}`),
    line(`籍 贯：${f.native}`),
    line(`政治面貌：${f.political}`),
    line(`联系电话：${f.phone}`),
    line(`电子邮件：${f.email}`),
    heading('★ 求职目标 ★'),
    line(`目标岗位：${f.position}`),
    line(`目标城市：${f.city}`),
    heading('★ 学习经历 ★'),
    bold(`毕业院校：${e.education.school}`),
    line(`所学专业：${e.education.major}`),
    line(`学历层次：${e.education.degree}`),
    line(`在校时间：${e.education.when}`),
    line(`平均绩点：${e.education.gpa}`),
    line(`主干课程：${e.education.courses}`),
    ...entries('★ 实习经历 ★', ['实习单位', '实习岗位', '实习时间', '实习内容'], e.internships),
    ...entries('★ 项目实践 ★', ['项目名称', '项目角色', '项目时间', '项目职责'], e.projects),
    ...entries('★ 校园任职 ★', ['任职组织', '担任职务', '任职时间', '工作内容'], e.campus),
    heading('★ 个人荣誉 ★'),
    ...e.awards.map((x, at) => line(`${at + 1}）${x.when}，${x.name}`)),
    heading('★ 专业能力 ★'),
    ...e.skills.map((x, at) => line(`${at + 1}）${x.name}：${sentence(x)}`)),
    heading('★ 所获证书 ★'),
    ...e.certificates.map((name, at) => line(`${at + 1}）${name}`)),
    heading('★ 自我介绍 ★'),
    ...e.self.map(line),
  ];
}

/** The layouts of the formerly held-out third. */
export const LAYOUTS = { iconHead, headerTable, yearFirst, roleFirst, labelledEntries };
