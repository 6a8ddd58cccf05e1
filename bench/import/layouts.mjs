// Résumés in the layouts of other programs: blocks of text that every encoder turns into its format.
const GENDER = { male: '男', female: '女' };
const POLITICAL = { '01': '中共党员', '02': '中共预备党员', '03': '共青团员', 13: '群众' };
const ETHNICITY = { '01': '汉族', '03': '回族', '06': '苗族', '08': '壮族', 11: '满族', 15: '土家族' };
export const DEGREE = { doctor: '博士', master: '硕士', bachelor: '本科', college: '大专' };
const two = (value) => String(value).padStart(2, '0');
const dates = {
  dot: (d) => (d === 'present' ? '至今' : `${d.y}.${two(d.m)}`),
  slash: (d) => `${d.y}/${two(d.m)}`,
  dash: (d) => `${d.y}-${two(d.m)}`,
  chinese: (d) => `${d.y}年${d.m}月`,
};
const dated = (form) => (typeof form === 'function' ? form : dates[form]);
export const zh = (text) => text?.zh ?? '';
export const atoms = (list) => list.map((atom) => atom.zh.map(({ text }) => text).join(''));
export const heading = (text) => ({ kind: 'heading', text });
export const line = (text) => ({ kind: 'line', text });
export const bold = (text) => ({ kind: 'line', text, bold: true });
export const bullet = (text) => ({ kind: 'bullet', text });
const row = (...cells) => ({ kind: 'row', cells });

/** `form` names a date format, or is one. */
export function facts({ basics, intention }, form) {
  return {
    name: basics.name.zh,
    gender: GENDER[basics.gender],
    birth: basics.birthDate && dated(form)(basics.birthDate),
    political: POLITICAL[basics.politicalStatus?.code],
    ethnicity: ETHNICITY[basics.ethnicity],
    native: zh(basics.nativePlace?.name),
    phone: basics.phone,
    email: basics.email,
    position: zh(intention.positions[0].name),
    city: zh(intention.cities[0].name),
  };
}

/** `to` separates the dates of a period, or formats the period. */
export function experiences(document, form, to = '-') {
  const write = dated(form);
  const span = typeof to === 'function' ? to : ({ start, end }) => `${write(start)}${to}${write(end)}`;
  const of = (item, title, role) => ({
    when: span(item.period),
    title: zh(title),
    role: zh(role),
    said: atoms(item.highlights),
  });
  const [education] = document.education;
  return {
    education: {
      when: span(education.period),
      school: zh(education.school.name),
      major: zh(education.major),
      degree: DEGREE[education.degreeLevel],
      gpa: `${education.gpa.value}/4.0`,
      courses: education.courses.map(({ name }) => zh(name)).join('、'),
    },
    internships: document.internships.map((item) => of(item, item.company, item.title)),
    projects: document.projects.map((item) => of(item, item.name, item.role)),
    campus: document.campus.map((item) => of(item, item.organisation, item.role)),
    awards: document.awards.map((item) => ({ name: zh(item.name), when: write(item.date) })),
    certificates: document.certificates.map(({ name }) => zh(name)),
    skills: document.skills.map(({ name, keywords }) => ({ name: zh(name), words: keywords })),
    self: atoms(document.selfEvaluation),
  };
}

export const GROUPS = [
  ['internships', '实习经历'],
  ['projects', '项目经历'],
  ['campus', '校园经历'],
];

/** Labels and colons, date first: typical of students. */
function plain(document) {
  const f = facts(document, 'dot');
  const e = experiences(document, 'dot');
  return [
    { kind: 'name', text: '个人简历' },
    line(`姓名：${f.name}    性别：${f.gender}    出生年月：${f.birth}`),
    line(`民族：${f.ethnicity}    籍贯：${f.native}    政治面貌：${f.political}`),
    line(`电话：${f.phone}    邮箱：${f.email}`),
    line(`求职意向：${f.position}    意向城市：${f.city}`),
    heading('教育背景'),
    bold(`${e.education.when}    ${e.education.school}    ${e.education.major}    ${e.education.degree}`),
    line(`GPA：${e.education.gpa}`),
    line(`主修课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key, title]) => [
      heading(title),
      ...e[key].flatMap((x) => [bold(`${x.when}    ${x.title}    ${x.role}`), ...x.said.map(bullet)]),
    ]),
    heading('荣誉奖项'),
    ...e.awards.map((x) => bullet(`${x.when} ${x.name}`)),
    heading('技能证书'),
    line(e.certificates.join('、')),
    heading('专业技能'),
    ...e.skills.map((x) => bullet(`${x.name}：${x.words.join('、')}`)),
    heading('自我评价'),
    ...e.self.map(line),
  ];
}

/** A large name, contacts in one line with bars, title on the left and date at the right edge. */
function modern(document) {
  const f = facts(document, 'dot');
  const e = experiences(document, 'dot', ' - ');
  const spread = (left, right) => ({ kind: 'spread', left, right, bold: true });
  return [
    { kind: 'name', text: f.name },
    line(
      `${f.phone} | ${f.email} | ${f.gender} | ${f.birth} | ${f.political} | ${f.ethnicity} | ${f.native}`,
    ),
    line(`求职意向：${f.position} | 期望城市：${f.city}`),
    heading('教育经历'),
    spread(`${e.education.school} | ${e.education.major} | ${e.education.degree}`, e.education.when),
    bullet(`GPA：${e.education.gpa}`),
    bullet(`主修课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key, title]) => [
      heading(title),
      ...e[key].flatMap((x) => [spread(`${x.title} | ${x.role}`, x.when), ...x.said.map(bullet)]),
    ]),
    heading('获奖情况'),
    ...e.awards.map((x) => bullet(`${x.name}（${x.when}）`)),
    heading('资格证书'),
    ...e.certificates.map(bullet),
    heading('技能特长'),
    ...e.skills.map((x) => bullet(`${x.name}：${x.words.join('、')}`)),
    heading('个人总结'),
    ...e.self.map(line),
  ];
}

/** The form of state enterprises: a table of details, then headings with their text next to them. */
function form(document) {
  const f = facts(document, 'chinese');
  const e = experiences(document, 'dot');
  const group = (title, items) =>
    row(
      title,
      items
        .flatMap((x) => [
          `${x.when} ${x.title} ${x.role}`,
          ...x.said.map((text, index) => `${index + 1}. ${text}`),
        ])
        .join('\n'),
    );
  return [
    { kind: 'name', text: '个人简历' },
    row('姓名', f.name, '性别', f.gender),
    row('出生年月', f.birth, '民族', f.ethnicity),
    row('籍贯', f.native, '政治面貌', f.political),
    row('联系电话', f.phone, '电子邮箱', f.email),
    row('求职意向', f.position, '意向城市', f.city),
    row(
      '教育背景',
      [
        `${e.education.when} ${e.education.school} ${e.education.major} ${e.education.degree}`,
        `GPA：${e.education.gpa}`,
        `主修课程：${e.education.courses}`,
      ].join('\n'),
    ),
    ...GROUPS.map(([key, title]) => group(title, e[key])),
    row('获奖情况', e.awards.map((x) => `${x.when} ${x.name}`).join('\n')),
    row('证书', e.certificates.join('、')),
    row('专业技能', e.skills.map((x) => `${x.name}：${x.words.join('、')}`).join('\n')),
    row('自我评价', e.self.join('\n')),
  ];
}

/** A sidebar with details, skills and awards; experiences in the wide column. */
export function sideBar(document, side = 'left') {
  const f = facts(document, 'dash');
  const e = experiences(document, 'dash', ' ~ ');
  const narrow = [
    heading('基本信息'),
    ...[
      ['性别', f.gender],
      ['出生年月', f.birth],
      ['民族', f.ethnicity],
      ['籍贯', f.native],
      ['政治面貌', f.political],
    ].map(([a, b]) => line(`${a}：${b}`)),
    heading('联系方式'),
    line(`手机：${f.phone}`),
    line(`邮箱：${f.email}`),
    heading('专业技能'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join('、')}`)),
    heading('荣誉奖项'),
    ...e.awards.map((x) => line(`${x.name} ${x.when}`)),
    heading('证书'),
    ...e.certificates.map(line),
  ];
  const wide = [
    heading('教育背景'),
    bold(`${e.education.school}  ${e.education.major}  ${e.education.degree}`),
    line(e.education.when),
    line(`绩点：${e.education.gpa}`),
    line(`主修课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key, title]) => [
      heading(title),
      ...e[key].flatMap((x) => [bold(`${x.title}  ${x.role}`), line(x.when), ...x.said.map(bullet)]),
    ]),
    heading('自我评价'),
    ...e.self.map(line),
  ];
  return [
    { kind: 'name', text: f.name },
    line(`求职意向：${f.position} 意向城市：${f.city}`),
    { kind: 'columns', side, narrow, wide },
  ];
}

/** Headings with English and numbers, slashes in dates, manually numbered statements. */
function numbered(document) {
  const f = facts(document, 'slash');
  const e = experiences(document, 'slash', '—');
  return [
    { kind: 'name', text: `${f.name}的简历` },
    line(
      `性别：${f.gender} 出生日期：${f.birth} 民族：${f.ethnicity} 籍贯：${f.native} 政治面貌：${f.political}`,
    ),
    line(`手机号码：${f.phone} E-mail：${f.email}`),
    line(`应聘岗位：${f.position} 期望工作地点：${f.city}`),
    heading('一、教育经历 EDUCATION'),
    line(`${e.education.when}  ${e.education.school}  ${e.education.major}专业  ${e.education.degree}`),
    line(`平均绩点：${e.education.gpa}；主修课程：${e.education.courses}`),
    ...GROUPS.flatMap(([key, title], index) => [
      heading(`${'二三四'[index]}、${title}`),
      ...e[key].flatMap((x) => [
        line(`${x.when}  ${x.title}  ${x.role}`),
        ...x.said.map((text, at) => line(`${at + 1}、${text}；`)),
      ]),
    ]),
    heading('五、获奖情况'),
    ...e.awards.map((x) => line(`${x.when}  获${x.name}`.replace('  获', '  '))),
    heading('六、资格证书'),
    line(e.certificates.join('；')),
    heading('七、个人技能'),
    ...e.skills.map((x) => line(`${x.name}：${x.words.join('，')}`)),
    heading('八、自我鉴定'),
    ...e.self.map(line),
  ];
}

/** The layouts used to develop the rules. */
export const tuned = { plain, modern, form, sideBar, numbered };
