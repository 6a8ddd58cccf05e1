// More pages written before their result was known: letters, labelled lists, app exports, union forms.
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
  spread,
} from './parts.mjs';

/** A head in two lines: name and period, then role and a bar; the statements after a label in one line. */
export function appExport(document) {
  const { f, e } = read(document, 'dash');
  const entry = (x, label) => [
    line(`${x.title}    ${x.when}`),
    line(`${x.role}`),
    line(`${label}：${x.said.join('；')}`),
  ];
  return [
    name(`${f.name}的简历`),
    line(`${f.gender} ${f.birth} ${f.native} ${f.ethnicity} ${f.political}`),
    line(`联系方式：${f.phone}  ${f.email}`),
    heading('期望工作'),
    line(`职位：${f.position}`),
    line(`地点：${f.city}`),
    heading('个人优势'),
    ...e.self.map(line),
    heading('工作经历（实习）'),
    ...e.internships.flatMap((x) => entry(x, '工作内容')),
    heading('项目经历'),
    ...e.projects.flatMap((x) => entry(x, '项目描述')),
    heading('学生干部任职'),
    ...e.campus.flatMap((x) => entry(x, '任职内容')),
    heading('教育经历'),
    line(`${e.education.school}    ${e.education.when}`),
    line(`${e.education.degree}  ${e.education.major}`),
    line(`在校成绩：GPA ${e.education.gpa}`),
    line(`所学课程：${e.education.courses}`),
    heading('获奖记录'),
    ...e.awards.map((x) => line(`${x.name}  ${x.when}`)),
    heading('资格证书'),
    ...e.certificates.map(line),
    heading('专业技能'),
    ...e.skills.map((x) => line(`${x.name}: ${x.words.join(' ')}`)),
  ];
}

/** Numbered entries starting with dates and a colon, awards separated by full stops. */
export function counted(document) {
  const { f, e } = read(document, 'dot');
  const entries = (list) =>
    list.flatMap((x, at) => [
      line(`${at + 1}. ${x.when}：${x.title}（${x.role}）`),
      ...x.said.map((text) => line(`   - ${text}`)),
    ]);
  return [
    name(f.name),
    line(`出生年月：${f.birth}｜性别：${f.gender}｜民族：${f.ethnicity}`),
    line(`籍贯：${f.native}｜政治面貌：${f.political}`),
    line(`手机：${mobile.blanks(f.phone)}｜邮箱：${f.email}`),
    line(`应聘方向：${f.position}｜期望城市：${f.city}`),
    heading('壹 / 教育'),
    line(`1. ${e.education.when}：${e.education.school}（${e.education.major}，${e.education.degree}）`),
    line(`   - 绩点 ${e.education.gpa}`),
    line(`   - 主修课程：${e.education.courses}`),
    heading('贰 / 实习'),
    ...entries(e.internships),
    heading('叁 / 项目'),
    ...entries(e.projects),
    heading('肆 / 校园'),
    ...entries(e.campus),
    heading('伍 / 荣誉'),
    ...e.awards.map((x, at) => line(`${at + 1}. ${x.when}：${x.name}`)),
    heading('陆 / 证书'),
    ...e.certificates.map((text, at) => line(`${at + 1}. ${text}`)),
    heading('柒 / 技能'),
    ...e.skills.map((x, at) => line(`${at + 1}. ${x.name}：${x.words.join('、')}`)),
    heading('捌 / 自评'),
    ...e.self.map(line),
  ];
}

/** English labels around Chinese words, role before employer, the date in a separate left column. */
export function leftDates(document) {
  const { f, e } = read(document, 'english');
  const entry = (x) => [row(x.when, `${x.role}, ${x.title}`), ...x.said.map(bullet)];
  return [
    name(f.name),
    line(`Phone ${f.phone} ｜ Mail ${f.email}`),
    line(`Gender: ${f.gender} ｜ Date of Birth: ${f.birth} ｜ Ethnicity: ${f.ethnicity}`),
    line(`Native place: ${f.native} ｜ Political status: ${f.political}`),
    line(`Objective: ${f.position} ｜ 意向城市: ${f.city}`),
    heading('EDUCATION BACKGROUND'),
    row(e.education.when, `${e.education.school}, ${e.education.major}, ${e.education.degree}`),
    bullet(`GPA: ${e.education.gpa}`),
    bullet(`Main courses: ${e.education.courses}`),
    heading('INTERNSHIPS'),
    ...e.internships.flatMap(entry),
    heading('PROJECTS'),
    ...e.projects.flatMap(entry),
    heading('EXTRACURRICULAR ACTIVITIES'),
    ...e.campus.flatMap(entry),
    heading('HONORS & AWARDS'),
    ...e.awards.map((x) => row(x.when, x.name)),
    heading('CERTIFICATIONS'),
    ...e.certificates.map(bullet),
    heading('TECHNICAL SKILLS'),
    ...e.skills.map((x) => bullet(`${x.name} - ${x.words.join(', ')}`)),
    heading('SELF-ASSESSMENT'),
    ...e.self.map(line),
  ];
}

/** Three- and four-character labels, entries as labels in one line with semicolons. */
export function semicolons(document) {
  const { f, e } = read(document, 'chineseTo');
  const of = chooser(document);
  const entry = (x, [a, b, c]) => [
    line(`${a}：${x.title}；${b}：${x.role}；${c}：${x.when}`),
    ...circled(x.said).map((text) => line(`${text}。`)),
  ];
  return [
    name('应聘简历'),
    line(`姓名：${f.name}；性别：${f.gender}；民族：${f.ethnicity}；出生年月：${f.birth}`),
    line(`籍贯：${f.native}；政治面貌：${f.political}`),
    line(`联系电话：${f.phone}；电子邮箱：${f.email}`),
    line(
      `${of(['应聘岗位', '意向岗位', '期望岗位'])}：${f.position}；${of(['意向城市', '工作地区'])}：${f.city}`,
    ),
    heading('（一）学历'),
    line(
      `学校：${e.education.school}；专业：${e.education.major}；学历：${e.education.degree}；时间：${e.education.when}`,
    ),
    line(`平均绩点：${e.education.gpa}；核心课程：${e.education.courses}`),
    heading('（二）实习实训'),
    ...e.internships.flatMap((x) => entry(x, ['单位', '岗位', '时间'])),
    heading('（三）项目参与'),
    ...e.projects.flatMap((x) => entry(x, ['项目', '角色', '时间'])),
    heading('（四）学生组织任职'),
    ...e.campus.flatMap((x) => entry(x, ['组织', '职务', '时间'])),
    heading('（五）奖励与荣誉'),
    ...e.awards.map((x) => line(`${x.when}，${x.name}`)),
    heading('（六）资格与证书'),
    line(e.certificates.join('；')),
    heading('（七）技能与工具'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join('、')}`)),
    heading('（八）自我小结'),
    ...e.self.map(line),
  ];
}

/** Tables for everything, section names in a separate left column. */
export function sideTitles(document) {
  const { f, e } = read(document, 'tilde');
  const cell = (x) => `${x.title} | ${x.role} | ${x.when}\n${x.said.map((text) => `· ${text}`).join('\n')}`;
  return [
    name(f.name),
    row('求职意向', `${f.position} | ${f.city}`),
    row(
      '个人信息',
      `${f.gender} | ${f.ethnicity} | ${f.birth} | ${f.native} | ${f.political}\n${f.phone} | ${f.email}`,
    ),
    row(
      '教育背景',
      `${e.education.school} | ${e.education.major} | ${e.education.degree} | ${e.education.when}\nGPA：${e.education.gpa}\n主修课程：${e.education.courses}`,
    ),
    row('实习经历', e.internships.map(cell).join('\n')),
    row('项目经历', e.projects.map(cell).join('\n')),
    row('校园经历', e.campus.map(cell).join('\n')),
    row('荣誉奖项', e.awards.map((x) => `${x.when} ${x.name}`).join('\n')),
    row('资格证书', e.certificates.join('\n')),
    row('专业技能', e.skills.map((x) => `${x.name}：${x.words.join('、')}`).join('\n')),
    row('自我评价', e.self.join('\n')),
  ];
}

/** A grid without column titles: date, organisation, role; the statements in the row below. */
export function bareGrid(document) {
  const { f, e } = read(document, 'slash');
  const rows = (list) =>
    list.flatMap((x) => [row(x.when, x.title, x.role), ...x.said.map((text) => line(`★ ${text}`))]);
  return [
    name('个 人 简 历'),
    grid(
      ['姓名', f.name, '出生日期', f.birth],
      ['性别', f.gender, '民族', f.ethnicity],
      ['籍贯', f.native, '政治面貌', f.political],
      ['联系方式', f.phone, '邮箱', f.email],
      ['意向职位', f.position, '意向城市', f.city],
    ),
    heading('◎ 教育'),
    row(e.education.when, e.education.school, e.education.major, e.education.degree),
    line(`★ 绩点：${e.education.gpa}`),
    line(`★ 相关课程：${e.education.courses}`),
    heading('◎ 见习与实习'),
    ...rows(e.internships),
    heading('◎ 项目'),
    ...rows(e.projects),
    heading('◎ 社团'),
    ...rows(e.campus),
    heading('◎ 获奖'),
    ...e.awards.map((x) => row(x.when, x.name)),
    heading('◎ 证照'),
    line(e.certificates.join('、')),
    heading('◎ 特长'),
    ...e.skills.map((x) => line(`★ ${x.name}（${x.words.join('、')}）`)),
    heading('◎ 评价'),
    ...e.self.map(line),
  ];
}

/** A card: all personal details in a line with spaces, employer and date separate, the title after a bar. */
export function blankLine(document) {
  const { f, e } = read(document, 'slashShort');
  const entry = (x) => [
    spread(`${x.title}（${x.role}）`, `[${x.when}]`),
    ...x.said.map((text) => line(`▪ ${text}`)),
  ];
  return [
    name(`${f.name}  ${f.position}`),
    line(
      `${f.phone}   ${f.email}   ${f.native}   ${f.birth}   ${f.gender}   ${f.ethnicity}   ${f.political}`,
    ),
    line(`期望工作城市：${f.city}`),
    heading('教育经历 ————'),
    spread(`${e.education.school}（${e.education.major}·${e.education.degree}）`, `[${e.education.when}]`),
    line(`▪ 绩点：${e.education.gpa}`),
    line(`▪ 专业课程：${e.education.courses}`),
    heading('实习经历 ————'),
    ...e.internships.flatMap(entry),
    heading('项目经历 ————'),
    ...e.projects.flatMap(entry),
    heading('校园经历 ————'),
    ...e.campus.flatMap(entry),
    heading('荣誉奖项 ————'),
    ...e.awards.map((x) => line(`▪ ${x.name} [${x.when}]`)),
    heading('资格证书 ————'),
    ...e.certificates.map((text) => line(`▪ ${text}`)),
    heading('专业技能 ————'),
    ...e.skills.map((x) => line(`▪ ${x.name} | ${x.words.join(' | ')}`)),
    heading('自我评价 ————'),
    ...e.self.map(bold),
  ];
}
