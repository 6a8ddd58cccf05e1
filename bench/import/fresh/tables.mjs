// Forms and tables: registrations of authorities and schools, factory sheets, exports of job sites.
import {
  bold,
  bullet,
  chooser,
  circled,
  grid,
  heading,
  line,
  mobile,
  name,
  read,
  row,
  spaced,
} from './parts.mjs';

/** An exam registration form: labels with spaces inside, one cell per item. */
export function registration(document) {
  const { f, e } = read(document, 'dot');
  const of = chooser(document);
  const told = (x) => `${x.when}  在${x.title}任${x.role}\n${x.said.join('。')}。`;
  return [
    name('公开招聘工作人员报名表'),
    row('姓　　名', f.name, '性　　别', f.gender),
    row('民　　族', f.ethnicity, '出生年月', f.birth),
    row('籍　　贯', f.native, '政治面貌', f.political),
    row('报考岗位', f.position, of(['意向地区', '期望地点', '意愿工作地']), f.city),
    row('联系电话', f.phone, '电子信箱', f.email),
    row('毕业院校', e.education.school, '所学专业', e.education.major),
    row('学历层次', e.education.degree, '在校时间', e.education.when),
    row('平均绩点', e.education.gpa, '主修课程', e.education.courses),
    row('实习（工作）简历', e.internships.map(told).join('\n')),
    row('参与项目情况', e.projects.map(told).join('\n')),
    row('担任学生干部情况', e.campus.map(told).join('\n')),
    row('奖惩情况', e.awards.map((x) => `${x.when} ${x.name}`).join('\n')),
    row('持有资格证书', e.certificates.join('、')),
    row('专业特长', e.skills.map((x) => `${x.name}：${x.words.join('、')}`).join('；')),
    row('自我评价', e.self.join('')),
  ];
}

/** The form of a hospital ward or school: one table with section titles. */
export function wardSheet(document) {
  const { f, e } = read(document, 'dash');
  const of = chooser(document);
  return [
    name(`${f.name}个人简历`),
    row('姓名', f.name, '性别', f.gender, '民族', f.ethnicity),
    row('出生日期', f.birth, '籍贯', f.native, '政治面貌', f.political),
    row('手机', mobile.blanks(f.phone), 'E-mail', f.email, of(['应聘科室/岗位', '应聘岗位']), f.position),
    row('意向城市', f.city),
    heading('学习经历'),
    grid(
      ['起止时间', '学校名称', '专业', '学历', 'GPA'],
      [e.education.when, e.education.school, e.education.major, e.education.degree, e.education.gpa],
    ),
    line(`主要课程：${e.education.courses}`),
    heading(of(['实习轨迹', '实习经历', '临床/教学实习'])),
    grid(
      ['起止时间', '实习单位', '实习岗位', '主要工作及收获'],
      ...e.internships.map((x) => [x.when, x.title, x.role, x.said.join('；')]),
    ),
    heading('项目与课题'),
    grid(
      ['起止时间', '名称', '承担工作', '简述'],
      ...e.projects.map((x) => [x.when, x.title, x.role, x.said.join('；')]),
    ),
    heading('校园任职'),
    grid(
      ['任职时间', '部门/社团', '职务', '工作业绩'],
      ...e.campus.map((x) => [x.when, x.title, x.role, x.said.join('；')]),
    ),
    heading('所获荣誉'),
    grid(['时间', '荣誉名称'], ...e.awards.map((x) => [x.when, x.name])),
    heading('职业资格'),
    ...e.certificates.map(bullet),
    heading('技能'),
    ...e.skills.map((x) => row(x.name, x.words.join('、'))),
    heading('自我评价'),
    ...e.self.map(line),
  ];
}

/** A job site export: the personal details in a line, labels on the left, the statements in one paragraph. */
export function siteExport(document) {
  const { f, e } = read(document, 'slash');
  const entry = (x, label) => [
    line(x.when),
    bold(`${x.title}`),
    line(x.role),
    line(label),
    ...circled(x.said).map((text) => line(`${text}；`)),
  ];
  return [
    name(f.name),
    line(`${f.gender}  |  ${f.birth}  |  籍贯：${f.native}`),
    line(`手机：${f.phone}  |  邮箱：${f.email}`),
    line(`民族：${f.ethnicity}  |  政治面貌：${f.political}`),
    heading('求职意向'),
    row('期望职业', f.position),
    row('期望工作地区', f.city),
    heading('教育经历'),
    line(`${e.education.when}`),
    bold(`${e.education.school}`),
    line(`${e.education.major}  |  ${e.education.degree}`),
    line(`GPA：${e.education.gpa}`),
    line(`主修课程：${e.education.courses}`),
    heading('工作/实习经历'),
    ...e.internships.flatMap((x) => entry(x, '工作描述：')),
    heading('项目经验'),
    ...e.projects.flatMap((x) => entry(x, '责任描述：')),
    heading('在校职务'),
    ...e.campus.flatMap((x) => entry(x, '职务描述：')),
    heading('获得荣誉'),
    ...e.awards.map((x) => line(`${x.when}  ${x.name}`)),
    heading('证书'),
    ...e.certificates.map(line),
    heading('技能特长'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join('，')}`)),
    heading('自我评价'),
    ...e.self.map(line),
  ];
}

/** A factory form: pairs of labels, sections as table rows with their name in the first cell. */
export function workerForm(document) {
  const { f, e } = read(document, 'chinese');
  return [
    name('员工入职登记表'),
    row('姓名', f.name, '性别', f.gender, '民族', f.ethnicity, '籍贯', f.native),
    row('出生年月', f.birth, '政治面貌', f.political, '应聘工种', f.position),
    row('联系方式', f.phone, '邮箱', f.email, '期望地点', f.city),
    row('教育经历', '起止年月', '学校', '专业', '学历'),
    row('', e.education.when, e.education.school, e.education.major, e.education.degree),
    row('', `绩点：${e.education.gpa}`, `课程：${e.education.courses}`),
    heading('工作（实习）经历'),
    ...e.internships.flatMap((x) => [
      row('单位', x.title, '岗位', x.role, '时间', x.when),
      row('工作内容', x.said.map((text, at) => `${at + 1}、${text}`).join('\n')),
    ]),
    heading('参加项目'),
    ...e.projects.flatMap((x) => [
      row('项目', x.title, '担任', x.role, '时间', x.when),
      row('项目内容', x.said.map((text, at) => `${at + 1}、${text}`).join('\n')),
    ]),
    heading('校内任职'),
    ...e.campus.flatMap((x) => [
      row('组织', x.title, '职务', x.role, '时间', x.when),
      row('工作内容', x.said.map((text, at) => `${at + 1}、${text}`).join('\n')),
    ]),
    heading('奖励'),
    ...e.awards.map((x) => row(x.when, x.name)),
    heading('证书及技能'),
    row('证书', e.certificates.join('、')),
    ...e.skills.map((x) => row(x.name, x.words.join('、'))),
    heading('自我鉴定'),
    ...e.self.map(line),
  ];
}

/** A recommendation form of a school's employment office. */
export function graduate(document) {
  const { f, e } = read(document, 'chineseTo');
  const of = chooser(document);
  return [
    name(spaced('毕业生推荐表', ' ')),
    heading('一、基本情况'),
    row('姓名', f.name, '性别', f.gender, '出生年月', f.birth),
    row('民族', f.ethnicity, '籍贯', f.native, '政治面貌', f.political),
    row('学校', e.education.school, '专业', e.education.major, '学历', e.education.degree),
    row('联系电话', f.phone, '电子邮箱', f.email),
    row(of(['求职方向', '就业意向']), f.position, of(['意向地区', '就业地区']), f.city),
    heading('二、在校学习情况'),
    line(`在校时间：${e.education.when}`),
    line(`学分绩点：${e.education.gpa}`),
    line(`主干课程：${e.education.courses}`),
    heading('三、实习情况'),
    ...e.internships.flatMap((x, at) => [
      line(`${at + 1}. ${x.when}，${x.title}，${x.role}`),
      ...x.said.map((text) => line(`   ${text}。`)),
    ]),
    heading('四、参与项目情况'),
    ...e.projects.flatMap((x, at) => [
      line(`${at + 1}. ${x.when}，${x.title}，${x.role}`),
      ...x.said.map((text) => line(`   ${text}。`)),
    ]),
    heading('五、担任校内工作情况'),
    ...e.campus.flatMap((x, at) => [
      line(`${at + 1}. ${x.when}，${x.title}，${x.role}`),
      ...x.said.map((text) => line(`   ${text}。`)),
    ]),
    heading('六、奖惩情况'),
    ...e.awards.map((x, at) => line(`${at + 1}. ${x.when}获${x.name}`)),
    heading('七、持证情况'),
    line(e.certificates.join('，')),
    heading('八、技能特长'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join('、')}`)),
    heading('九、自我评价'),
    ...e.self.map(line),
  ];
}
