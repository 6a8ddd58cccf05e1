import { name, read, heading, line, spread, bullet } from '../fresh/parts.mjs';
// Photographs that may be inspected while the reader is changed.
import { tuned } from '../layouts.mjs';

/** Headings and labels in both languages, months in English. */
function twoTongues(document) {
  const { f, e } = read(document, 'english');
  const group = (title, items) => [
    heading(title),
    ...items.flatMap((x) => [spread(`${x.title}  ${x.role}`, x.when), ...x.said.map(bullet)]),
  ];
  return [
    name(f.name),
    line(`性别 Gender：${f.gender}    出生年月 Date of Birth：${f.birth}    民族：${f.ethnicity}`),
    line(`籍贯：${f.native}    政治面貌：${f.political}`),
    line(`Tel：${f.phone}    E-mail：${f.email}`),
    line(`求职意向：${f.position}    意向城市：${f.city}`),
    heading('教育背景 EDUCATION'),
    spread(`${e.education.school}  ${e.education.major}  ${e.education.degree}`, e.education.when),
    line(`GPA：${e.education.gpa}`),
    line(`主修课程：${e.education.courses}`),
    ...group('实习经历 INTERNSHIP', e.internships),
    ...group('项目经历 PROJECTS', e.projects),
    ...group('校园经历 ACTIVITIES', e.campus),
    heading('荣誉奖项 AWARDS'),
    ...e.awards.map((x) => bullet(`${x.name}  ${x.when}`)),
    heading('证书 CERTIFICATES'),
    ...e.certificates.map(bullet),
    heading('专业技能 SKILLS'),
    ...e.skills.map((x) => bullet(`${x.name}：${x.words.join('、')}`)),
    heading('自我评价 ABOUT ME'),
    ...e.self.map(line),
  ];
}

const LAYOUTS = [
  { layOut: tuned.plain, words: 'tuned', style: 'word', sizes: [9.5, 12] },
  { layOut: tuned.sideBar, words: 'tuned', style: 'column', sizes: [9.5, 11] },
  { layOut: tuned.form, words: 'tuned', style: 'ruled', sizes: [9.5, 12] },
  { layOut: tuned.numbered, words: 'tuned', style: 'dense', sizes: [8.5, 9], isDense: true },
  { layOut: twoTongues, words: 'tuned', style: 'twoTongues', sizes: [9.5, 11] },
  { layOut: tuned.modern, words: 'tuned', style: 'banner', sizes: [9, 11] },
];

const SIZES = [
  [3000, 4000],
  [2448, 3264],
  [2736, 3648],
];
const TABLES = [
  { kind: 'wood', colour: [0.42, 0.27, 0.16] },
  { kind: 'wood', colour: [0.72, 0.55, 0.36] },
  { kind: 'wood', colour: [0.23, 0.16, 0.12] },
  { kind: 'cloth', colour: [0.3, 0.34, 0.42] },
  { kind: 'cloth', colour: [0.62, 0.56, 0.48] },
  { kind: 'plain', colour: [0.15, 0.15, 0.16] },
  { kind: 'plain', colour: [0.8, 0.8, 0.78] },
];
const DAYLIGHT = [1, 1, 0.99];
const LAMP = [1.02, 0.95, 0.8];
const WARM = [1.02, 0.97, 0.88];
const COOL = [0.95, 0.99, 1.04];
const IN_HALF = [{ axis: 'y', at: 0.5 }];
const IN_FOUR = [...IN_HALF, { axis: 'x', at: 0.5 }];

const EASY = {
  sizes: SIZES,
  tables: TABLES,
  shift: [0.03, 0.05],
  roll: [-2, 2],
  fill: [0.9, 0.96],
  gradient: [0.02, 0.12],
  lamp: [0, 0.06],
  vignette: [0.02, 0.1],
  shadows: ['hand'],
  shadowShare: 0,
  strength: [0, 0],
  softness: [0.05, 0.08],
  casts: [DAYLIGHT, WARM, COOL],
  exposure: [0.88, 0.96],
  bend: [0, 0.003],
  foldShare: 0,
  folds: [IN_HALF],
  crease: [0, 0],
  crumple: [0.01, 0.03],
  earShare: 0,
  blur: [0.8, 1.3],
  motionShare: 0,
  motion: [3, 4],
  noise: [2, 4],
  quality: [80, 90],
  chatQuality: [75, 85],
  chatSides: [1280],
};
const MEDIUM = {
  ...EASY,
  shift: [0.05, 0.09],
  roll: [-5, 5],
  fill: [0.86, 0.95],
  gradient: [0.15, 0.35],
  lamp: [0.05, 0.15],
  vignette: [0.08, 0.22],
  shadows: ['phone', 'hand', 'edge'],
  shadowShare: 0.6,
  strength: [0.15, 0.28],
  softness: [0.03, 0.06],
  casts: [DAYLIGHT, WARM, LAMP],
  exposure: [0.78, 0.92],
  bend: [0.002, 0.006],
  foldShare: 0.5,
  folds: [IN_HALF, IN_FOUR],
  crease: [0.06, 0.14],
  crumple: [0.02, 0.06],
  earShare: 0.15,
  blur: [1.2, 2],
  noise: [4, 7],
  quality: [68, 85],
  chatQuality: [70, 80],
};
const HARD = {
  ...MEDIUM,
  shift: [0.09, 0.15],
  roll: [-8, 8],
  fill: [0.88, 0.96],
  gradient: [0.3, 0.6],
  lamp: [0.1, 0.3],
  vignette: [0.15, 0.35],
  shadowShare: 0.85,
  strength: [0.25, 0.45],
  softness: [0.02, 0.05],
  casts: [LAMP, WARM, COOL],
  exposure: [0.66, 0.85],
  bend: [0.005, 0.011],
  foldShare: 0.75,
  crease: [0.12, 0.22],
  crumple: [0.04, 0.09],
  earShare: 0.25,
  blur: [1.8, 2.8],
  motionShare: 0.5,
  motion: [4, 8],
  noise: [6, 10],
  quality: [55, 72],
  chatQuality: [64, 74],
};
export const RANGES = { easy: EASY, medium: MEDIUM, hard: HARD };

export const tune = {
  layouts: LAYOUTS,
  ranges: RANGES,
  count: 24,
  firstSeed: 4001,
  levels: ['easy', 'medium', 'hard', 'medium', 'hard'],
};
