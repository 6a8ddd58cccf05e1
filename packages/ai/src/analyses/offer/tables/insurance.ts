import type { SourceId } from './sources.js';

/** Figures of one city in one period; those of a past period are used only with that said. */
interface CityInsurance {
  /** Yuan a month between which the base of social insurance lies. */
  lowBase: number;
  highBase: number;
  highFundBase: number;
  /** Per cent of the base; it differs by province, so there is no figure for the whole country. */
  unemployment: number;
  /** Yuan a month beside the 2 % of medical insurance. */
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

/** Shares of the employee that hold in the whole country; the employer alone pays for injury and maternity. */
export const nationalRates: readonly Rate[] = [
  { key: 'pension', label: '基本养老保险', percent: 8, source: 'pension' },
  { key: 'medical', label: '基本医疗保险', percent: 2, source: 'medical' },
];

// Only cities whose published figures are beyond doubt; every other one is 数据缺失 [decision 39].
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

/** The figures of a city as last published; null when the table has none. */
export const insuranceOf = (city: string): CityInsurance | null =>
  cities.get(city.replace(/市$/, '')) ?? null;
