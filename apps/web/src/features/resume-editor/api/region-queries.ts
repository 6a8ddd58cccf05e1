import { listAllCities, listProvincesAndCities } from '@qicheng/contract/reference/region.contract';
import { searchSchools } from '@qicheng/contract/reference/school.contract';
import type { Place } from '@qicheng/resume/document';
import { call } from '#src/lib/api.js';

/** One level of a region path. */
export interface RegionStep {
  readonly code: string;
  readonly name: string;
}

const SUFFIX = /(特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|省|市)$/;
const MUNICIPALITIES = new Set(['北京', '上海', '天津', '重庆']);

/** The printed name of a region: 湖南长沙, 北京海淀区. */
export function regionLabel(steps: readonly RegionStep[]): string {
  const [province, ...below] = steps.map(({ name }) => name);
  if (province === undefined) return '';
  const first = province.replace(SUFFIX, '');
  const rest = MUNICIPALITIES.has(first) ? below.slice(1) : below;
  return [
    first,
    ...rest.map((name, index) =>
      index === 0 && !MUNICIPALITIES.has(first) ? name.replace(SUFFIX, '') : name,
    ),
  ].join('');
}

/** The place named by a region path. */
export function placeOf(steps: readonly RegionStep[]): Place {
  const last = steps.at(-1);
  return { ...(last ? { code: last.code } : {}), name: { zh: regionLabel(steps) } };
}

/** A region with its subregions. */
export interface Region {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Region[];
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | null = null;
  return () => {
    loaded ??= load().catch((failure: unknown) => {
      loaded = null;
      throw failure;
    });
    return loaded;
  };
}

/** Provinces, cities and counties; loaded when the first picker opens and kept for the visit. */
export const loadRegions: () => Promise<readonly Region[]> = once(
  async () => (await call(listAllCities, {})).list,
);

/** Provinces and cities, for fields that need a city. */
export const loadCities: () => Promise<readonly Region[]> = once(
  async () => (await call(listProvincesAndCities, {})).list,
);

const SUGGESTIONS = 12;

/** Schools whose name, pinyin or initials contain the keyword. */
export const findSchools = async (keyword: string, signal: AbortSignal) =>
  (await call(searchSchools, { keyword, page: 1, limit: SUGGESTIONS }, { signal })).list;
