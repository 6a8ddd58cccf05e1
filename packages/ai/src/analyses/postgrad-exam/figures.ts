import {
  type EnrolmentFigure,
  nationalLineSchools,
  type PostgradInput,
  type PostgradTarget,
} from '@qicheng/analysis/postgrad-exam';
import type { JudgedTarget, PublishedFigure } from '@qicheng/analysis/postgrad-exam-result';
import { requiresWork } from './degrees.js';
import { AREA_B } from './tables/scales.js';

const YEARS = 3;
const HUNDRED = 100;
const LABEL = 80;

/** A major without codes, spaces and brackets: （085400）电子信息 is 电子信息. */
const majorKey = (major: string): string => major.normalize('NFKC').replace(/[([][^)\]]*[)\]]|[\d\s]/g, '');

const isSameProgramme = (figure: EnrolmentFigure, { school, major, studyMode }: PostgradTarget): boolean =>
  figure.school === school &&
  majorKey(figure.major) === majorKey(major) &&
  (studyMode === undefined || figure.studyMode === '' || figure.studyMode === studyMode);

const latest = (figures: readonly EnrolmentFigure[]): EnrolmentFigure[] =>
  [...figures].sort((a, b) => b.year - a.year).slice(0, YEARS);

/** The published rows of a target, the latest three years. */
export const rowsOf = ({ figures }: PostgradInput, target: PostgradTarget): EnrolmentFigure[] =>
  latest(figures.filter((figure) => isSameProgramme(figure, target)));

/** The area of a province for the national lines; null without a province. */
function areaOf(region: string | undefined): 'A' | 'B' | null {
  if (!region) return null;
  return AREA_B.some((name) => region.startsWith(name)) ? 'B' : 'A';
}

/** The national lines of a target's field or major, the latest three years. */
export function nationalRowsOf({ figures }: PostgradInput, target: PostgradTarget): EnrolmentFigure[] {
  const area = areaOf(target.region);
  if (area === null) return [];
  const names = [target.field, majorKey(target.major)];
  return latest(
    figures.filter(
      ({ school, major, line }) =>
        school === nationalLineSchools[area] && line !== undefined && names.includes(majorKey(major)),
    ),
  );
}

/** The ratio without places for recommended students, if the published number includes them. */
function withoutRecommended({ applicants = 0, admitted = 0, recommended = 0 }: EnrolmentFigure): string {
  const left = admitted - recommended;
  return recommended > 0 && left > 0
    ? `；录取若含推免 ${recommended} 人，统考约 ${Math.round((10 * applicants) / left) / 10}:1`
    : '';
}

function shownFigures(row: EnrolmentFigure): PublishedFigure[] {
  const { year, planned, recommended, applicants, admitted, line, source } = row;
  const facts = { year, source };
  return [
    ...(planned && recommended !== undefined
      ? [
          {
            ...facts,
            key: 'recommendedShare' as const,
            label: '推免比',
            value: `${Math.round((HUNDRED * 10 * recommended) / planned) / 10}%`,
            formula: `推免 ${recommended} 人 ÷ 拟招生 ${planned} 人`,
          },
        ]
      : []),
    ...(admitted && applicants !== undefined
      ? [
          {
            ...facts,
            key: 'applicantRatio' as const,
            label: '报录比',
            value: `${Math.round((10 * applicants) / admitted) / 10}:1`,
            formula: `报考 ${applicants} 人 ÷ 录取 ${admitted} 人${withoutRecommended(row)}`,
          },
        ]
      : []),
    ...(line === undefined
      ? []
      : [{ ...facts, key: 'line' as const, label: '复试线', value: `${line} 分`, formula: '总分' }]),
  ];
}

/** Figures with year and source, as shown. */
export function publishedFigures(input: PostgradInput, target: PostgradTarget): PublishedFigure[] {
  const area = areaOf(target.region);
  const national = nationalRowsOf(input, target).map(({ year, line, major, source }) => ({
    key: 'nationalLine' as const,
    label: `国家线（${area} 区 ${major}）`,
    year,
    value: `${line} 分`,
    formula: '总分',
    source,
  }));
  return [...rowsOf(input, target).flatMap(shownFigures), ...national];
}

const FIGURES = [
  { key: 'recommendedShare', label: '推免比', look: '招生目录和推免公示里的拟招生人数、推免人数' },
  { key: 'applicantRatio', label: '报录比', look: '公布的报考人数、录取人数' },
  { key: 'line', label: '复试线', look: '近三年复试线' },
] as const;

/** Figures of a target that are not available, and where a candidate finds them. */
export function missingFigures(
  target: PostgradTarget,
  figures: readonly PublishedFigure[],
): JudgedTarget['missing'] {
  const has = (key: PublishedFigure['key']) => figures.some((figure) => figure.key === key);
  const programme = `${target.school} ${target.major}`;
  const missing = FIGURES.filter(
    ({ key }) => !has(key) && !(key === 'recommendedShare' && requiresWork(target)),
  );
  const own =
    missing.length === 0
      ? []
      : [
          {
            label: `${programme}的${missing.map(({ label }) => label).join('、')}：数据缺失`.slice(0, LABEL),
            remedy: `本站没有收录；请到该校研究生院网站查${missing.map(({ look }) => look).join('，')}`,
          },
        ];
  if (has('nationalLine')) return own;
  const area = areaOf(target.region);
  const remedy =
    area !== null && target.field
      ? `本站没有收录；请到研招网查 ${area} 区${target.degree === '专业学位' ? `${majorKey(target.major)}所属专业学位类别` : target.field}的国家线`
      : '填写目标省份和学科门类后才能对应国家线；也可以到研招网查';
  return [...own, { label: `${programme}的国家线：数据缺失`.slice(0, LABEL), remedy }];
}
