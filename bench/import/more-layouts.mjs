// More layouts used to develop the rules.
import { bold, bullet, experiences, facts, GROUPS, heading, line, sideBar } from './layouts.mjs';

/** Decorated headings, Chinese dates, the role in brackets, the date below. */
function bracketed(document) {
  const f = facts(document, 'chinese');
  const e = experiences(document, 'chinese', '至');
  return [
    { kind: 'name', text: f.name },
    line(`${f.gender} ${f.ethnicity} ${f.political} 籍贯${'：'}${f.native} 生日：${f.birth}`),
    line(`Tel：${f.phone} Mail：${f.email}`),
    line(`目标职位：${f.position} 工作地点：${f.city}`),
    heading('【教育背景】'),
    bold(`${e.education.school}（${e.education.degree}） ${e.education.major}`),
    line(`${e.education.when} GPA ${e.education.gpa}`),
    line(`核心课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key, title]) => [
      heading(`【${title}】`),
      ...e[key].flatMap((x) => [
        bold(`${x.title}（${x.role}）`),
        line(x.when),
        ...x.said.map((text) => line(`◆ ${text}。`)),
      ]),
    ]),
    heading('【所获荣誉】'),
    ...e.awards.map((x) => line(`${x.name} ${x.when}`)),
    heading('【职业证书】'),
    line(e.certificates.join(' / ')),
    heading('【掌握技能】'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join(' ')}`)),
    heading('【关于我】'),
    ...e.self.map(line),
  ];
}

/** Labels for everything inside the experiences, as job sites print them. */
function jobSite(document) {
  const f = facts(document, 'dash');
  const e = experiences(document, 'dash', ' 至 ');
  return [
    { kind: 'name', text: f.name },
    line(`${f.gender} | ${f.birth}出生 | ${f.political} | ${f.ethnicity} | ${f.native}`),
    line(`手机：${f.phone}`),
    line(`邮箱：${f.email}`),
    heading('求职意向'),
    line(`期望职位：${f.position}`),
    line(`期望城市：${f.city}`),
    heading('教育经历'),
    bold(`${e.education.school}`),
    line(`${e.education.when} | ${e.education.degree} | ${e.education.major}`),
    line(`GPA: ${e.education.gpa}`),
    line(`专业课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key, title]) => [
      heading(title),
      ...e[key].flatMap((x) => [
        bold(x.title),
        line(`${x.when} | ${x.role}`),
        line('工作内容：'),
        ...x.said.map((text, at) => line(`${at + 1}. ${text}`)),
      ]),
    ]),
    heading('荣誉'),
    ...e.awards.map((x) => line(`${x.when} | ${x.name}`)),
    heading('证书'),
    ...e.certificates.map((name) => bullet(name)),
    heading('技能'),
    ...e.skills.map((x) => bullet(`${x.name}: ${x.words.join('、')}`)),
    heading('个人优势'),
    ...e.self.map(line),
  ];
}

/** Further layouts, in addition to the first tuned ones. */
export const moreTuned = { bracketed, jobSite, sideBarRight: (document) => sideBar(document, 'right') };
