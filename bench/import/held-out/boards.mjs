import { bold, bullet, facts, heading, line, zh } from '../layouts.mjs';
// Held-out layouts as job boards export them, and as programmers keep them in a repository.
import { chinese, dated, dot, led, part, slash, spread, sectionsOf } from './sections.mjs';

const residence = (document) => zh(document.basics.residence?.name);

/** An old job board: underlined summary, period above the company, every part labelled. */
function jobBoard(document) {
  const f = facts(document, chinese);
  const unpadded = dated(({ y, m }) => `${y}/${m}`);
  const e = sectionsOf(document, unpadded, '-');
  const { degree } = e.education[0];
  return [
    line('更新时间：2025-11-03'),
    { kind: 'name', text: f.name },
    line(`${f.gender} | ${f.birth}生 | 现居住于${residence(document)} | ${degree}`),
    line(`手机：${f.phone}`),
    line(`邮箱：${f.email}`),
    heading('求职意向'),
    line(`期望职位：${f.position}`),
    line(`期望地点：${f.city}`),
    line('期望薪资：10-15千/月'),
    line('到岗时间：1个月内'),
    line('工作类型：全职'),
    ...part('工作经验', e.work, (x) => [
      bold(`${x.when}    ${x.title}`),
      line(`职位：${x.role}`),
      line('工作描述：'),
      ...x.said.map((text, at) => led(text, `${at + 1}、`)),
    ]),
    ...part('项目经验', e.projects, (x) => [
      bold(`${x.when}    ${x.title}`),
      line(`担任角色：${x.role}`),
      line('项目描述：'),
      ...x.said.map((text, at) => led(text, `${at + 1}、`)),
    ]),
    ...part('教育经历', e.education, (x) => [
      bold(`${x.when}    ${x.school}`),
      line(`${x.degree} | ${x.major}`),
    ]),
    ...part('所获奖项', e.awards, (x) => [line(`${x.when}    ${x.name}`)]),
    ...part('技能特长', e.skills, (x) => [line(`${x.name}：${x.words.join('、')}`)]),
    ...part('证书', e.certificates, (name) => [line(name)]),
    ...part('自我评价', e.self, (text) => [line(text)]),
  ];
}

/** A mobile job board: strengths at the top, company and period at the edges, years of education only. */
function chatBoard(document) {
  const f = facts(document, dot);
  const e = sectionsOf(document, dot, ' - ');
  const [studies] = sectionsOf(document, dot, '-').education;
  const entry = (x) => [
    spread(x.title, x.when),
    line(x.role),
    line('内容：'),
    ...x.said.map((text, at) => led(text, `${at + 1}、`)),
  ];
  return [
    { kind: 'name', text: f.name },
    line(`${f.gender} | ${f.phone} | ${f.email}`),
    line(`求职意向：${f.position} | 期望城市：${f.city} | 期望薪资：面议`),
    ...part('个人优势', e.self, (text) => [line(text)]),
    ...part('实习经历', e.internships, entry),
    ...part('项目经历', e.projects, entry),
    heading('教育经历'),
    spread(studies.school, studies.when),
    line(`${studies.major} | ${studies.degree}`),
    line(`主修课程：${studies.courses.join('、')}`),
    ...part('校园经历', e.campus, entry),
    ...part('荣誉奖项', e.awards, (x) => [{ kind: 'spread', left: x.name, right: x.when }]),
    heading('资格证书'),
    line(e.certificates.join('  ')),
    ...part('专业技能', e.skills, (x) => [line(`${x.name}：${x.words.join('、')}`)]),
  ];
}

/** An executive job board: location and department of every job in labelled lines. */
function headhunter(document) {
  const f = facts(document, dot);
  const e = sectionsOf(document, dot, ' – ');
  return [
    { kind: 'name', text: f.name },
    heading('个人信息'),
    line(`性别：${f.gender}    出生年月：${f.birth}    现居住地：${residence(document)}`),
    line(`手机号码：${f.phone}    电子邮箱：${f.email}`),
    heading('求职期望'),
    line(`期望职位：${f.position}    期望城市：${f.city}    期望年薪：面议`),
    ...part('自我评价', e.self, (text) => [line(text)]),
    ...part('工作经历', e.work, (x) => [
      spread(x.title, x.when),
      line(`职位名称：${x.role}`),
      line(`所属部门：${x.department}    工作地点：${x.place}`),
      line('职责业绩：'),
      ...x.said.map((text) => led(text, '', 'bullet')),
    ]),
    ...part('项目经历', e.projects, (x) => [
      spread(x.title, x.when),
      line(`项目职务：${x.role}`),
      line('项目职责：'),
      ...x.said.map((text) => led(text, '', 'bullet')),
    ]),
    ...part('教育经历', e.education, (x) => [
      spread(x.school, x.when),
      line(`专业：${x.major}    学历：${x.degree}`),
    ]),
    ...part('专业技能', e.skills, (x) => [line(`${x.name}：${x.words.join('、')}`)]),
    ...part('资格证书', e.certificates, (name) => [bullet(name)]),
    ...part('获奖荣誉', e.awards, (x) => [line(`${x.when}  ${x.name}`)]),
  ];
}

/** Kept under version control: lists, level-three headings, bold words. */
function repository(document) {
  const f = facts(document, slash);
  const e = sectionsOf(document, slash, ' ~ ');
  const entry = (x) => [
    line(`### ${x.title}`),
    line(`*${x.role}* ｜ ${x.when}`),
    ...x.said.map(bullet),
    line(''),
  ];
  const labelled = (label, text) => ({ kind: 'bullet', text: `${label}：${text}`, lead: `${label}：` });
  return [
    { kind: 'name', text: f.name },
    labelled('手机', f.phone),
    labelled('邮箱', f.email),
    labelled('GitHub', 'https://github.com/example-dev'),
    labelled('性别', f.gender),
    labelled('出生年月', f.birth),
    labelled('民族', f.ethnicity),
    labelled('政治面貌', f.political),
    labelled('籍贯', f.native),
    labelled('求职意向', f.position),
    labelled('期望城市', f.city),
    ...part('教育经历', e.education, (x) => [
      line(`### ${x.school}`),
      line(`*${x.major}* ｜ ${x.degree} ｜ ${x.when}`),
      bullet(`GPA：${x.gpa}/4.0`),
      bullet(`主修课程：${x.courses.join('、')}`),
    ]),
    ...part('专业技能', e.skills, (x) => [labelled(x.name, x.words.join('、'))]),
    ...part('实习经历', e.internships, entry),
    ...part('项目经历', e.projects, entry),
    ...part('社团经历', e.campus, entry),
    ...part('获奖经历', e.awards, (x) => [bullet(`${x.name}（${x.when}）`)]),
    ...part('证书', e.certificates, (name) => [bullet(name)]),
    ...part('自我评价', e.self, (text) => [line(text)]),
  ];
}

export const boards = { jobBoard, chatBoard, headhunter, repository };
