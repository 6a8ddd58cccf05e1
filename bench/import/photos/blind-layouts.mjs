// Layouts of the photographs that are scored by the command alone.
import {
  bold,
  bullet,
  grid,
  heading,
  line,
  mobile,
  name,
  read,
  row,
  spaced,
  spread,
} from '../fresh/parts.mjs';

const joined = (list, mark = '、') => list.join(mark);
const skill = (x) => `${x.name}：${joined(x.words)}`;

/** A letterhead: contacts below the name, employer and date in one line, the post below them. */
export function letter(document, jobs) {
  const { f, e } = read(document, 'dotWide');
  const group = (title, items) => [
    heading(title),
    ...items.flatMap((x) => [spread(x.title, x.when), line(x.role), ...x.said.map(bullet)]),
  ];
  return [
    name(f.name),
    line(`电话：${mobile.blanks(f.phone)}    邮箱：${f.email}`),
    line(`${f.gender}    ${f.ethnicity}    ${f.political}    籍贯：${f.native}    出生年月：${f.birth}`),
    line(`求职意向：${f.position}    意向城市：${f.city}`),
    ...group(jobs, e.internships),
    ...group('项目经历', e.projects),
    heading('教育背景'),
    spread(e.education.school, e.education.when),
    line(`${e.education.major}    ${e.education.degree}    GPA：${e.education.gpa}`),
    line(`主修课程：${e.education.courses}`),
    ...group('校园经历', e.campus),
    heading('证书与奖励'),
    ...e.awards.map((x) => line(`${x.when}    ${x.name}`)),
    line(`证书：${joined(e.certificates)}`),
    heading('专业技能'),
    ...e.skills.map((x) => line(skill(x))),
    heading('自我评价'),
    ...e.self.map(line),
  ];
}

/** An application form with ruled cells: details, then tables with their own headers. */
export function office(document, jobs) {
  const { f, e } = read(document, 'dot');
  return [
    name('应聘人员登记表'),
    row('姓    名', f.name, '性    别', f.gender),
    row('出生年月', f.birth, '民    族', f.ethnicity),
    row('政治面貌', f.political, '籍    贯', f.native),
    row('联系电话', f.phone, '电子邮箱', f.email),
    row('应聘岗位', f.position, '意向城市', f.city),
    heading('教育经历'),
    grid(
      ['起止时间', '毕业院校', '专业', '学历', '绩点'],
      [e.education.when, e.education.school, e.education.major, e.education.degree, e.education.gpa],
    ),
    row('主修课程', e.education.courses),
    heading(jobs),
    grid(
      ['起止时间', '工作单位', '职务', '工作内容'],
      ...e.internships.map((x) => [x.when, x.title, x.role, joined(x.said, '\n')]),
    ),
    heading('项目经历'),
    grid(
      ['起止时间', '项目名称', '担任角色', '项目描述'],
      ...e.projects.map((x) => [x.when, x.title, x.role, joined(x.said, '\n')]),
    ),
    heading('校园经历'),
    grid(
      ['起止时间', '组织', '职务', '主要工作'],
      ...e.campus.map((x) => [x.when, x.title, x.role, joined(x.said, '\n')]),
    ),
    row(
      '获奖情况',
      joined(
        e.awards.map((x) => `${x.when} ${x.name}`),
        '\n',
      ),
    ),
    row('证    书', joined(e.certificates)),
    row('专业技能', joined(e.skills.map(skill), '\n')),
    row('自我评价', joined(e.self, '\n')),
  ];
}

/** Details, skills and prizes in a coloured column on the right. */
export function rightColumn(document, jobs) {
  const { f, e } = read(document, 'slash');
  const group = (title, items) => [
    heading(title),
    ...items.flatMap((x) => [bold(`${x.title}    ${x.role}`), line(x.when), ...x.said.map(bullet)]),
  ];
  const narrow = [
    heading('联系方式'),
    line(f.phone),
    line(f.email),
    heading('个人信息'),
    line(`性别：${f.gender}`),
    line(`生日：${f.birth}`),
    line(`民族：${f.ethnicity}`),
    line(`籍贯：${f.native}`),
    line(`政治面貌：${f.political}`),
    heading('技能'),
    ...e.skills.flatMap((x) => [line(skill(x))]),
    heading('获奖'),
    ...e.awards.map((x) => line(`${x.name} ${x.when}`)),
    heading('证书'),
    ...e.certificates.map(line),
  ];
  const wide = [
    ...group(jobs, e.internships),
    ...group('项目经历', e.projects),
    ...group('校园经历', e.campus),
    heading('教育经历'),
    bold(`${e.education.school}    ${e.education.major}    ${e.education.degree}`),
    line(e.education.when),
    line(`GPA：${e.education.gpa}`),
    line(`主修课程：${e.education.courses}`),
    heading('自我评价'),
    ...e.self.map(line),
  ];
  return [
    name(f.name),
    line(`求职意向：${f.position}    期望城市：${f.city}`),
    { kind: 'columns', side: 'right', narrow, wide },
  ];
}

/** Small text: date, place and post in one line, as people do who must not exceed one page. */
export function tight(document, jobs) {
  const { f, e } = read(document, 'dash');
  const group = (title, items) => [
    heading(title),
    ...items.flatMap((x) => [spread(`${x.title} · ${x.role}`, x.when), ...x.said.map(bullet)]),
  ];
  return [
    name(f.name),
    line(
      `${f.phone} | ${f.email} | ${f.gender} | ${f.birth} | ${f.native} | ${f.ethnicity} | ${f.political}`,
    ),
    line(`应聘职位：${f.position} | 意向城市：${f.city}`),
    heading('教育背景'),
    spread(`${e.education.school} · ${e.education.major} · ${e.education.degree}`, e.education.when),
    line(`绩点：${e.education.gpa} | 核心课程：${e.education.courses}`),
    ...group(jobs, e.internships),
    ...group('项目经验', e.projects),
    ...group('学生工作', e.campus),
    heading('奖项、证书与技能'),
    line(`奖项：${joined(e.awards.map((x) => `${x.name}（${x.when}）`))}`),
    line(`证书：${joined(e.certificates)}`),
    ...e.skills.map((x) => line(skill(x))),
    heading('自我评价'),
    ...e.self.map(line),
  ];
}

/** English headings and labels, months in English, Chinese statements. */
export function abroad(document, jobs) {
  const { f, e } = read(document, 'english');
  const group = (title, items) => [
    heading(title),
    ...items.flatMap((x) => [spread(x.title, x.when), line(x.role), ...x.said.map(bullet)]),
  ];
  return [
    name(f.name),
    line(`Mobile: ${f.phone} | Email: ${f.email}`),
    line(
      `性别：${f.gender} | 出生年月：${f.birth} | 民族：${f.ethnicity} | 政治面貌：${f.political} | 籍贯：${f.native}`,
    ),
    line(`求职意向：${f.position} | 期望城市：${f.city}`),
    heading('Education 教育背景'),
    spread(`${e.education.school}    ${e.education.major}    ${e.education.degree}`, e.education.when),
    line(`GPA: ${e.education.gpa}    主修课程：${e.education.courses}`),
    ...group(jobs === '工作经历' ? 'Work Experience 工作经历' : 'Internships 实习经历', e.internships),
    ...group('Projects 项目经历', e.projects),
    ...group('Activities 校园经历', e.campus),
    heading('Awards 获奖情况'),
    ...e.awards.map((x) => spread(x.name, x.when, false)),
    heading('Certificates 证书'),
    line(joined(e.certificates)),
    heading('Skills 专业技能'),
    ...e.skills.map((x) => line(skill(x))),
    heading('Summary 自我评价'),
    ...e.self.map(line),
  ];
}

/** A coloured head with the name, the desired post and the contacts in white. */
export function ribbon(document, jobs) {
  const { f, e } = read(document, 'dotWide');
  const group = (title, items) => [
    heading(title),
    ...items.flatMap((x) => [bold(`${x.when}    ${x.title}    ${x.role}`), ...x.said.map(bullet)]),
  ];
  return [
    name(f.name),
    line(`求职意向：${f.position}    期望城市：${f.city}`),
    line(`手机：${f.phone}    邮箱：${f.email}`),
    heading('基本信息'),
    line(`性别：${f.gender}    民族：${f.ethnicity}    出生年月：${f.birth}`),
    line(`籍贯：${f.native}    政治面貌：${f.political}`),
    ...group(jobs, e.internships),
    ...group('项目经历', e.projects),
    heading('教育背景'),
    bold(`${e.education.when}    ${e.education.school}    ${e.education.major}    ${e.education.degree}`),
    line(`GPA：${e.education.gpa}    主修课程：${e.education.courses}`),
    ...group('校园经历', e.campus),
    heading('荣誉证书'),
    ...e.awards.map((x) => bullet(`${x.when}    ${x.name}`)),
    heading('技能证书'),
    ...e.certificates.map(bullet),
    heading('技能特长'),
    ...e.skills.map((x) => bullet(skill(x))),
    heading('自我评价'),
    ...e.self.map(line),
  ];
}

/** Dates in a column of their own, without lines between the cells. */
export function dated(document, jobs) {
  const { f, e } = read(document, 'dot');
  const group = (title, items) => [
    heading(title),
    ...items.map((x) =>
      row(x.when, [`${x.title}    ${x.role}`, ...x.said.map((text, at) => `${at + 1}. ${text}`)].join('\n')),
    ),
  ];
  return [
    name(f.name),
    line(`${f.gender} | ${f.birth} | ${f.ethnicity} | ${f.political} | 籍贯：${f.native}`),
    line(`电话：${f.phone} | 邮箱：${f.email}`),
    line(`求职意向：${f.position} | 意向城市：${f.city}`),
    heading('教育经历'),
    row(
      e.education.when,
      [
        `${e.education.school}    ${e.education.major}    ${e.education.degree}`,
        `GPA：${e.education.gpa}`,
        `主修课程：${e.education.courses}`,
      ].join('\n'),
    ),
    ...group(jobs, e.internships),
    ...group('项目经历', e.projects),
    ...group('校园经历', e.campus),
    heading('获奖情况'),
    ...e.awards.map((x) => row(x.when, x.name)),
    heading('证书'),
    line(joined(e.certificates)),
    heading('专业技能'),
    ...e.skills.map((x) => line(skill(x))),
    heading('自我评价'),
    ...e.self.map(line),
  ];
}

/** One label a line in Kai type, statements numbered in brackets. */
export function brush(document, jobs) {
  const { f, e } = read(document, 'chinese');
  const group = (title, items) => [
    heading(title),
    ...items.flatMap((x) => [
      bold(`${x.when}    ${x.title}    ${x.role}`),
      ...x.said.map((text, at) => line(`（${at + 1}）${text}；`)),
    ]),
  ];
  return [
    name(spaced('个人简历', '　')),
    line(`姓名：${f.name}    性别：${f.gender}    民族：${f.ethnicity}`),
    line(`出生年月：${f.birth}    籍贯：${f.native}    政治面貌：${f.political}`),
    line(`手机：${f.phone}    电子邮箱：${f.email}`),
    line(`应聘岗位：${f.position}    期望工作城市：${f.city}`),
    heading('一、教育背景'),
    line(`${e.education.when}    ${e.education.school}    ${e.education.major}    ${e.education.degree}`),
    line(`绩点：${e.education.gpa}`),
    line(`主修课程：${e.education.courses}`),
    ...group(`二、${jobs}`, e.internships),
    ...group('三、项目经历', e.projects),
    ...group('四、校园经历', e.campus),
    heading('五、获奖情况'),
    ...e.awards.map((x) => line(`${x.when}    ${x.name}`)),
    heading('六、资格证书'),
    line(joined(e.certificates)),
    heading('七、专业技能'),
    ...e.skills.map((x) => line(skill(x))),
    heading('八、自我评价'),
    ...e.self.map(line),
  ];
}
