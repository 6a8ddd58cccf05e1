// Cards, sidebars, timelines and dense pages.
import { bold, bullet, experiences, GROUPS, heading, line } from '../layouts.mjs';
import { name, spread, read, english } from './parts.mjs';

/** A card at the top: name and position, symbols before the contacts; the employer bold, the title below. */
export function card(document) {
  const { f, e } = read(document, 'dots');
  return [
    name(f.name),
    line(`应聘：${f.position} ｜ 意向城市：${f.city}`),
    line(`☎ ${f.phone}   ✉ ${f.email}`),
    line(`${f.gender} ｜ ${f.birth} ｜ ${f.ethnicity} ｜ ${f.native}人 ｜ ${f.political}`),
    heading('◆ 教育背景 EDUCATION'),
    spread(e.education.school, e.education.when),
    line(`${e.education.major} · ${e.education.degree} · GPA ${e.education.gpa}`),
    line(`主修课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key], at) => [
      heading(`◆ ${['实习经历 INTERNSHIP', '项目经验 PROJECTS', '校园经历 CAMPUS'][at]}`),
      ...e[key].flatMap((x) => [spread(x.title, x.when), line(x.role), ...x.said.map(bullet)]),
    ]),
    heading('◆ 荣誉证书 AWARDS'),
    ...e.awards.map((x) => bullet(`${x.name}（${x.when}）`)),
    ...e.certificates.map(bullet),
    heading('◆ 技能特长 SKILLS'),
    ...e.skills.map((x) => bullet(`${x.name}：${x.words.join('、')}`)),
    heading('◆ 自我评价 PROFILE'),
    ...e.self.map(line),
  ];
}

/** A dark narrow column: contacts with the label above the value, skills as words. */
export function sideCard(document, side) {
  const { f, e } = read(document, 'dots');
  const narrow = [
    heading('联系方式'),
    line('电话'),
    line(f.phone),
    line('邮箱'),
    line(f.email),
    heading('个人信息'),
    line(`性别：${f.gender}`),
    line(`生日：${f.birth}`),
    line(`民族：${f.ethnicity}`),
    line(`籍贯：${f.native}`),
    line(`政治面貌：${f.political}`),
    heading('技能'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join('、')}`)),
    heading('证书'),
    ...e.certificates.map(bullet),
    heading('获奖'),
    ...e.awards.flatMap((x) => [line(`${x.when} ${x.name}`)]),
  ];
  const wide = [
    heading('求职意向'),
    line(`${f.position} | ${f.city}`),
    heading('教育背景'),
    bold(`${e.education.school} | ${e.education.major} | ${e.education.degree}`),
    line(`${e.education.when}    GPA：${e.education.gpa}`),
    line(`主修课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key, title]) => [
      heading(title),
      ...e[key].flatMap((x) => [
        spread(x.title, x.when),
        line(x.role),
        ...x.said.map((text) => line(`- ${text}`)),
      ]),
    ]),
    heading('自我评价'),
    ...e.self.map(line),
  ];
  return [name(f.name), { kind: 'columns', side, narrow, wide }];
}

/** English titles and dates around Chinese words. */
export function bilingual(document) {
  const { f } = read(document, 'dots');
  const e = experiences(document, english, ({ start, end }) => `${english(start)} – ${english(end)}`);
  return [
    name(f.name),
    line(`Phone: ${f.phone} | Email: ${f.email}`),
    line(`Gender: ${f.gender} | Birth: ${f.birth} | Hometown: ${f.native}`),
    line(`民族：${f.ethnicity} | 政治面貌：${f.political}`),
    line(`Objective: ${f.position} | Preferred City: ${f.city}`),
    heading('EDUCATION 教育背景'),
    spread(`${e.education.school}, ${e.education.major}`, e.education.when),
    bullet(`${e.education.degree} | GPA: ${e.education.gpa}`),
    bullet(`Courses: ${e.education.courses}`),
    heading('WORK EXPERIENCE 实习经历'),
    ...e.internships.flatMap((x) => [spread(`${x.title}, ${x.role}`, x.when), ...x.said.map(bullet)]),
    heading('PROJECTS 项目经历'),
    ...e.projects.flatMap((x) => [spread(`${x.title}, ${x.role}`, x.when), ...x.said.map(bullet)]),
    heading('LEADERSHIP 校园经历'),
    ...e.campus.flatMap((x) => [spread(`${x.title}, ${x.role}`, x.when), ...x.said.map(bullet)]),
    heading('HONORS 荣誉奖项'),
    ...e.awards.map((x) => spread(x.name, x.when, false)),
    heading('CERTIFICATES 证书'),
    line(e.certificates.join(' | ')),
    heading('SKILLS 技能'),
    ...e.skills.map((x) => line(`${x.name}: ${x.words.join(', ')}`)),
    heading('SUMMARY 自我评价'),
    ...e.self.map(line),
  ];
}

/** The title above in bold, place and period below it, statements after symbols. */
export function officeFirst(document) {
  const { f, e } = read(document, 'slashes');
  return [
    name(f.name),
    line(`${f.position} / ${f.city}`.replace(/^/, '求职意向：')),
    line(
      `${f.phone} / ${f.email} / ${f.native} / ${f.birth}`
        .replace(/\/ (\d{4})/, '/ 生于 $1')
        .replace('生于 ', ''),
    ),
    line(`${f.gender} / ${f.ethnicity} / ${f.political}`),
    heading('专业技能'),
    ...e.skills.map((x) => bullet(`${x.name}：${x.words.join('、')}`)),
    ...GROUPS.flatMap(([key, title]) => [
      heading(title),
      ...e[key].flatMap((x) => [
        bold(x.role),
        line(`${x.title} | ${x.when}`),
        ...x.said.map((text) => line(`▸ ${text}`)),
      ]),
    ]),
    heading('教育经历'),
    bold(`${e.education.major} ${e.education.degree}`),
    line(`${e.education.school} | ${e.education.when}`),
    line(`▸ GPA：${e.education.gpa}`),
    line(`▸ 主修课程：${e.education.courses}`),
    heading('所获奖项'),
    ...e.awards.map((x) => line(`▸ ${x.name} | ${x.when}`)),
    heading('所获证书'),
    ...e.certificates.map((text) => line(`▸ ${text}`)),
    heading('关于我'),
    ...e.self.map(line),
  ];
}

/** A timeline: years first, in a separate line after a dot. */
export function timeLine(document) {
  const { f, e } = read(document, 'dots');
  return [
    name(`${f.name} · ${f.position}`),
    line(`手机：${f.phone}    邮箱：${f.email}    期望城市：${f.city}`),
    line(
      `性别：${f.gender}    生日：${f.birth}    籍贯：${f.native}    民族：${f.ethnicity}    ${f.political}`,
    ),
    heading('教育'),
    line(`● ${e.education.when}`),
    bold(`${e.education.school} · ${e.education.major} · ${e.education.degree}`),
    line(`绩点 ${e.education.gpa}；主修课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key], at) => [
      heading(['实习', '项目', '校园'][at] + '经历'),
      ...e[key].flatMap((x) => [line(`● ${x.when}`), bold(`${x.title} · ${x.role}`), ...x.said.map(bullet)]),
    ]),
    heading('荣誉'),
    ...e.awards.map((x) => line(`● ${x.when}  ${x.name}`)),
    heading('证书'),
    ...e.certificates.map((text) => line(`● ${text}`)),
    heading('技能'),
    ...e.skills.map((x) => line(`● ${x.name}：${x.words.join(' / ')}`)),
    heading('自评'),
    ...e.self.map(line),
  ];
}

/** Everything in sentences and lists with as few lines as possible. */
export function dense(document) {
  const { f, e } = read(document, 'dots');
  return [
    name(f.name),
    line(
      `${f.gender}，${f.ethnicity}，${f.birth}生，${f.native}人，${f.political}。电话 ${f.phone}，邮箱 ${f.email}。`,
    ),
    line(`应聘岗位：${f.position}；意向城市：${f.city}`),
    heading('1. 教育背景'),
    line(
      `${e.education.when}，${e.education.school}，${e.education.major}，${e.education.degree}，GPA ${e.education.gpa}`,
    ),
    line(`主修课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key, title], at) => [
      heading(`${at + 2}. ${title}`),
      ...e[key].flatMap((x, index) => [
        line(`（${index + 1}）${x.title}，${x.role}（${x.when}）`),
        ...x.said.map((text) => line(`— ${text}`)),
      ]),
    ]),
    heading('5. 获奖与证书'),
    line(`获奖：${e.awards.map((x) => `${x.when}${x.name}`).join('；')}`),
    line(`证书：${e.certificates.join('；')}`),
    heading('6. 技能'),
    line(e.skills.map((x) => `${x.name}：${x.words.join('、')}`).join('；')),
    heading('7. 自我评价'),
    ...e.self.map(line),
  ];
}
