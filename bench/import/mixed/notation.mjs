// Formats of dates, headings and lists in résumés.
import { bold, bullet, heading, line } from '../layouts.mjs';
import { MORE_STATEMENTS } from './more-lists.mjs';

const two = (value) => String(value).padStart(2, '0');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const only = (form) => (d) => (d.m === undefined ? `${d.y}` : form(d));

/** [a date, the separator of two dates, the word for an open end] */
export const DATES = {
  dot: [only((d) => `${d.y}.${two(d.m)}`), '-', '至今'],
  dotSpaced: [only((d) => `${d.y}.${two(d.m)}`), ' - ', '至今'],
  dotLong: [only((d) => `${d.y}.${d.m}`), '——', '今'],
  slash: [only((d) => `${d.y}/${two(d.m)}`), '-', '现在'],
  slashTilde: [only((d) => `${d.y}/${d.m}`), ' ~ ', '至今'],
  dash: [only((d) => `${d.y}-${two(d.m)}`), ' ~ ', '至今'],
  dashTo: [only((d) => `${d.y}-${two(d.m)}`), '至', '至今'],
  chinese: [only((d) => `${d.y}年${d.m}月`), '-', '至今'],
  chineseLong: [only((d) => `${d.y}年${two(d.m)}月`), '—', '至今'],
  chineseTo: [only((d) => `${d.y} 年 ${d.m} 月`), ' 至 ', '今'],
  english: [only((d) => `${MONTHS[d.m - 1]} ${d.y}`), ' – ', 'Present'],
  englishDot: [only((d) => `${MONTHS[d.m - 1]}. ${d.y}`), ' - ', 'Now'],
  short: [only((d) => `${two(d.y % 100)}.${two(d.m)}`), '-', '至今'],
  shortSlash: [only((d) => `${two(d.y % 100)}/${two(d.m)}`), '–', '至今'],
  compact: [only((d) => `${d.y}${two(d.m)}`), '-', '至今'],
  apostrophe: [only((d) => `${d.y}.${two(d.m)}`), ' → ', 'now'],
};

const nextYear = (start, end) => end !== 'present' && end !== undefined && end.y === start.y + 1;
const sameYear = (start, end) => end !== undefined && end !== 'present' && end.y === start.y;
const open = (end) => end === 'present';
const zhDay = (d) => `${d.y}年${d.m}月`;
/** Periods other than two dates with a separator. */
export const PERIODS = {
  withinYear: ({ start, end }) =>
    sameYear(start, end)
      ? `${start.y}年${start.m}-${end.m}月`
      : `${zhDay(start)}-${open(end) ? '至今' : zhDay(end)}`,
  dotsWithinYear: ({ start, end }) =>
    sameYear(start, end)
      ? `${start.y}.${two(start.m)}-${two(end.m)}`
      : `${start.y}.${two(start.m)}-${open(end) ? '至今' : `${end.y}.${two(end.m)}`}`,
  next: ({ start, end }) =>
    nextYear(start, end)
      ? `${zhDay(start)}至次年${end.m}月`
      : `${zhDay(start)}至${open(end) ? '今' : zhDay(end)}`,
  since: ({ start, end }) => (open(end) ? `${zhDay(start)}起` : `${zhDay(start)}到${zhDay(end)}`),
  monthFirst: ({ start, end }) =>
    `${two(start.m)}/${start.y} - ${open(end) ? 'Present' : `${two(end.m)}/${end.y}`}`,
  englishWithin: ({ start, end }) =>
    sameYear(start, end)
      ? `${MONTHS[start.m - 1]}-${MONTHS[end.m - 1]} ${start.y}`
      : `${MONTHS[start.m - 1]} ${start.y}-${open(end) ? 'Present' : `${MONTHS[end.m - 1]} ${end.y}`}`,
  months: ({ start, end }) =>
    `${start.y}.${two(start.m)}-${open(end) ? '至今' : `${end.y}.${two(end.m)}（${(end.y - start.y) * 12 + end.m - start.m}个月）`}`,
  shortChinese: ({ start, end }) =>
    `${two(start.y % 100)}年${start.m}月-${open(end) ? '至今' : `${two(end.y % 100)}年${end.m}月`}`,
  openDash: ({ start, end }) =>
    `${start.y}/${two(start.m)} – ${open(end) ? '' : `${end.y}/${two(end.m)}`}`.trimEnd(),
  days: ({ start, end }) =>
    `${start.y}.${two(start.m)}.01-${open(end) ? '至今' : `${end.y}.${two(end.m)}.30`}`,
};

export function spanOf([write, to, now], { start, end }) {
  if (end === undefined) return write(start);
  return `${write(start)}${end === 'present' && now === '至今' && !to.includes(' ') ? (to === '至' ? '' : to) : to}${end === 'present' ? (to.trim() === '至' ? now.replace('至', '') : now) : write(end)}`;
}

const HEADING_WORDS = {
  zh: {
    intention: ['求职意向', '求职目标', '意向岗位'],
    basics: ['个人信息', '基本信息', '个人资料', '基本资料'],
    contact: ['联系方式', '联系我'],
    education: [
      '求学历程',
      '教育履历',
      '教育背景',
      '教育经历',
      '学历',
      '教育',
      '学习经历',
      '教育与学术背景',
      '求学经历',
    ],
    internships: [
      '实习足迹',
      '岗位实习',
      '实习经历',
      '实习经验',
      '实习',
      '实习与实践',
      '企业实习',
      '实习及工作经历',
      '专业实习',
    ],
    projects: [
      '项目实战',
      '实战项目',
      '项目经历',
      '项目经验',
      '项目',
      '参与项目',
      '重点项目',
      '项目与课题',
      '个人项目',
    ],
    campus: [
      '校园足迹',
      '学生组织经历',
      '校园经历',
      '在校经历',
      '学生工作',
      '社团经历',
      '校内任职',
      '学生干部经历',
      '社团与活动',
      '校内职务',
      '课外活动',
    ],
    awards: [
      '荣誉墙',
      '曾获荣誉',
      '在校奖励',
      '荣誉奖项',
      '获奖情况',
      '所获荣誉',
      '奖项荣誉',
      '获奖经历',
      '荣誉',
      '奖励',
      '奖惩情况',
      '荣誉与获奖',
      '个人荣誉',
      '获得奖项',
      '奖项',
    ],
    certificates: [
      '证书一览',
      '持证情况',
      '证书',
      '资格证书',
      '所获证书',
      '证书资质',
      '技能证书',
      '职业证书',
      '考取证书',
      '资格认证',
    ],
    skills: [
      '技能树',
      '核心技能',
      '擅长技能',
      '专业技能',
      '个人技能',
      '技能特长',
      'IT技能',
      '技能',
      '技能清单',
      '技能水平',
      '掌握技能',
      '工具与技能',
      '职业技能',
      '技能专长',
    ],
    selfEvaluation: [
      '自我画像',
      '自我概述',
      '自我评价',
      '个人评价',
      '个人优势',
      '自我介绍',
      '关于我',
      '个人总结',
      '自我描述',
      '自我鉴定',
      '个人简介',
      '我的优势',
      '个人特点',
    ],
  },
  en: {
    intention: ['Objective'],
    basics: ['Personal Information', 'Profile'],
    contact: ['Contact'],
    education: ['Education'],
    internships: ['Internship Experience', 'Internships'],
    projects: ['Project Experience', 'Projects'],
    campus: ['Campus Activities', 'Extracurricular Activities', 'Leadership'],
    awards: ['Honors & Awards', 'Awards'],
    certificates: ['Certificates', 'Certifications'],
    skills: ['Skills', 'Technical Skills'],
    selfEvaluation: ['Summary', 'About Me', 'Self-evaluation'],
  },
};
export const wordOf = (key, pick, lang = 'zh') => pick(HEADING_WORDS[lang][key]);
const spaced = (text) => [...text].join(' ');

/** A section heading; `word` draws one of its titles. */
export const HEADINGS = {
  bare: (key, at, word) => word(key),
  numbered: (key, at, word) => `${'一二三四五六七八九十'[at]}、${word(key)}`,
  digits: (key, at, word) => `${two(at + 1)} ${word(key)}`,
  dotted: (key, at, word) => `${at + 1}. ${word(key)}`,
  brackets: (key, at, word) => `【${word(key)}】`,
  corner: (key, at, word) => `「${word(key)}」`,
  square: (key, at, word) => `■ ${word(key)}`,
  bar: (key, at, word) => `▌${word(key)}`,
  diamonds: (key, at, word) => `◆◆ ${word(key)} ◆◆`,
  ruled: (key, at, word) => `—— ${word(key)} ——`,
  ruledLong: (key, at, word) => `${word(key)} ${'-'.repeat(30)}`,
  colon: (key, at, word) => `${word(key)}：`,
  spacedOut: (key, at, word) => spaced(word(key)),
  bilingual: (key, at, word) => `${word(key)} ${word(key, 'en')}`,
  bilingualBar: (key, at, word) => `${word(key)} | ${word(key, 'en').toUpperCase()}`,
  englishFirst: (key, at, word) => `${word(key, 'en').toUpperCase()} / ${word(key)}`,
  englishBelow: (key, at, word) => `${word(key)}（${word(key, 'en')}）`,
  part: (key, at, word) => `PART ${two(at + 1)} ${word(key)}`,
  chineseDot: (key, at, word) => `${'一二三四五六七八九十'[at]}. ${word(key)}`,
  section: (key, at, word) => `第${'一二三四五六七八九十'[at]}部分 ${word(key)}`,
  equals: (key, at, word) => `==== ${word(key)} ====`,
  hashes: (key, at, word) => `# ${word(key)} #`,
  star: (key, at, word) => `★${word(key)}`,
  circledDigits: (key, at, word) => `${'①②③④⑤⑥⑦⑧⑨'[at]} ${word(key)}`,
  pipes: (key, at, word) => `| ${word(key)} |`,
  english: (key, at, word) => word(key, 'en'),
  capitals: (key, at, word) => word(key, 'en').toUpperCase(),
  icon: (key, at, word) => `${['🎓', '💼', '🔧', '🏆', '⭐', '📖', '📌'][at % 7]} ${word(key)}`,
  privateIcon: (key, at, word) => `${String.fromCharCode(0xe610 + at)} ${word(key)}`,
  parenthesised: (key, at, word) => `（${'一二三四五六七八九十'[at]}）${word(key)}`,
  slashes: (key, at, word) => `// ${word(key)}`,
  angle: (key, at, word) => `《${word(key)}》`,
  arrow: (key, at, word) => `>> ${word(key)}`,
};

const numberSign = '①②③④⑤⑥⑦⑧⑨';
/** Statements below a head: each function returns their blocks. */
export const STATEMENTS = {
  bullets: (said) => said.map(bullet),
  dashes: (said) => said.map((text) => line(`- ${text}`)),
  digits: (said) => said.map((text, at) => line(`${at + 1}. ${text}`)),
  digitsTight: (said) => said.map((text, at) => line(`${at + 1}.${text}；`)),
  pauses: (said) => said.map((text, at) => line(`${at + 1}、${text}；`)),
  parens: (said) => said.map((text, at) => line(`（${at + 1}）${text}。`)),
  halfParens: (said) => said.map((text, at) => line(`${at + 1}) ${text}`)),
  circled: (said) => said.map((text, at) => line(`${numberSign[at]} ${text}；`)),
  arrows: (said) => said.map((text) => line(`➢ ${text}`)),
  squares: (said) => said.map((text) => line(`▪ ${text}。`)),
  angles: (said) => said.map((text) => line(`> ${text}`)),
  plain: (said) => said.map((text) => line(`${text}。`)),
  bare: (said) => said.map((text) => line(text)),
  labelAbove: (said, { label }) => [
    line(`${label}：`),
    ...said.map((text, at) => line(`${at + 1}、${text}；`)),
  ],
  labelBold: (said, { label }) => [bold(label), ...said.map(bullet)],
  labelInLine: (said, { label }) => [
    line(`${label}：${said.map((text, at) => `${at + 1}、${text}；`).join('')}`),
  ],
  labelEach: (said, { labels }) => said.map((text, at) => line(`${labels[at % labels.length]}：${text}`)),
  labelled: (said, { label }) => [line(`${label}：${said[0]}`), ...said.slice(1).map((text) => line(text))],
  ...MORE_STATEMENTS,
};
export { heading };
