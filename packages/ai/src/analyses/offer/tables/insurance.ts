import type { SourceId } from './sources.js';

/** Figures of one city in one period; those of a past period are only used with a remark. */
interface CityInsurance {
  /** The bounds of the social insurance base in yuan per month. */
  lowBase: number;
  highBase: number;
  highFundBase: number;
  /** Per cent of the base; it differs by province, so there is no national figure. */
  unemployment: number;
  /** Yuan per month in addition to the 2 % of medical insurance. */
  medicalExtra: number;
  from: string;
  to: string;
  source: SourceId;
}

interface Rate {
  key: string;
  label: string;
  percent: number;
  source: SourceId;
}

/** The employee's shares that apply nationwide; injury and maternity are paid by the employer only. */
export const nationalRates: readonly Rate[] = [
  { key: 'pension', label: '基本养老保险', percent: 8, source: 'pension' },
  { key: 'medical', label: '基本医疗保险', percent: 2, source: 'medical' },
];

// Only cities with verified published figures; all others are 数据缺失 [decision 39].
const cities: ReadonlyMap<string, CityInsurance> = new Map([
  [
    '北京',
    {
      lowBase: 7_162,
      highBase: 35_811,
      highFundBase: 35_811,
      unemployment: 0.5,
      medicalExtra: 3,
      from: '2025-07-01',
      to: '2026-06-30',
      source: 'beijing2025',
    },
  ],
  [
    '上海',
    {
      lowBase: 7_460,
      highBase: 37_302,
      highFundBase: 37_302,
      unemployment: 0.5,
      medicalExtra: 0,
      from: '2025-07-01',
      to: '2026-06-30',
      source: 'shanghai2025',
    },
  ],
]);

/** The latest published figures of a city; null if the table has none. */
export const insuranceOf = (city: string): CityInsurance | null =>
  cities.get(city.replace(/市$/, '')) ?? null;
