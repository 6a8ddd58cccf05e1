// Single-column pages: teachers, researchers, tradespeople, artists, sentences without bullets.
import { bold, bullet, chooser, circled, heading, line, mobile, name, read, spread } from './parts.mjs';

/** A teacher: Chinese numerals, numbered lines, labels for everything. */
export function teacher(document) {
  const { f, e } = read(document, 'chineseTo');
  const of = chooser(document);
  return [
    name(f.name),
    heading('一、个人概况'),
    line(`1. 性别：${f.gender}；民族：${f.ethnicity}；政治面貌：${f.political}`),
    line(`2. 出生：${f.birth}；籍贯：${f.native}`),
    line(`3. 电话：${mobile.dashes(f.phone)}；邮箱：${f.email}`),
    line(
      `4. ${of(['求职岗位', '应聘职位', '求职方向'])}：${f.position}；${of(['工作城市', '目标城市'])}：${f.city}`,
    ),
    heading('二、教育背景'),
    line(`${e.education.when}    ${e.education.school}    ${e.education.major}（${e.education.degree}）`),
    line(`学分绩点${e.education.gpa}；主修课程：${e.education.courses}`),
    heading('三、教学与实习经历'),
    ...e.internships.flatMap((x) => [
      line(`${x.when}    ${x.title}    ${x.role}`),
      ...x.said.map((text, at) => line(`（${at + 1}）${text}；`)),
    ]),
    heading('四、项目及课题'),
    ...e.projects.flatMap((x) => [
      line(`${x.when}    ${x.title}    ${x.role}`),
      ...x.said.map((text, at) => line(`（${at + 1}）${text}；`)),
    ]),
    heading('五、学生工作'),
    ...e.campus.flatMap((x) => [
      line(`${x.when}    ${x.title}    ${x.role}`),
      ...x.said.map((text, at) => line(`（${at + 1}）${text}；`)),
    ]),
    heading('六、获奖情况'),
    line(e.awards.map((x) => `${x.name}（${x.when}）`).join('；')),
    heading('七、资格证书'),
    line(e.certificates.join('；')),
    heading('八、专业技能'),
    line(e.skills.map((x) => `${x.name}（${x.words.join('、')}）`).join('；')),
    heading('九、自我评价'),
    ...e.self.map(line),
  ];
}

/** A researcher's CV: leading dates, English headings next to the Chinese ones, no bullets. */
export function academic(document) {
  const { f, e } = read(document, 'dotWide');
  return [
    name(f.name),
    line(`${f.gender}，${f.ethnicity}，${f.political}，${f.birth}生，${f.native}人`),
    line(`Tel: ${mobile.country(f.phone)}    E-mail: ${f.email}`),
    line(`求职意向：${f.position}，${f.city}`),
    heading('Education | 教育背景'),
    line(`${e.education.when}  ${e.education.school}  ${e.education.major}  ${e.education.degree}`),
    line(`GPA: ${e.education.gpa}  Courses: ${e.education.courses}`),
    heading('Internship | 实习'),
    ...e.internships.flatMap((x) => [
      line(`${x.when}  ${x.title}  ${x.role}`),
      ...x.said.map((text) => line(`${text}。`)),
    ]),
    heading('Projects | 项目'),
    ...e.projects.flatMap((x) => [
      line(`${x.when}  ${x.title}  ${x.role}`),
      ...x.said.map((text) => line(`${text}。`)),
    ]),
    heading('Service | 校园服务'),
    ...e.campus.flatMap((x) => [
      line(`${x.when}  ${x.title}  ${x.role}`),
      ...x.said.map((text) => line(`${text}。`)),
    ]),
    heading('Honors | 获奖'),
    ...e.awards.map((x) => line(`${x.when}  ${x.name}`)),
    heading('Certificates | 证书'),
    line(e.certificates.join('  ')),
    heading('Skills | 技能'),
    ...e.skills.map((x) => line(`${x.name}  ${x.words.join(', ')}`)),
    heading('About | 自我评价'),
    ...e.self.map(line),
  ];
}

/** Sentences: organisation, role and statements in one paragraph per entry. */
export function told(document) {
  const { f, e } = read(document, 'chinese');
  const entry = (x) => [line(`${x.when}，${x.title}，担任${x.role}。`), line(`${x.said.join('。')}。`)];
  return [
    name('个人简历'),
    line(`${f.name}，${f.gender}，${f.ethnicity}，${f.birth}出生，${f.native}人，${f.political}。`),
    line(`联系电话：${f.phone}，电子邮箱：${f.email}。`),
    line(`求职意向：${f.position}`),
    line(`工作地点：${f.city}`),
    heading('【教育】'),
    line(`${e.education.when}，就读于${e.education.school}${e.education.major}专业，${e.education.degree}。`),
    line(`平均绩点：${e.education.gpa}。`),
    line(`主修课程：${e.education.courses}。`),
    heading('【实习】'),
    ...e.internships.flatMap(entry),
    heading('【项目】'),
    ...e.projects.flatMap(entry),
    heading('【校园】'),
    ...e.campus.flatMap(entry),
    heading('【荣誉】'),
    line(`${e.awards.map((x) => `${x.when}获${x.name}`).join('，')}。`),
    heading('【证书】'),
    line(`已取得${e.certificates.join('、')}。`),
    heading('【特长】'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join('、')}。`)),
    heading('【评价】'),
    ...e.self.map(line),
  ];
}

/** Foreign trade: labels with colons in English, the date on the right, arrows. */
export function trader(document) {
  const { f, e } = read(document, 'english');
  return [
    name(f.name),
    line(`Mobile: +86 ${mobile.blanks(f.phone)}  |  Email: ${f.email}`),
    line(`${f.gender}  |  ${f.birth}  |  ${f.ethnicity}  |  ${f.political}  |  ${f.native}`),
    line(`目标职位：${f.position}  |  目标城市：${f.city}`),
    heading('EDUCATION'),
    spread(e.education.school, e.education.when),
    line(`${e.education.major}，${e.education.degree}，GPA ${e.education.gpa}`),
    line(`Core courses: ${e.education.courses}`),
    heading('INTERNSHIP EXPERIENCE'),
    ...e.internships.flatMap((x) => [
      spread(`${x.title} — ${x.role}`, x.when),
      ...x.said.map((text) => line(`> ${text}`)),
    ]),
    heading('PROJECT EXPERIENCE'),
    ...e.projects.flatMap((x) => [
      spread(`${x.title} — ${x.role}`, x.when),
      ...x.said.map((text) => line(`> ${text}`)),
    ]),
    heading('CAMPUS ACTIVITIES'),
    ...e.campus.flatMap((x) => [
      spread(`${x.title} — ${x.role}`, x.when),
      ...x.said.map((text) => line(`> ${text}`)),
    ]),
    heading('AWARDS'),
    ...e.awards.map((x) => spread(x.name, x.when, false)),
    heading('CERTIFICATES'),
    line(e.certificates.join(' · ')),
    heading('SKILLS'),
    ...e.skills.map((x) => bullet(`${x.name}: ${x.words.join(' / ')}`)),
    heading('PERSONAL SUMMARY'),
    ...e.self.map(line),
  ];
}

/** Two levels: the entry after a large dot, a label, circled numbers below it. */
export function nested(document) {
  const { f, e } = read(document, 'slashShort');
  const of = chooser(document);
  const entry = (x, label) => [
    bold(`● ${x.title}`),
    line(`${x.role} / ${x.when}`),
    line(`◇ ${label}：`),
    ...circled(x.said).map(line),
  ];
  return [
    name(`${f.name}｜${f.position}`),
    line(`${of(['意向城市', '期望工作城市'])}：${f.city}`),
    line(`手机号：${f.phone} / 邮箱：${f.email}`),
    line(
      `性别：${f.gender} / 民族：${f.ethnicity} / 生日：${f.birth} / 籍贯：${f.native} / 政治面貌：${f.political}`,
    ),
    heading('PART 1 我的学业'),
    bold(`● ${e.education.school}`),
    line(`${e.education.major} / ${e.education.degree} / ${e.education.when}`),
    line(`◇ 绩点：${e.education.gpa}`),
    line(`◇ 核心课程：${e.education.courses}`),
    heading('PART 2 我的实习'),
    ...e.internships.flatMap((x) => entry(x, '工作内容')),
    heading('PART 3 我的项目'),
    ...e.projects.flatMap((x) => entry(x, '项目内容')),
    heading('PART 4 我的校园'),
    ...e.campus.flatMap((x) => entry(x, '工作内容')),
    heading('PART 5 我的荣誉'),
    ...e.awards.map((x) => line(`● ${x.name} / ${x.when}`)),
    heading('PART 6 我的证书'),
    ...e.certificates.map((text) => line(`● ${text}`)),
    heading('PART 7 我的技能'),
    ...e.skills.map((x) => line(`● ${x.name}：${x.words.join('、')}`)),
    heading('PART 8 我的自评'),
    ...e.self.map(line),
  ];
}

/** Dates below the entry, the title in bold, dashes. */
export function dateBelow(document) {
  const { f, e } = read(document, 'tilde');
  const entry = (x) => [
    bold(`${x.title}·${x.role}`),
    line(x.when),
    ...x.said.map((text) => line(`-${text}`)),
  ];
  return [
    name(f.name),
    line(`求职意向 ▏${f.position} ▏${f.city}`.replaceAll(' ▏', ' | ')),
    line(`${f.phone} | ${f.email}`),
    line(`${f.native} | ${f.birth} | ${f.gender} | ${f.ethnicity} | ${f.political}`),
    heading('▌教育经历'),
    bold(`${e.education.school}·${e.education.major}·${e.education.degree}`),
    line(e.education.when),
    line(`-绩点：${e.education.gpa}`),
    line(`-主修课程：${e.education.courses}`),
    heading('▌实习经历'),
    ...e.internships.flatMap(entry),
    heading('▌项目经历'),
    ...e.projects.flatMap(entry),
    heading('▌在校经历'),
    ...e.campus.flatMap(entry),
    heading('▌奖项证书'),
    ...e.awards.map((x) => line(`-${x.name}（${x.when}）`)),
    ...e.certificates.map((text) => line(`-${text}`)),
    heading('▌专业技能'),
    ...e.skills.map((x) => line(`-${x.name}：${x.words.join('、')}`)),
    heading('▌自我评价'),
    ...e.self.map(line),
  ];
}

/** A tradesperson's page: labels alone above their value, everything short. */
export function labelsAbove(document) {
  const { f, e } = read(document, 'dash');
  const entry = (x) => [
    line(`时间：${x.when}`),
    line(`单位：${x.title}`),
    line(`职务：${x.role}`),
    ...x.said.map((text) => line(`· ${text}`)),
  ];
  return [
    name('求 职 简 历'),
    line(`姓名 ${f.name}    性别 ${f.gender}    民族 ${f.ethnicity}`),
    line(`出生日期 ${f.birth}    籍贯 ${f.native}    政治面貌 ${f.political}`),
    line(`手机 ${f.phone}    邮箱 ${f.email}`),
    heading('求职意向：'),
    line(`${f.position}`),
    line(`意向城市：${f.city}`),
    heading('教育经历：'),
    line(`时间：${e.education.when}`),
    line(`学校：${e.education.school}`),
    line(`专业：${e.education.major}`),
    line(`学历：${e.education.degree}`),
    line(`绩点：${e.education.gpa}`),
    line(`课程：${e.education.courses}`),
    heading('实习经历：'),
    ...e.internships.flatMap(entry),
    heading('项目经历：'),
    ...e.projects.flatMap((x) =>
      entry(x).map((one) => ({ ...one, text: one.text.replace(/^单位/u, '项目').replace(/^职务/u, '角色') })),
    ),
    heading('校园经历：'),
    ...e.campus.flatMap(entry),
    heading('获奖经历：'),
    ...e.awards.map((x) => line(`· ${x.when} ${x.name}`)),
    heading('相关证书：'),
    line(e.certificates.join(' / ')),
    heading('掌握技能：'),
    ...e.skills.map((x) => line(`· ${x.name}：${x.words.join('、')}`)),
    heading('自我评价：'),
    ...e.self.map(line),
  ];
}
