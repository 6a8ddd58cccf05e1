// Two-column pages and cards: symbols instead of labels, timelines, short headings.
import { bold, bullet, chooser, heading, line, mobile, name, read, spread } from './parts.mjs';

/** A side column with symbols instead of labels, and the main column. */
export function signs(document, side = 'left') {
  const { f, e } = read(document, 'dot');
  const of = chooser(document);
  return [
    {
      kind: 'columns',
      side,
      narrow: [
        name(f.name),
        line(f.position),
        heading('联系'),
        line(`☎ ${mobile.dashes(f.phone)}`),
        line(`✉ ${f.email}`),
        line(`⌂ 期望城市：${f.city}`),
        heading('档案'),
        line(`${f.gender} / ${f.ethnicity}`),
        line(f.birth),
        line(`籍贯 ${f.native}`),
        line(f.political),
        heading('技能'),
        ...e.skills.flatMap((x) => [line(`${x.name}：${x.words.join('、')}`)]),
        heading('证书'),
        ...e.certificates.map(line),
      ],
      wide: [
        heading(of(['教育背景', '教育经历', '学历背景'])),
        spread(e.education.school, e.education.when),
        line(`${e.education.major} | ${e.education.degree} | GPA ${e.education.gpa}`),
        line(`主修课程：${e.education.courses}`),
        heading('实习经历'),
        ...e.internships.flatMap((x) => [spread(`${x.title} / ${x.role}`, x.when), ...x.said.map(bullet)]),
        heading('项目经历'),
        ...e.projects.flatMap((x) => [spread(`${x.title} / ${x.role}`, x.when), ...x.said.map(bullet)]),
        heading('校园经历'),
        ...e.campus.flatMap((x) => [spread(`${x.title} / ${x.role}`, x.when), ...x.said.map(bullet)]),
        heading('获奖情况'),
        ...e.awards.map((x) => bullet(`${x.when} ${x.name}`)),
        heading('自我评价'),
        ...e.self.map(line),
      ],
    },
  ];
}

/** Two columns below a header: experience on one side, everything else on the other. */
export function halves(document) {
  const { f, e } = read(document, 'slashShort');
  return [
    name(f.name),
    line(`意向：${f.position} | ${f.city}`),
    line(`电话：${f.phone}   邮箱：${f.email}   籍贯：${f.native}`),
    line(`${f.gender} · ${f.birth} · ${f.ethnicity} · ${f.political}`),
    {
      kind: 'columns',
      side: 'right',
      narrow: [
        heading('教育'),
        bold(e.education.school),
        line(`${e.education.major} · ${e.education.degree}`),
        line(e.education.when),
        line(`GPA：${e.education.gpa}`),
        line(`课程：${e.education.courses}`),
        heading('荣誉'),
        ...e.awards.flatMap((x) => [bullet(`${x.name}（${x.when}）`)]),
        heading('证书'),
        ...e.certificates.map(bullet),
        heading('技能'),
        ...e.skills.map((x) => bullet(`${x.name}：${x.words.join('、')}`)),
      ],
      wide: [
        heading('实习'),
        ...e.internships.flatMap((x) => [
          bold(x.title),
          line(`${x.role} · ${x.when}`),
          ...x.said.map(bullet),
        ]),
        heading('项目'),
        ...e.projects.flatMap((x) => [bold(x.title), line(`${x.role} · ${x.when}`), ...x.said.map(bullet)]),
        heading('校园'),
        ...e.campus.flatMap((x) => [bold(x.title), line(`${x.role} · ${x.when}`), ...x.said.map(bullet)]),
        heading('自我评价'),
        ...e.self.map(line),
      ],
    },
  ];
}

/** A designer's card: bilingual headings, the title above the employer, the date on the right. */
export function studio(document) {
  const { f, e } = read(document, 'dotWide');
  const entry = (x) => [spread(x.role, x.when), line(x.title), ...x.said.map((text) => line(`✦ ${text}`))];
  return [
    name(f.name),
    line(`— ${f.position} —`),
    line(`T ${mobile.blanks(f.phone)}    E ${f.email}`),
    line(`${f.gender}    ${f.birth}    ${f.ethnicity}    ${f.political}    ${f.native}人`),
    line(`意向城市：${f.city}`),
    heading('教育 / EDUCATION'),
    spread(e.education.school, e.education.when),
    line(`${e.education.major}\u3000${e.education.degree}\u3000绩点${e.education.gpa}`),
    line(`修读课程：${e.education.courses}`),
    heading('实习 / INTERNSHIP'),
    ...e.internships.flatMap(entry),
    heading('项目 / PROJECT'),
    ...e.projects.flatMap(entry),
    heading('校园 / CAMPUS'),
    ...e.campus.flatMap(entry),
    heading('奖项 / AWARD'),
    ...e.awards.map((x) => line(`✦ ${x.name}\u3000${x.when}`)),
    heading('证书 / CERTIFICATE'),
    line(e.certificates.join('\u3000')),
    heading('技能 / SKILL'),
    ...e.skills.map((x) => line(`${x.name}\u3000${x.words.join('、')}`)),
    heading('评价 / ABOUT ME'),
    ...e.self.map(line),
  ];
}

/** A page of a mobile site: short headings, one item per line. */
export function phonePage(document) {
  const { f, e } = read(document, 'tilde');
  const entry = (x) => [
    spread(x.title, x.when),
    line(`${x.role}`),
    line('内容：'),
    ...x.said.map((text, at) => line(`${at + 1}.${text}`)),
  ];
  return [
    name(f.name),
    line(`${f.gender}·${f.birth}·${f.political}`),
    line(`${f.phone}  ${f.email}`),
    line(`民族：${f.ethnicity}`),
    line(`籍贯：${f.native}`),
    heading('求职期望'),
    line(`${f.position} | ${f.city}`),
    heading('实习经历'),
    ...e.internships.flatMap(entry),
    heading('项目经历'),
    ...e.projects.flatMap(entry),
    heading('社团/组织经历'),
    ...e.campus.flatMap(entry),
    heading('教育经历'),
    spread(e.education.school, e.education.when),
    line(`${e.education.degree} · ${e.education.major}`),
    line(`GPA：${e.education.gpa}`),
    line(`主修课程：${e.education.courses}`),
    heading('荣誉奖项'),
    ...e.awards.map((x) => spread(x.name, x.when, false)),
    heading('资格证书'),
    line(e.certificates.join('    ')),
    heading('专业技能'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join('、')}`)),
    heading('个人优势'),
    ...e.self.map(line),
  ];
}
