// More formats of entry heads, tables and education.
import { bold, bullet, line } from '../layouts.mjs';

const row = (...cells) => ({ kind: 'row', cells });
const spread = (left, right) => ({ kind: 'spread', left, right, bold: true });
const grid = (rows) => ({ kind: 'grid', rows });
const full = (parts) => parts.filter((part) => part !== undefined && part !== '');
const ordinals = '一二三四五';
const others = (x, names) => x.rest.map((text, at) => line(`${names.rest[at]}：${text}`));

export const MORE_HEADS = {
  labelsBars: (x, { names }) => [
    line(`${names.a}：${x.a} | ${names.b}：${x.b} | ${names.when}：${x.when}`),
    ...others(x, names),
  ],
  labelsMixed: (x, { names }) => [spread(x.a, x.when), line(`${names.b}：${x.b}`), ...others(x, names)],
  labelsBrackets: (x, { names }) => [
    line(`【${names.a}】${x.a}`),
    line(`【${names.b}】${x.b}`),
    line(`【${names.when}】${x.when}`),
    ...x.rest.map((text, at) => line(`【${names.rest[at]}】${text}`)),
  ],
  labelsTable: (x, { names }) => [
    row(names.a, x.a, names.when, x.when),
    row(names.b, x.b, ...(x.rest.length ? [names.rest[0], x.rest[0]] : [])),
  ],
  below: (x) => [bold(x.a), line(`${full([x.b, ...x.rest]).join(' / ')}    ${x.when}`)],
  bracketsFirst: (x) => [line(`【${x.a}】${full([...x.rest, x.b]).join('  ')}    ${x.when}`)],
  bracketsLast: (x) => [line(`${full([x.a, ...x.rest]).join('  ')}【${x.b}】    ${x.when}`)],
  ordinal: (x, { at, names }) => [
    bold(`${names.ordinal}${ordinals[at]}：${full([x.a, ...x.rest]).join('  ')}（${x.b}）    ${x.when}`),
  ],
  ordinalAbove: (x, { at, names }) => [
    line(`${names.ordinal}${ordinals[at]}：${x.a}`),
    line(full([x.when, ...x.rest, x.b]).join(' | ')),
  ],
  held: (x) => [line(`${x.when} 在${x.a}${x.rest.join('')}担任${x.b}`)],
  hyphens: (x) => [line(`${full([x.a, ...x.rest, x.b]).join('-')}    ${x.when}`)],
  dateOwnLines: (x) => [line(x.when), line(x.a), line(full([x.b, ...x.rest]).join(' | '))],
  nameOwnLines: (x) => [bold(x.a), ...x.rest.map((text) => line(text)), line(x.b), line(x.when)],
  dateParensFirst: (x, { by }) => [line(`（${x.when}）${full([x.a, ...x.rest, x.b]).join(by)}`)],
  colon: (x) => [line(`${full([x.a, ...x.rest]).join('  ')}：${x.b}    ${x.when}`)],
  englishComma: (x) => [spread(full([x.b, ...x.rest, x.a]).join(', '), x.when)],
  starred: (x, { by }) => [line(`★ ${full([x.a, ...x.rest, x.b]).join(by)}    ${x.when}`)],
  pointed: (x) => [line(`▶ ${x.when} | ${full([x.a, ...x.rest]).join(' | ')} | ${x.b}`)],
  bulletHead: (x, { by }) => [bullet(`${x.when}${by}${full([x.a, ...x.rest, x.b]).join(by)}`)],
  roleBracket: (x, { by }) => [line(`${full([x.when, `${x.b}（${x.a}）`, ...x.rest]).join(by)}`)],
};

const MORE_NAMES = {
  internships: {
    a: [
      '公司名称',
      '公司',
      '实习单位',
      '单位',
      '工作单位',
      '企业名称',
      '实习公司',
      '单位名称',
      '实践单位',
      '所在企业',
      '实习机构',
    ],
    b: [
      '职位',
      '岗位',
      '实习岗位',
      '担任职务',
      '职务',
      '岗位名称',
      '担任岗位',
      '所任职位',
      '岗位/职务',
      '实习职务',
    ],
    when: [
      '时间',
      '起止时间',
      '实习时间',
      '工作时间',
      '周期',
      '实习周期',
      '时间段',
      '日期',
      '起止年月',
      '在岗时间',
      '实习起止',
    ],
    rest: ['部门', '地点'],
    ordinal: '实习',
  },
  projects: {
    a: ['项目名称', '项目', '课题名称', '名称', '项目/课题', '参与项目', '项目题目'],
    b: [
      '担任角色',
      '角色',
      '本人角色',
      '项目角色',
      '担任职责',
      '我的角色',
      '项目分工',
      '承担角色',
      '所任角色',
      '个人角色',
    ],
    when: ['项目时间', '时间', '起止时间', '周期', '项目周期', '开发时间', '研发周期', '起止'],
    rest: [],
    ordinal: '项目',
  },
  campus: {
    a: ['组织名称', '社团', '组织', '所在组织', '社团名称', '学生组织', '任职组织', '所属组织', '组织/社团'],
    b: ['职务', '职位', '担任职务', '角色', '任职', '所任职务', '职务/角色'],
    when: ['起止时间', '时间', '任职时间', '任期', '任职起止', '年月'],
    rest: [],
    ordinal: '经历',
  },
};
/** The labels of a section, drawn once per résumé. */
export const namesOf = (key, pick) => {
  const { a, b, when, rest, ordinal } = MORE_NAMES[key];
  return { a: pick(a), b: pick(b), when: pick(when), rest, ordinal };
};

/** Columns with a title row above them, in several orders. */
export const GRIDS = {
  dateFirst: (items, { names }) => [
    grid([
      [names.when, names.a, names.b, '主要工作及业绩'],
      ...items.map((x) => [x.when, x.a, x.b, x.said.join('\n')]),
    ]),
  ],
  named: (items, { names }) => [
    grid([
      [names.a, names.b, names.when, '主要工作'],
      ...items.map((x) => [x.a, x.b, x.when, x.said.map((text, at) => `${at + 1}. ${text}`).join('\n')]),
    ]),
  ],
  counted: (items, { names }) => [
    grid([
      ['序号', names.when, names.a, names.b, '描述'],
      ...items.map((x, at) => [`${at + 1}`, x.when, x.a, x.b, x.said.join('\n')]),
    ]),
  ],
  short: (items, { names }) =>
    items.flatMap((x) => [
      grid([
        [names.a, names.when, names.b],
        [x.a, x.when, x.b],
      ]),
      ...x.said.map(bullet),
    ]),
};

export const MORE_EDUCATION = {
  schoolDated: (e) => [
    line(`${e.school}（${e.when}）`),
    line(full([e.college, e.major, e.degree]).join(' / ')),
  ],
  majorBracketed: (e) => [
    line(`${e.when}    ${e.major}（${e.degree}）    ${e.school}`),
    ...(e.college ? [line(e.college)] : []),
  ],
  schoolBracketed: (e) => [
    line(`【${e.school}】 ${full([e.college, e.major, e.degree]).join('  ')}  ${e.when}`),
  ],
  stage: (e) => [line(`${e.degree}：${full([e.school, e.college, e.major]).join('，')}（${e.when}）`)],
  labelsTable: (e) => [
    row('学校', e.school, '专业', e.major),
    row('学历', e.degree, '时间', e.when),
    ...(e.college ? [row('学院', e.college)] : []),
  ],
  labelsBars: (e) => [
    line(`院校：${e.school} | 主修专业：${e.major} | 学历层次：${e.degree} | 在校时间：${e.when}`),
    ...(e.college ? [line(`所在学院：${e.college}`)] : []),
  ],
  labelsBrackets: (e) => [
    line(`【学校】${e.school} 【专业】${e.major} 【学历】${e.degree}`),
    line(`【时间】${e.when}`),
    ...(e.college ? [line(`【学院】${e.college}`)] : []),
  ],
  hyphens: (e) => [line(`${full([e.school, e.college, e.major, e.degree]).join('-')}    ${e.when}`)],
  degreeKind: (e) => [
    line(
      full([
        e.when,
        e.school,
        e.college,
        e.major,
        { 本科: '全日制本科', 硕士: '硕士研究生', 大专: '统招大专' }[e.degree],
      ]).join('  '),
    ),
  ],
  majorAbove: (e) => [
    line(e.major),
    line(full([e.school, e.college]).join('  ')),
    line(`${e.degree} | ${e.when}`),
  ],
  ownLines: (e) => [
    line(e.when),
    line(e.school),
    ...(e.college ? [line(e.college)] : []),
    line(`${e.major}  ${e.degree}`),
  ],
  degreeLast: (e) => [line(full([e.school, e.college, e.major, e.when, e.degree]).join(' '))],
};
