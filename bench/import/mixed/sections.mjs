// The sections of a résumé in common layouts.
import { bold, bullet, line } from '../layouts.mjs';
import { row } from './head.mjs';
import { MORE_EDUCATION, MORE_HEADS } from './more-heads.mjs';
import { MORE_AWARDS, MORE_CERTIFICATES, MORE_MARKS, MORE_SKILLS } from './more-lists.mjs';

const spread = (left, right) => ({ kind: 'spread', left, right, bold: true });
const grid = (rows) => ({ kind: 'grid', rows });
const full = (parts) => parts.filter((part) => part !== undefined && part !== '');

/** Formats of a head with parts and a date. `a` is the name, `b` the role, `rest` department, place etc. */
export const HEADS = {
  dateFirst: (x, { by }) => [bold(full([x.when, x.a, ...x.rest, x.b]).join(by))],
  dateLast: (x, { by }) => [line(full([x.a, ...x.rest, x.b, x.when]).join(by))],
  dateRight: (x, { by }) => [spread(full([x.a, ...x.rest, x.b]).join(by), x.when)],
  roleRight: (x, { by }) => [spread(full([x.a, ...x.rest]).join(by), x.b), line(x.when)],
  roleFirst: (x, { by }) => [bold(full([x.b, x.a, ...x.rest]).join(by)), line(x.when)],
  roleFirstRight: (x, { by }) => [spread(full([x.b, x.a, ...x.rest]).join(by), x.when)],
  dateMiddle: (x, { by }) => [line(full([x.a, x.when, ...x.rest, x.b]).join(by))],
  dateBetween: (x) => [spread(x.a, x.when), line(full([x.b, ...x.rest]).join(' | '))],
  roleBelow: (x) =>
    [bold(x.a), spread(x.b, x.when), ...x.rest.map((text) => line(text))].slice(0, 2 + x.rest.length),
  dateAbove: (x, { by }) => [line(x.when), bold(full([x.a, ...x.rest, x.b]).join(by))],
  stacked: (x) => [bold(x.a), line(full([x.b, ...x.rest]).join(' · ')), line(x.when)],
  stackedRole: (x) => [bold(x.b), line(full([x.a, ...x.rest]).join('，')), line(x.when)],
  dateBelow: (x, { by }) => [line(full([x.a, ...x.rest, x.b]).join(by)), line(`（${x.when}）`)],
  bracketed: (x) => [line(`${x.a}（${x.b}）${x.rest.length ? ` ${x.rest.join(' ')}` : ''} ${x.when}`)],
  dateBracketed: (x, { by }) => [bold(`${full([x.a, ...x.rest, x.b]).join(by)}（${x.when}）`)],
  dateSquare: (x, { by }) => [line(`[${x.when}] ${full([x.a, ...x.rest, x.b]).join(by)}`)],
  dateColon: (x, { by }) => [line(`${x.when}：${full([x.a, ...x.rest, x.b]).join(by)}`)],
  numbered: (x, { by, at }) => [line(`${at + 1}、${full([x.a, ...x.rest, x.b]).join(by)}    ${x.when}`)],
  numberedRound: (x, { by, at }) => [
    line(`（${'一二三四五'[at]}）${full([x.when, x.a, ...x.rest, x.b]).join(by)}`),
  ],
  at: (x) => [line(`${x.b} @ ${x.a}    ${x.when}`), ...(x.rest.length ? [line(x.rest.join(' | '))] : [])],
  labels: (x, { names }) => [
    line(`${names.a}：${x.a}`),
    line(`${names.when}：${x.when}`),
    line(`${names.b}：${x.b}`),
    ...x.rest.map((text, at) => line(`${names.rest[at]}：${text}`)),
  ],
  labelsInLine: (x, { names }) => [
    line(`${names.a}：${x.a}    ${names.b}：${x.b}    ${names.when}：${x.when}`),
    ...x.rest.map((text, at) => line(`${names.rest[at]}：${text}`)),
  ],
  labelsDateFirst: (x, { names }) => [
    line(`${names.when}：${x.when}`),
    line(`${names.a}：${x.a}`),
    ...x.rest.map((text, at) => line(`${names.rest[at]}：${text}`)),
    line(`${names.b}：${x.b}`),
  ],
  cells: (x) => [row(...full([x.when, x.a, ...x.rest, x.b]))],
  timeline: (x) => [row(x.when, full([x.a, ...x.rest, x.b]).join('  '))],
  ...MORE_HEADS,
};

/** Education: order and separators of school, college, major and degree. */
export const EDUCATION = {
  dateFirst: (e, { by }) => [bold(full([e.when, e.school, e.college, e.major, e.degree]).join(by))],
  dateRight: (e, { by }) => [spread(full([e.school, e.college, e.major, e.degree]).join(by), e.when)],
  degreeFirst: (e, { by }) => [line(full([e.degree, e.major, e.school, e.when]).join(by))],
  majorFirst: (e, { by }) => [
    spread(full([e.major, e.degree]).join(by), e.when),
    line(full([e.school, e.college]).join(by)),
  ],
  degreeBracketed: (e) => [
    bold(`${e.school}    ${e.major}（${e.degree}）    ${e.when}`),
    ...(e.college ? [line(e.college)] : []),
  ],
  schoolAbove: (e) => [bold(e.school), line(full([e.degree, e.college, e.major]).join(' · ')), line(e.when)],
  dateAbove: (e, { by }) => [line(e.when), line(full([e.school, e.college, e.major, e.degree]).join(by))],
  joined: (e) => [line(`${e.when}  ${e.school}${e.college ?? ''}  ${e.major}专业  ${e.degree}`)],
  sentence: (e) => [line(`${e.when}：就读于${e.school}${e.college ?? ''}${e.major}专业，${e.degree}`)],
  labels: (e) => [
    line(`学校：${e.school}`),
    ...(e.college ? [line(`学院：${e.college}`)] : []),
    line(`专业：${e.major}`),
    line(`学历：${e.degree}`),
    line(`时间：${e.when}`),
  ],
  labelsInLine: (e) => [
    line(`毕业院校：${e.school}    专业：${e.major}    学历：${e.degree}    就读时间：${e.when}`),
    ...(e.college ? [line(`院系：${e.college}`)] : []),
  ],
  tags: (e) => [
    spread(`${e.school}（985/211）`, e.when),
    line(full([e.degree, e.major, e.college]).join(' | ')),
  ],
  commas: (e) => [line(full([e.school, e.college, e.major, e.degree, e.when]).join('，'))],
  dateMiddle: (e, { by }) => [
    line(full([e.school, e.when, e.major, e.degree]).join(by)),
    ...(e.college ? [line(`学院：${e.college}`)] : []),
  ],
  degreeJoined: (e) => [
    line(`${e.when}    ${e.school}    ${e.major}${e.degree}`),
    ...(e.college ? [line(`学院：${e.college}`)] : []),
  ],
  grid: (e) => [
    grid([
      full(['起止时间', '学校', e.college && '学院', '专业', '学历']),
      full([e.when, e.school, e.college, e.major, e.degree]),
    ]),
  ],
  gridOther: (e) => [
    grid([
      full(['毕业院校', e.college && '院系', '所学专业', '学位', '时间']),
      full([e.school, e.college, e.major, e.degree, e.when]),
    ]),
  ],
  cells: (e) => [row(...full([e.when, e.school, e.college, e.major, e.degree]))],
  ...MORE_EDUCATION,
};
export const MARKS = {
  lines: (e, pick) => [
    line(`GPA：${e.gpa}`),
    line(`${pick(['主修课程', '核心课程', '相关课程', '专业课程'])}：${e.courses.join('、')}`),
  ],
  bullets: (e, pick) => [
    bullet(`GPA: ${e.gpa}`),
    bullet(`${pick(['主修课程', '主要课程'])}: ${e.courses.join(', ')}`),
  ],
  one: (e) => [line(`绩点：${e.gpa} | 主修课程：${e.courses.join('、')}`)],
  ranked: (e) => [line(`平均绩点：${e.gpa}（专业前10%）`), line(`课程：${e.courses.join('，')}等`)],
  scored: (e) => [
    line(`GPA ${e.gpa}，专业排名 5/120`),
    line(`主修课程：${e.courses.map((name, at) => `${name}（${95 - at}）`).join('、')}`),
  ],
  bracketed: (e) => [line(`【GPA】${e.gpa}`), line(`【主修课程】${e.courses.join('、')}`)],
  spaced: (e) => [line(`GPA：${e.gpa.replace('/', ' / ')}`), line(`主修课程：${e.courses.join(' / ')}`)],
  blanks: (e) => [line(`绩点 ${e.gpa}`), line(`主修课程 ${e.courses.join('、')}`)],
  english: (e) => [bullet(`GPA: ${e.gpa}`), bullet(`Relevant Courses: ${e.courses.join(', ')}`)],
  ...MORE_MARKS,
};

export const AWARDS = {
  dateFirst: (list) => list.map((x) => line(`${x.when}  ${x.name}`)),
  bullets: (list) => list.map((x) => bullet(`${x.name}    ${x.when}`)),
  brackets: (list) => list.map((x) => bullet(`${x.name}（${x.when}）`)),
  square: (list) => list.map((x) => line(`[${x.when}] ${x.name}`)),
  won: (list) => list.map((x) => line(`${x.when}，荣获${x.name}`)),
  wonOf: (list) => list.map((x) => line(`${x.when}获得“${x.name.replace(/[“”]/g, '')}”`)),
  right: (list) => list.map((x) => ({ kind: 'spread', left: x.name, right: x.when })),
  numbered: (list) => list.map((x, at) => line(`${at + 1}. ${x.name}，${x.when}`)),
  list: (list) => [line(list.map((x) => `${x.name}（${x.when}）`).join('、'))],
  semicolons: (list) => [line(list.map((x) => `${x.when} ${x.name}`).join('；'))],
  colon: (list) => list.map((x) => line(`${x.when}：${x.name}`)),
  bars: (list) => list.map((x) => line(`${x.name} | ${x.when}`)),
  dashes: (list) => list.map((x) => line(`- ${x.when} - ${x.name}`)),
  grid: (list) => [grid([['时间', '奖项名称'], ...list.map((x) => [x.when, x.name])])],
  cells: (list) => list.map((x) => row(x.when, x.name)),
  ...MORE_AWARDS,
};
export const CERTIFICATES = {
  list: (names) => [line(names.join('、'))],
  bullets: (names) => names.map(bullet),
  slashes: (names) => [line(names.join(' / '))],
  bars: (names) => [line(names.join(' | '))],
  semicolons: (names) => [line(`${names.join('；')}。`)],
  numbered: (names) => names.map((name, at) => line(`${at + 1}、${name}`)),
  blanks: (names) => [line(names.join('    '))],
  label: (names) => [line(`证书：${names.join('、')}`)],
  commas: (names) => [line(names.join('，'))],
  ...MORE_CERTIFICATES,
};
export const SKILLS = {
  colon: (list) => list.map((x) => line(`${x.name}：${x.words.join('、')}`)),
  bullets: (list) =>
    list.map((x) => ({ kind: 'bullet', text: `${x.name}：${x.words.join('、')}`, lead: `${x.name}：` })),
  slashes: (list) => list.map((x) => line(`${x.name}: ${x.words.join(' / ')}`)),
  bars: (list) => list.map((x) => line(`${x.name} | ${x.words.join(', ')}`)),
  brackets: (list) => list.map((x) => bullet(`${x.name}（${x.words.join('、')}）`)),
  square: (list) => list.map((x) => line(`【${x.name}】${x.words.join('、')}`)),
  cells: (list) => list.map((x) => row(x.name, x.words.join('、'))),
  dashes: (list) => list.map((x) => line(`${x.name} —— ${x.words.join('、')}`)),
  hyphens: (list) => list.map((x) => bullet(`${x.name} - ${x.words.join(', ')}`)),
  semicolons: (list) => [line(list.map((x) => `${x.name}：${x.words.join('、')}`).join('；'))],
  numbered: (list) => list.map((x, at) => line(`${at + 1}. ${x.name}：${x.words.join('，')}`)),
  tabs: (list) => list.map((x) => line(`${x.name}\t${x.words.join('\t')}`)),
  tight: (list) => list.map((x) => line(`${x.name}：${x.words.join('/')}`)),
  ...MORE_SKILLS,
};
export const SELF = {
  lines: (said) => said.map((text) => line(text)),
  bullets: (said) => said.map(bullet),
  numbered: (said) => said.map((text, at) => line(`${at + 1}. ${text}`)),
};
