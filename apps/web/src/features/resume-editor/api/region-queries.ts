import { listAllCities, listProvincesAndCities } from '@qicheng/contract/reference/region.contract';
import { searchSchools } from '@qicheng/contract/reference/school.contract';
import { call } from '#src/lib/api.js';

/** A region with those inside it. */
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

/** Provinces, cities and counties; asked for when the first picker opens and kept for the visit. */
export const loadRegions: () => Promise<readonly Region[]> = once(
  async () => (await call(listAllCities, {})).list,
);

/** Provinces and cities, for wishes that name a city. */
export const loadCities: () => Promise<readonly Region[]> = once(
  async () => (await call(listProvincesAndCities, {})).list,
);

const SUGGESTIONS = 12;

/** Schools whose name, pinyin or initials contain the words. */
export const findSchools = async (keyword: string, signal: AbortSignal) =>
  (await call(searchSchools, { keyword, page: 1, limit: SUGGESTIONS }, { signal })).list;
