import { bold, bullet, facts, heading, line, zh } from '../layouts.mjs';
// Held-out layouts, written without knowledge of the rules: typed by hand.
import { boards } from './boards.mjs';
import { forms } from './forms.mjs';
import { bare, chinese, dated, led, part, slash, spread, sectionsOf, two } from './sections.mjs';

const spaced = (phone) => `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`;

/** A word processor template: period, place and job in three columns, numbered statements. */
function wordTemplate(document) {
  const f = facts(document, bare);
  const e = sectionsOf(document, bare, ' - ');
  const entry = (x) => [
    bold(`${x.when}    ${x.title}    ${x.role}`),
    ...x.said.map((text, at) => led(`${text}；`, `${at + 1}. `)),
  ];
  return [
    { kind: 'name', text: f.name },
    line(`求职意向：${f.position}    意向城市：${f.city}`),
    line(`性别：${f.gender}  |  出生年月：${f.birth}  |  民族：${f.ethnicity}`),
    line(`籍贯：${f.native}  |  政治面貌：${f.political}`),
    line(`电话：${spaced(f.phone)}  |  邮箱：${f.email}`),
    ...part('教育背景', e.education, (x) => [
      bold(`${x.when}    ${x.school}    ${x.major} / ${x.degree}`),
      ...(x.gpa ? [line(`GPA：${x.gpa}/4.0`)] : []),
      ...(x.courses.length ? [line(`主修课程：${x.courses.join('，')}`)] : []),
    ]),
    ...part('实习经历', e.internships, entry),
    ...part('项目经验', e.projects, entry),
    ...part('在校经历', e.campus, entry),
    heading('荣誉证书'),
    line(`荣誉奖项：${e.awards.map((x) => `${x.name}（${x.when}）`).join('、')}`),
    line(`资格证书：${e.certificates.join('、')}`),
    ...part('技能特长', e.skills, (x) => [line(`${x.name}：${x.words.join('、')}`)]),
    ...part('自我评价', e.self, (text) => [line(text)]),
  ];
}

/** A nurse's page: labels with spaced-out letters, Chinese numerals before the headings. */
function ward(document) {
  const f = facts(document, chinese);
  const e = sectionsOf(document, chinese, '—');
  const entry = (x) => [
    bold(`${x.when}    ${x.title}    ${x.role}`),
    ...x.said.map((text) => bullet(`${text}。`)),
  ];
  return [
    { kind: 'name', text: '个 人 简 历' },
    heading('一、基本资料'),
    line(`姓    名：${f.name}`),
    line(`性    别：${f.gender}`),
    line(`出生年月：${f.birth}`),
    line(`民    族：${f.ethnicity}`),
    line(`政治面貌：${f.political}`),
    line(`籍    贯：${f.native}`),
    line('身    高：163cm'),
    line('健康状况：良好'),
    line(`手    机：${f.phone}`),
    line(`邮    箱：${f.email}`),
    heading('二、求职意向'),
    line(`应聘职位：${f.position}`),
    line(`工作地点：${f.city}`),
    ...part('三、教育经历', e.education, (x) => [
      bold(`${x.when}    ${x.school}`),
      line(`专业：${x.major}`),
      line(`学历：${x.degree}`),
      line(`主修课程：${x.courses.join('、')}等`),
    ]),
    ...part('四、临床实习经历', e.internships, entry),
    ...part('五、学生干部经历', e.campus, entry),
    ...part('六、所获荣誉', e.awards, (x) => [line(`${x.when}    ${x.name}`)]),
    ...part('七、资格证书', e.certificates, (name) => [line(name)]),
    ...part('八、自我评价', e.self, (text) => [line(text)]),
  ];
}

/** Typed on a phone: no unnecessary labels, spaces between the parts. */
function fromPhone(document) {
  const short = dated(({ y, m }) => `${y % 100}.${two(m)}`);
  const f = facts(document, bare);
  const e = sectionsOf(document, short, '-');
  const honours = sectionsOf(document, chinese).awards;
  const entry = (x) => [line(`${x.title} ${x.role} ${x.when}`), ...x.said.map((text) => line(`-${text}`))];
  return [
    { kind: 'name', text: f.name },
    line(`${f.gender} ${f.birth}出生 ${f.ethnicity} ${f.political} ${f.native}人`),
    line(`电话 ${f.phone}（微信同号）`),
    line(`邮箱 ${f.email}`),
    line(`应聘岗位 ${f.position}`),
    line(`意向城市 ${f.city}`),
    ...part('教育', e.education, (x) => [
      line(`${x.school} ${x.major} ${x.degree} ${x.when}`),
      line(`绩点${x.gpa}/4.0`),
      line(`主修 ${x.courses.join('、')}`),
    ]),
    ...part('实习', e.internships, entry),
    ...part('项目', e.projects, entry),
    ...part('校园', e.campus, entry),
    ...part('获奖', honours, (x) => [line(`${x.when} ${x.name}`)]),
    ...part('证书', [e.certificates], (names) => [line(names.join('，'))]),
    ...part('技能', e.skills, (x) => [line(`${x.name}：${x.words.join('/')}`)]),
    ...part('关于我', e.self, (text) => [line(text)]),
  ];
}

/** A civil service candidate: sentences under 一、 and （一）. */
function official(document) {
  const f = facts(document, chinese);
  const e = sectionsOf(document, chinese, '至');
  const entry = (x, at) => [
    bold(`（${'一二三四'[at]}）${x.when}，${x.title}，${x.role}`),
    ...x.said.map((text, index) => line(`${index + 1}.${text}。`)),
  ];
  return [
    { kind: 'name', text: '个人简历' },
    heading('一、基本情况'),
    line(`${f.name}，${f.gender}，${f.ethnicity}，${f.birth}出生，籍贯${f.native}，${f.political}。`),
    line(`联系电话：${f.phone}；电子邮箱：${f.email}。`),
    line(`应聘岗位：${f.position}；意向工作城市：${f.city}。`),
    ...part('二、学习经历', e.education, (x) => [
      line(`${x.when}，就读于${x.school}${x.major}专业，${x.degree}学历，平均绩点${x.gpa}。`),
      line(`主修课程：${x.courses.join('、')}。`),
    ]),
    ...part('三、实习经历', e.internships, (x, at) => entry(x, at)),
    ...part('四、项目经历', e.projects, (x, at) => entry(x, at)),
    ...part('五、校内任职情况', e.campus, (x, at) => entry(x, at)),
    ...part('六、获奖情况', e.awards, (x) => [line(`${x.when}，${x.name}；`)]),
    ...part('七、资格证书', [e.certificates], (names) => [line(`${names.join('、')}。`)]),
    ...part('八、专业技能', e.skills, (x) => [line(`${x.name}：${x.words.join('、')}。`)]),
    ...part('九、自我评价', e.self, (text) => [line(text)]),
  ];
}

/** A technician's page: half-width colons, labelled parts side by side. */
function workshop(document) {
  const f = facts(document, slash);
  const e = sectionsOf(document, slash, '-');
  const honours = sectionsOf(document, chinese).awards;
  return [
    { kind: 'name', text: '求职简历' },
    heading('1. 个人信息'),
    line(`姓名: ${f.name}    性别: ${f.gender}    民族: ${f.ethnicity}`),
    line(`出生: ${f.birth}    籍贯: ${f.native}    婚否: 已婚`),
    line(`手机: ${f.phone}    邮箱: ${f.email}`),
    heading('2. 应聘意向'),
    line(`岗位: ${f.position}    地点: ${f.city}    月薪: 面议`),
    ...part('3. 工作经历', e.work, (x) => [
      bold(`时间: ${x.when}`),
      line(`单位: ${x.title}    岗位: ${x.role}`),
      line('工作内容:'),
      ...x.said.map((text, at) => line(`(${at + 1}) ${text}`)),
    ]),
    ...part('4. 学历', e.education, (x) => [
      bold(`时间: ${x.when}`),
      line(`学校: ${x.school}    专业: ${x.major}    学历: ${x.degree}`),
    ]),
    ...part('5. 技能等级证书', e.certificates, (name) => [line(name)]),
    ...part('6. 技能', e.skills, (x) => [line(`${x.name}: ${x.words.join('、')}`)]),
    ...part('7. 获奖', honours, (x) => [line(`${x.when}    ${x.name}`)]),
    ...part('8. 自我评价', e.self, (text) => [line(text)]),
  ];
}

const ROMAN = { 古天悦: 'Tianyue Gu', 章语桐: 'Yutong Zhang', 骆嘉诚: 'Jiacheng Luo' };

/** A returnee from abroad: bilingual labels and headings, the job under the company. */
function bilingual(document) {
  const f = facts(document, slash);
  const e = sectionsOf(document, slash, ' – ');
  const entry = (x) => [
    spread(x.title, x.when),
    line(x.role),
    ...x.said.map((text) => led(text, '', 'bullet')),
  ];
  return [
    { kind: 'name', text: `${f.name}  ${ROMAN[f.name]}` },
    line(`手机 Mobile：${f.phone}    邮箱 Email：${f.email}`),
    line(`性别 Gender：${f.gender}    出生年月 Date of Birth：${f.birth}    籍贯 Hometown：${f.native}`),
    line(`求职意向 Objective：${f.position}    意向城市 Preferred City：${f.city}`),
    ...part('EDUCATION / 教育背景', e.education, (x) => [
      spread(x.school, x.when),
      line(`${x.major}    ${x.degree}`),
      ...(x.gpa ? [bullet(`GPA：${x.gpa} / 4.0`)] : []),
      ...(x.courses.length ? [bullet(`核心课程 Core Modules：${x.courses.join('、')}`)] : []),
    ]),
    ...part('INTERNSHIPS / 实习经历', e.internships, entry),
    ...part('PROJECTS / 项目经历', e.projects, entry),
    ...part('HONOURS / 荣誉奖项', e.awards, (x) => [{ kind: 'spread', left: x.name, right: x.when }]),
    ...part('CERTIFICATES / 证书', e.certificates, (name) => [bullet(name)]),
    ...part('SKILLS / 技能', e.skills, (x) => [bullet(`${x.name}：${x.words.join('、')}`)]),
    ...part('PROFILE / 自我评价', e.self, (text) => [line(text)]),
  ];
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const inWords = dated(({ y, m }) => `${MONTHS[m - 1]} ${y}`, { present: 'Present' });

/** For a foreign company, in English only. */
function english(document) {
  const { basics, intention } = document;
  const e = sectionsOf(document, inWords, ' – ');
  const entry = (x) => [spread(x.title, x.when), line(x.role), ...x.said.map(bullet)];
  return [
    { kind: 'name', text: basics.name.zh },
    line(`Phone: ${basics.phone}  |  Email: ${basics.email}`),
    line(
      `Position Sought: ${zh(intention.positions[0].name)}  |  Preferred City: ${zh(intention.cities[0].name)}`,
    ),
    ...part('EDUCATION', e.education, (x) => [
      spread(x.school, x.when),
      line(`Bachelor's Degree, Major in ${x.major}`),
      line(`GPA: ${x.gpa}/4.0`),
      line(`Relevant Courses: ${x.courses.join(', ')}`),
    ]),
    ...part('INTERNSHIP EXPERIENCE', e.internships, entry),
    ...part('PROJECT EXPERIENCE', e.projects, entry),
    ...part('EXTRACURRICULAR ACTIVITIES', e.campus, entry),
    ...part('HONORS AND AWARDS', e.awards, (x) => [{ kind: 'spread', left: x.name, right: x.when }]),
    ...part('CERTIFICATES', e.certificates, (name) => [bullet(name)]),
    ...part('SKILLS', e.skills, (x) => [line(`${x.name}: ${x.words.join(', ')}`)]),
    ...part('PERSONAL SUMMARY', e.self, (text) => [line(text)]),
  ];
}

const typed = { wordTemplate, ward, fromPhone, official, workshop, bilingual, english };

/** The layouts of the held-out third. */
export const heldOut = { ...typed, ...forms, ...boards };
