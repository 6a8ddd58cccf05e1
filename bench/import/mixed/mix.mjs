// Layouts composed of notations: named ones resemble known templates, the others are drawn.
import { draws } from '../draws.mjs';
import { experiences, facts, heading } from '../layouts.mjs';
import { person } from '../people.mjs';
import { DETAILS, headOf, INTENTIONS } from './head.mjs';
import { GRIDS, namesOf } from './more-heads.mjs';
import { DATES, HEADINGS, PERIODS, spanOf, STATEMENTS, wordOf } from './notation.mjs';
import { AWARDS, CERTIFICATES, EDUCATION, HEADS, MARKS, SELF, SKILLS } from './sections.mjs';
import { TEMPLATES } from './templates.mjs';

const BETWEEN = ['    ', ' | ', '  ', ' / ', ' · ', ' - ', '\t', '，', ' — '];
const LATIN = ['Chen Yi', 'Alex Xu', 'Sunny', 'Li Ming'];
const GROUP_LABELS = {
  internships: {
    label: ['工作内容', '工作职责', '工作描述', '主要职责', '实习内容'],
    labels: ['工作内容', '工作业绩', '工作成果'],
  },
  projects: {
    label: ['项目描述', '项目内容', '主要工作', '责任描述', '个人职责'],
    labels: ['项目描述', '责任描述', '项目成果'],
  },
  campus: { label: ['工作内容', '主要工作', '职责'], labels: ['工作内容'] },
};
const ORDERS = [
  ['education', 'internships', 'projects', 'campus', 'awards', 'certificates', 'skills', 'selfEvaluation'],
  ['selfEvaluation', 'skills', 'internships', 'projects', 'campus', 'education', 'awards', 'certificates'],
  ['education', 'skills', 'projects', 'internships', 'awards', 'campus', 'certificates', 'selfEvaluation'],
  ['education', 'awards', 'campus', 'internships', 'projects', 'skills', 'certificates', 'selfEvaluation'],
];

/** A person and the layout of their résumé, by seed; `template` fixes part of it. */
export function mixed(seed, template) {
  const { of, next, between } = draws(seed * 104729 + 7);
  const draw = (ways) => of(Object.keys(ways));
  const way = {
    date: draw(DATES),
    period: next() < 0.3 ? draw(PERIODS) : undefined,
    heading: draw(HEADINGS),
    name: of(['plain', 'plain', 'resume', 'spaced', 'english', 'position', 'bar', 'none', 'both']),
    details: draw(DETAILS),
    intention: draw(INTENTIONS),
    isHeaded: next() < 0.25,
    education: draw(EDUCATION),
    marks: draw(MARKS),
    educationBy: of(BETWEEN),
    head: draw(HEADS),
    by: of(BETWEEN),
    statements: draw(STATEMENTS),
    isGrid: next() < 0.1,
    grid: draw(GRIDS),
    awards: draw(AWARDS),
    certificates: draw(CERTIFICATES),
    skills: draw(SKILLS),
    self: draw(SELF),
    order: between(0, ORDERS.length - 1),
    isWithDepartment: next() < 0.35,
    isWithCollege: next() < 0.35,
    side: next() < 0.12 ? of(['left', 'right']) : undefined,
    ...(template && TEMPLATES[template]),
  };
  const document = withMore(person(seed, 'mixed'), way, of);
  return { document, blocks: laidOut(document, way, of) };
}

const COLLEGES = ['信息学院', '经济管理学院', '外国语学院', '机械与动力工程学院', '文学院', '公共卫生学院'];
const DEPARTMENTS = ['市场部', '研发中心', '人力资源部', '商业化事业部', '内科', '抖音电商'];

function withMore(document, way, of) {
  const { internships, education, ...rest } = document;
  return {
    ...rest,
    internships: way.isWithDepartment
      ? internships.map((item) => ({ ...item, department: { zh: of(DEPARTMENTS) } }))
      : internships,
    education: way.isWithCollege
      ? education.map((item) => ({ ...item, college: { zh: of(COLLEGES) } }))
      : education,
  };
}

function laidOut(document, way, of) {
  const form = DATES[way.date];
  const e = experiences(document, form[0], (period) => PERIODS[way.period]?.(period) ?? spanOf(form, period));
  // Nobody writes a month of birth with a two-digit year.
  const birth = /^short|^compact/.test(way.date) ? DATES.dot[0] : form[0];
  const f = { ...facts(document, birth), latin: of(LATIN) };
  let at = 0;
  const chosen = new Map();
  const word = (key, lang = 'zh') => {
    const id = `${key}${lang}`;
    if (!chosen.has(id)) chosen.set(id, wordOf(key, of, lang));
    return chosen.get(id);
  };
  const headingOf = (key) => heading(HEADINGS[way.heading](key, at++, word));
  const head = headOf(f, { ...way, pick: of, headingOf });
  const parts = sectionsOf(document, e, way, of);
  const order = ORDERS[way.order];
  const blocks = (keys) => keys.flatMap((key) => [headingOf(key), ...parts[key]]);
  if (way.side === undefined) return [...head, ...blocks(order)];
  const narrow = ['skills', 'awards', 'certificates'];
  const wide = blocks(order.filter((key) => !narrow.includes(key)));
  return [...head, { kind: 'columns', side: way.side, narrow: blocks(narrow), wide }];
}

function sectionsOf(document, e, way, of) {
  const [{ college }] = document.education;
  const study = {
    ...e.education,
    college: college?.zh,
    courses: document.education[0].courses.map(({ name }) => name.zh),
  };
  const group = (key) => {
    const names = namesOf(key, of);
    const items = e[key].map((x, index) => ({
      when: x.when,
      a: x.title,
      b: x.role,
      rest: [document[key][index].department?.zh].filter(Boolean),
      said: x.said,
    }));
    if (way.isGrid && items.every(({ rest }) => rest.length === 0)) return GRIDS[way.grid](items, { names });
    const labels = { label: of(GROUP_LABELS[key].label), labels: GROUP_LABELS[key].labels };
    return items.flatMap((x, at) => [
      ...HEADS[way.head](x, { by: way.by, names, at }),
      ...STATEMENTS[way.statements](x.said, labels),
    ]);
  };
  return {
    education: [...EDUCATION[way.education](study, { by: way.educationBy }), ...MARKS[way.marks](study, of)],
    internships: group('internships'),
    projects: group('projects'),
    campus: group('campus'),
    awards: AWARDS[way.awards](e.awards),
    certificates: CERTIFICATES[way.certificates](e.certificates),
    skills: SKILLS[way.skills](e.skills),
    selfEvaluation: SELF[way.self](e.self),
  };
}
