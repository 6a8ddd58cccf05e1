// Forms, tables and labels everywhere.
import { bullet, GROUPS, heading, line } from '../layouts.mjs';
import { row, grid, name, numberedLines, read } from './parts.mjs';

/** A school form: all in tables, the statements in a wide cell of the row. */
export function schoolForm(document) {
  const { f, e } = read(document, 'dots');
  return [
    name('毕业生求职登记表'),
    row('姓名', f.name, '性别', f.gender, '出生年月', f.birth),
    row('民族', f.ethnicity, '籍贯', f.native, '政治面貌', f.political),
    row('联系电话', f.phone, '电子邮箱', f.email),
    row('应聘岗位', f.position, '期望城市', f.city),
    row('毕业院校', e.education.school, '专业', e.education.major, '学历', e.education.degree),
    row('学习时间', e.education.when, '绩点', e.education.gpa),
    row('主修课程', e.education.courses),
    heading('实习经历'),
    grid(
      ['起止时间', '单位', '职务', '主要工作'],
      ...e.internships.map((x) => [x.when, x.title, x.role, numberedLines(x.said)]),
    ),
    heading('项目经历'),
    grid(
      ['时间', '项目名称', '角色', '内容'],
      ...e.projects.map((x) => [x.when, x.title, x.role, numberedLines(x.said)]),
    ),
    heading('校园经历'),
    grid(
      ['时间', '组织', '职务', '工作内容'],
      ...e.campus.map((x) => [x.when, x.title, x.role, numberedLines(x.said)]),
    ),
    heading('获奖情况'),
    grid(['获奖时间', '奖项名称'], ...e.awards.map((x) => [x.when, x.name])),
    row('资格证书', e.certificates.join('、')),
    row('技能', e.skills.map((x) => `${x.name}：${x.words.join('、')}`).join('\n')),
    row('自我评价', e.self.join('\n')),
  ];
}

/** Dates in a separate left column, everything else in the cell next to them. */
export function timeTable(document) {
  const { f, e } = read(document, 'slashes');
  return [
    name(`${f.name}  个人简历`),
    line(`求职意向：${f.position}（${f.city}）`.replace(/（(.*)）/, '    期望地点：$1')),
    row('出生日期', f.birth, '性别', f.gender),
    row('民族', f.ethnicity, '政治面貌', f.political),
    row('籍贯', f.native, '手机', f.phone),
    row('邮箱', f.email),
    heading('教育'),
    row(
      e.education.when,
      `${e.education.school}，${e.education.major}，${e.education.degree}\nGPA：${e.education.gpa}\n课程：${e.education.courses}`,
    ),
    ...GROUPS.flatMap(([key, title]) => [
      heading(title),
      ...e[key].map((x) => row(x.when, [`${x.title}，${x.role}`, ...x.said.map((t) => `• ${t}`)].join('\n'))),
    ]),
    heading('奖励'),
    ...e.awards.map((x) => row(x.when, x.name)),
    heading('证书'),
    line(e.certificates.join('；')),
    heading('技能'),
    ...e.skills.map((x) => row(x.name, x.words.join('、'))),
    heading('自我评价'),
    ...e.self.map(line),
  ];
}

/** A label in square brackets before each part, as job fairs print them. */
export function labelBlocks(document) {
  const { f, e } = read(document, 'chinese');
  const block = (names, x) => [
    line(`【${names[0]}】${x.when}`),
    line(`【${names[1]}】${x.title}`),
    line(`【${names[2]}】${x.role}`),
    line(`【${names[3]}】`),
    ...x.said.map((text, at) => line(`${at + 1}）${text}`)),
  ];
  return [
    name('求职简历'),
    line(`【姓名】${f.name}  【性别】${f.gender}  【民族】${f.ethnicity}`),
    line(`【出生年月】${f.birth}  【籍贯】${f.native}  【政治面貌】${f.political}`),
    line(`【电话】${f.phone}  【邮箱】${f.email}`),
    line(`【意向岗位】${f.position}  【意向城市】${f.city}`),
    heading('一、教育情况'),
    line(`【时间】${e.education.when}`),
    line(`【学校】${e.education.school}`),
    line(`【专业】${e.education.major}`),
    line(`【学历】${e.education.degree}`),
    line(`【绩点】${e.education.gpa}`),
    line(`【课程】${e.education.courses}`),
    heading('二、实习情况'),
    ...e.internships.flatMap((x) => block(['时间', '单位', '岗位', '工作内容'], x)),
    heading('三、项目情况'),
    ...e.projects.flatMap((x) => block(['时间', '项目', '角色', '项目内容'], x)),
    heading('四、学生工作'),
    ...e.campus.flatMap((x) => block(['时间', '组织', '职务', '工作内容'], x)),
    heading('五、获奖情况'),
    ...e.awards.map((x) => line(`${x.when}：${x.name}`)),
    heading('六、证书'),
    line(e.certificates.join('、')),
    heading('七、技能'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join('、')}`)),
    heading('八、自我评价'),
    ...e.self.map(line),
  ];
}

/** A government form: a heading in the first cell of each row, its content in the second. */
export function stateForm(document) {
  const { f, e } = read(document, 'chinese');
  const said = (x) => [
    `${x.when}  ${x.title}  ${x.role}`,
    ...x.said.map((text, at) => `（${at + 1}）${text}`),
  ];
  return [
    name('应聘人员登记表'),
    row('姓　名', f.name, '性　别', f.gender, '照片'),
    row('民　族', f.ethnicity, '出生年月', f.birth),
    row('籍　贯', f.native, '政治面貌', f.political),
    row('手　机', f.phone, '电子邮件', f.email),
    row('应聘职位', f.position, '工作地点', f.city),
    row(
      '学习经历',
      `${e.education.when}  ${e.education.school}  ${e.education.major}专业  ${e.education.degree}\n学分绩点：${e.education.gpa}\n主要课程：${e.education.courses}`,
    ),
    row('实习经历', e.internships.flatMap(said).join('\n')),
    row('项目经历', e.projects.flatMap(said).join('\n')),
    row('校内任职', e.campus.flatMap(said).join('\n')),
    row('奖惩情况', e.awards.map((x) => `${x.when}  ${x.name}`).join('\n')),
    row('持有证书', e.certificates.join('；')),
    row('特长技能', e.skills.map((x) => `${x.name}：${x.words.join('、')}`).join('\n')),
    row('自我鉴定', e.self.join('\n')),
  ];
}

/** Labels before everything, headings with bars, the period in brackets after its entry. */
export function labelLines(document) {
  const { f, e } = read(document, 'chinese');
  return [
    name('个 人 简 历'),
    heading('｜基本资料'),
    line(`姓    名：${f.name}`),
    line(`性    别：${f.gender}`),
    line(`出生年月：${f.birth}`),
    line(`民    族：${f.ethnicity}`),
    line(`籍    贯：${f.native}`),
    line(`政治面貌：${f.political}`),
    line(`联系电话：${f.phone}`),
    line(`电子邮箱：${f.email}`),
    heading('｜求职意向'),
    line(`目标岗位：${f.position}`),
    line(`目标城市：${f.city}`),
    heading('｜教育经历'),
    line(`${e.education.school}（${e.education.when}）`),
    line(`专业：${e.education.major}    学历：${e.education.degree}    GPA：${e.education.gpa}`),
    line(`主修：${e.education.courses}`),
    heading('｜实践经历'.replace('实践', '实习')),
    ...e.internships.flatMap((x) => [
      line(`${x.title}（${x.when}）`),
      line(`担任职务：${x.role}`),
      line(`工作职责：${x.said.map((text, at) => `${at + 1}、${text}；`).join('')}`),
    ]),
    heading('｜项目经历'),
    ...e.projects.flatMap((x) => [
      line(`${x.title}（${x.when}）`),
      line(`项目角色：${x.role}`),
      line(`项目描述：${x.said.map((text, at) => `${at + 1}、${text}；`).join('')}`),
    ]),
    heading('｜校园经历'),
    ...e.campus.flatMap((x) => [
      line(`${x.title}（${x.when}）`),
      line(`担任职务：${x.role}`),
      line(`主要工作：${x.said.map((text, at) => `${at + 1}、${text}；`).join('')}`),
    ]),
    heading('｜荣誉证书'),
    line(`荣誉：${e.awards.map((x) => `${x.name}（${x.when}）`).join('、')}`),
    line(`证书：${e.certificates.join('、')}`),
    heading('｜个人技能'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join('、')}`)),
    heading('｜自我评价'),
    ...e.self.map(line),
  ];
}

/** Labels in a row above their values, sections as tables without a title row. */
export function stackedTable(document) {
  const { f, e } = read(document, 'slashes');
  return [
    name(f.name),
    row('性别', '民族', '籍贯', '政治面貌', '出生年月'),
    row(f.gender, f.ethnicity, f.native, f.political, f.birth),
    row('手机号码', '电子邮箱', '意向岗位', '意向城市'),
    row(f.phone, f.email, f.position, f.city),
    heading('■ 学历'),
    grid(
      ['学校', '专业', '学历', '时间'],
      [e.education.school, e.education.major, e.education.degree, e.education.when],
    ),
    line(`绩点：${e.education.gpa}`),
    line(`课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key, title]) => [
      heading(`■ ${title}`),
      ...e[key].flatMap((x) => [row(x.title, x.role, x.when), ...x.said.map(bullet)]),
    ]),
    heading('■ 荣誉'),
    ...e.awards.map((x) => row(x.name, x.when)),
    heading('■ 证书'),
    row(...e.certificates),
    heading('■ 技能'),
    ...e.skills.map((x) => row(x.name, x.words.join('、'))),
    heading('■ 自我评价'),
    ...e.self.map(line),
  ];
}
