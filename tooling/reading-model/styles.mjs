// Ways to write down a life: with headings, without, with labels in lines, as a message, as a form.
import { HEADINGS, LABELS } from './headings.mjs';

const two = (value) => String(value).padStart(2, '0');
const DATES = [
  ({ y, m }) => `${y}.${two(m)}`,
  ({ y, m }) => `${y}.${m}`,
  ({ y, m }) => `${y}年${m}月`,
  ({ y, m }) => `${y}/${two(m)}`,
  ({ y, m }) => `${y}-${two(m)}`,
  ({ y, m }) => `${String(y).slice(2)}.${m}`,
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const ENGLISH_DATE = ({ y, m }) => `${MONTHS[(m - 1) % 12]} ${y}`;
const TO = ['-', ' - ', '–', '~', ' 至 ', '—', '到'];
const BETWEEN = ['    ', '  ', ' | ', '，', ' ', ' / ', ' · ', '\t', ' — '];
const MARKS = ['• ', '- ', '· ', '* ', '▶ ', '1. ', '', '', '（1）', '→ ', '○ '];
const ENTRIES = ['education', 'work', 'internships', 'projects', 'campus', 'practice', 'research'];
const LISTS = ['awards', 'certificates', 'languages', 'skills', 'hobbies', 'papers', 'self'];
const headingOf = (section, { of }, isEnglish) => {
  const all = HEADINGS[section].split('|');
  return of(all.filter((words) => /^[A-Za-z ]+$/u.test(words) === isEnglish));
};
const valueOf = ([, text, shown]) => shown ?? text;

function notation({ own, isEnglish }) {
  const { of, next } = own;
  const date = isEnglish ? ENGLISH_DATE : of(DATES);
  const to = of(TO);
  return {
    date,
    span: ({ from, to: end }) =>
      `${date(from)}${isEnglish ? ' – ' : to}${end === 'present' ? (isEnglish ? 'Present' : of(['至今', '现在', '今'])) : date(end)}`,
    by: isEnglish ? of([' | ', ', ', ' — ', '    ']) : of(BETWEEN),
    mark: of(MARKS),
    isDateFirst: next() < 0.5,
    isInLines: next() < 0.2,
    listBy: isEnglish ? ', ' : of(['、', '，', ' / ', '\n', '；', ' ']),
  };
}

/** The lines of an entry. */
function entryLines({ names, period, said }, way) {
  const [first = [], ...others] = names;
  const words = names.map(valueOf);
  const when = way.span(period);
  if (way.isInLines) {
    const rest = others.map(valueOf).join(way.by);
    const lines = way.isDateFirst ? [when, valueOf(first), rest] : [valueOf(first), rest, when];
    return [...lines.filter(Boolean), ...said.map((text) => `${way.mark}${text}`)];
  }
  const head = (way.isDateFirst ? [when, ...words] : [...words, when]).join(way.by);
  return [head, ...said.map((text, at) => `${way.mark.replace('1', String(at + 1))}${text}`)];
}

const awardText = ({ name, date }, way) =>
  date === null ? name : way.isDateFirst ? `${way.date(date)} ${name}` : `${name}（${way.date(date)}）`;
const listOf = (life, section, way) =>
  section === 'awards'
    ? life.awards.map((award) => awardText(award, way))
    : section === 'papers'
      ? life.papers.map(
          (title, at) => `${at + 1}. ${title}，${at === 0 ? '第一作者' : '通讯作者'}，202${at + 1}`,
        )
      : section === 'certificates' && life.unheld !== null
        ? [...life.certificates, life.unheld]
        : life[section];

function opening({ basics, wish, wishCity, isEnglish, own: { of, next } }, way) {
  const { name, gender, birth, age, native, ethnicity, political, residence, phone, email } = basics;
  if (isEnglish)
    return [
      name,
      `${residence} | +86 ${phone} | ${email}`,
      ...(next() < 0.5 ? [`Objective: ${wish}, ${wishCity}`] : []),
    ];
  const wished = of([
    `求职意向：${wish}`,
    `应聘岗位：${wish}    意向城市：${wishCity}`,
    `想找${wish}的工作，${wishCity}优先`,
    `期望：${wish}，${wishCity}`,
  ]);
  return of([
    [`${name} | ${gender} | ${age} | ${residence}`, `${phone} | ${email}`, wished],
    [
      `姓名：${name}  性别：${gender}  出生年月：${way.date(birth)}`,
      `籍贯：${native}  民族：${ethnicity}  政治面貌：${political}`,
      `电话：${phone}  邮箱：${email}`,
      wished,
    ],
    [
      `${name}`,
      `${gender}，${way.date(birth)}，${ethnicity}，${native}人`,
      `手机 ${phone}，邮箱 ${email}，现居${residence}`,
      wished,
    ],
    [`${name} ${gender} ${age} ${phone} ${email}`, `现居${residence}`, wished],
    [`${name}`, `${wish} · ${residence}`, `${phone}`, `${email}`],
    [
      `姓名\t${name}\t性别\t${gender}\t民族\t${ethnicity}`,
      `出生年月\t${way.date(birth)}\t政治面貌\t${political}`,
      `联系电话\t${phone}\t电子邮箱\t${email}`,
      `应聘岗位\t${wish}`,
    ],
  ]);
}

const orderOf = ({ own: { next } }) => {
  const entries =
    next() < 0.5
      ? ENTRIES
      : ['work', 'internships', 'projects', 'research', 'campus', 'practice', 'education'];
  return [...entries, ...LISTS];
};

function headed(life, { isHeaded = true, isApart = true, pages = false } = {}) {
  const way = notation(life);
  const { of, next } = life.own;
  const deco = of(['', '', '【】', '一、', '■ ', '◆ ', '-']);
  const lines = [...opening(life, way)];
  let count = 0;
  for (const section of orderOf(life)) {
    const body = ENTRIES.includes(section)
      ? life[section].flatMap((entry) => [...(isHeaded || !isApart ? [] : ['']), ...entryLines(entry, way)])
      : sectionList(life, section, way);
    if (body.length === 0) continue;
    const words = headingOf(section, life.own, life.isEnglish);
    count += 1;
    const shown =
      deco === '【】'
        ? `【${words}】`
        : deco === '一、'
          ? `${'一二三四五六七八九十'[count - 1] ?? '十'}、${words}`
          : deco === '-'
            ? words
            : `${deco}${words}`;
    if (isApart) lines.push('');
    if (isHeaded) lines.push(shown);
    if (section === 'work' && life.home !== null)
      body.push(`${way.span({ from: { y: 2019, m: 6 }, to: { y: 2021, m: 2 } })} ${life.home}`);
    lines.push(...body);
    if (pages && next() < 0.4) lines.push(`个人简历  第${count}页`);
  }
  if (life.pledge !== null && next() < 0.2) lines.push(life.pledge);
  return lines.join('\n');
}

function sectionList(life, section, way) {
  const all = listOf(life, section, way);
  if (all.length === 0) return [];
  const isOneLine =
    ['skills', 'hobbies', 'languages', 'certificates'].includes(section) && way.listBy !== '\n';
  return isOneLine ? [all.join(way.listBy)] : section === 'self' ? [`${all.join('；')}。`] : all;
}

function inline(life) {
  const way = { ...notation(life), isInLines: false };
  const { of, next } = life.own;
  const isBracketed = next() < 0.3;
  const label = (section) =>
    isBracketed ? `【${of(LABELS[section].split('|'))}】` : `${of(LABELS[section].split('|'))}：`;
  const lines = opening(life, way);
  for (const section of orderOf(life)) {
    if (ENTRIES.includes(section))
      for (const { names, period, said } of life[section])
        lines.push(
          `${label(section)}${(way.isDateFirst ? [way.span(period), ...names.map(valueOf)] : [...names.map(valueOf), way.span(period)]).join(of(['，', ' ']))}${said.length > 0 ? `${of(['。', '：'])}${said.join('；')}` : ''}`,
        );
    else {
      const all = listOf(life, section, way);
      if (all.length > 0)
        lines.push(
          `${label(section)}${all.join(section === 'awards' || section === 'papers' ? '；' : '、')}`,
        );
    }
  }
  return lines.join('\n');
}

function chat(life) {
  const way = { ...notation(life), isInLines: false };
  const { of, next } = life.own;
  const { basics, wish } = life;
  const lines = [
    of([
      `您好，我叫${basics.name}，${basics.gender}，${basics.age}，想应聘${wish}。`,
      `老板好，看到你们招${wish}，我介绍下自己`,
      `HR 您好，我是${basics.name}，${basics.native}人，现在在${basics.residence}`,
    ]),
    `我叫${basics.name}，电话${basics.phone}，邮箱${basics.email}`,
  ];
  for (const { names, period, said } of life.education)
    lines.push(
      `${way.span(period)}在${valueOf(names[0])}读${valueOf(names[1])}，${names[2] ? valueOf(names[2]) : ''}${said.length > 0 ? `，${said.join('，')}` : ''}。`,
    );
  for (const section of ['internships', 'work'])
    for (const { names, period, said } of life[section])
      lines.push(
        `${section === 'internships' && next() < 0.5 ? '实习是' : ''}${way.span(period)}，${of(['在', ''])}${valueOf(names[0])}${of(['当', '做', '，', '，任'])}${valueOf(names.at(-1))}${of(['，', '。', '\n'])}${said.join('，')}`,
      );
  for (const section of ['projects', 'campus', 'practice'])
    for (const { names, period, said } of life[section])
      lines.push(`${way.span(period)} ${names.map(valueOf).join('，')}。${said.join('，')}`);
  if (life.home !== null) lines.push(`2019年4月以后${life.home}`);
  if (life.certificates.length > 0)
    lines.push(
      `${of(['证书有', '有', '考了'])}${life.certificates.join('、')}${life.unheld === null ? '' : `，${life.unheld}`}`,
    );
  if (life.skills.length > 0) lines.push(`${of(['会', '会用', '熟练使用'])}${life.skills.join('、')}`);
  if (life.languages.length > 0) lines.push(life.languages.join('，'));
  for (const award of life.awards)
    lines.push(`${way.date(award.date ?? { y: 2022, m: 5 })}${of(['拿过', '获', '得过'])}${award.name}`);
  if (life.self.length > 0) lines.push(life.self.join('，'));
  lines.push(life.closing);
  return lines.join('\n');
}

const COLUMNS = {
  education: ['起止时间', '学校', '专业', '学历'],
  work: ['起止年月', '单位', '职务'],
  internships: ['时间', '实习单位', '岗位'],
  projects: ['时间', '项目名称', '担任角色'],
  campus: ['时间', '组织', '职务'],
  practice: ['时间', '活动名称', '角色'],
  research: ['起止时间', '课题名称', '角色'],
};

function form(life) {
  const way = { ...notation(life), isInLines: false };
  const { of, next } = life.own;
  const { basics, wish } = life;
  const lines = [
    of(['应聘登记表', '员工信息登记表', '公开招聘报名表', '人才应聘信息表']),
    `姓名\t${basics.name}\t性别\t${basics.gender}\t出生年月\t${way.date(basics.birth)}`,
    `民族\t${basics.ethnicity}\t政治面貌\t${basics.political}\t籍贯\t${basics.native}`,
    `联系电话\t${basics.phone}\t电子邮箱\t${basics.email}`,
    `${of(['应聘岗位', '报考岗位', '应聘职务'])}\t${wish}`,
  ];
  const extra = next() < 0.3 ? of(['证明人', '离职原因']) : null;
  for (const section of ENTRIES) {
    if (life[section].length === 0) continue;
    lines.push(headingOf(section, life.own, false));
    lines.push([...COLUMNS[section], ...(extra !== null && section === 'work' ? [extra] : [])].join('\t'));
    for (const { names, period, said } of life[section]) {
      const own = names.filter(([field]) => field !== 'department').map(valueOf);
      lines.push(
        [
          way.span(period),
          ...own,
          ...(extra !== null && section === 'work' ? [of(['王主任', '合同到期', '回家发展'])] : []),
        ].join('\t'),
      );
      if (next() < 0.5) lines.push(...said);
    }
  }
  for (const section of LISTS) {
    const all = listOf(life, section, way);
    if (all.length === 0) continue;
    if (next() < 0.5)
      lines.push(headingOf(section, life.own, false), ...(next() < 0.5 ? all : [all.join('、')]));
    else lines.push(`${headingOf(section, life.own, false)}\t${all.join('；')}`);
  }
  lines.push(
    '家庭成员',
    '称谓\t姓名\t工作单位及职务',
    `父亲\t${basics.name[0]}国强\t务农`,
    `母亲\t李秀兰\t${of(['县医院护士', '退休', '小学教师'])}`,
  );
  if (life.pledge !== null) lines.push(life.pledge);
  return lines.join('\n');
}

export const STYLES = {
  headed: (life) => headed(life),
  headedTight: (life) => headed(life, { isApart: false }),
  pages: (life) => headed(life, { pages: true }),
  headless: (life) => headed(life, { isHeaded: false }),
  block: (life) => headed(life, { isHeaded: false, isApart: false }),
  inline,
  chat,
  form,
};
