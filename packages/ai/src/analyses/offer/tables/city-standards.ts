import type { CitySourceId } from './city-sources.js';
import type { SourceId } from './sources.js';

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

/** A period of figures; those of a past period are only used with a remark. */
export interface Period {
  from: string;
  to: string;
}

/** One range of bases for all social insurances, in yuan per month, with the employee's shares. */
interface InsuranceStandard extends Period {
  low: number;
  high: number;
  /** Per cent of the base; it differs by province, so there is no national figure. */
  unemployment: number;
  /** Yuan per month in addition to the 2 % of medical insurance. */
  medicalExtra: number;
  source: CitySourceId;
}

/** The maximum base of the housing fund in yuan per month. */
interface FundStandard extends Period {
  high: number;
  source: CitySourceId;
}

const CALENDAR_2026: Period = { from: '2026-01-01', to: '2026-12-31' };
const FROM_JULY_2026: Period = { from: '2026-07-01', to: '2027-06-30' };
const FROM_SEPTEMBER_2026: Period = { from: '2026-09-01', to: '2027-08-31' };

// Only figures that two published sources give alike, and only insurance with one range for pension, medical and
// unemployment insurance; all others are 数据缺失 [decision 39]. Guangdong has other bounds for medical insurance, and
// 宁波 had only a provisional maximum of the fund.
const insurance: ReadonlyMap<string, InsuranceStandard> = new Map([
  ['北京', standard(7_270, 36_348, 0.5, 3, FROM_JULY_2026, 'beijingInsurance')],
  ['上海', standard(7_546, 37_731, 0.5, 0, FROM_JULY_2026, 'shanghaiInsurance')],
  // 260 yuan a year.
  ['天津', standard(5_180, 25_902, 0.5, 21.67, FROM_SEPTEMBER_2026, 'tianjinInsurance')],
  ['合肥', standard(4_354, 21_772, 0.5, 0, CALENDAR_2026, 'hefeiInsurance')],
  ['长沙', standard(4_106, 20_529, 0.3, 15, CALENDAR_2026, 'changshaInsurance')],
]);

const funds: ReadonlyMap<string, FundStandard> = new Map([
  ['北京', { high: 36_348, ...FROM_JULY_2026, source: 'beijingFund' }],
  ['上海', { high: 37_731, ...FROM_JULY_2026, source: 'shanghaiFund' }],
  ['天津', { high: 28_917, ...FROM_JULY_2026, source: 'tianjinFund' }],
  ['合肥', { high: 31_564, ...CALENDAR_2026, source: 'hefeiFund' }],
  ['长沙', { high: 32_744, ...FROM_JULY_2026, source: 'changshaFund' }],
  ['深圳', { high: 48_471, ...FROM_JULY_2026, source: 'shenzhenFund' }],
  ['广州', { high: 41_697, ...FROM_JULY_2026, source: 'guangzhouFund' }],
  ['佛山', { high: 31_395, ...FROM_JULY_2026, source: 'foshanFund' }],
  ['东莞', { high: 27_391, ...CALENDAR_2026, source: 'dongguanFund' }],
  ['杭州', { high: 42_151, ...FROM_JULY_2026, source: 'hangzhouFund' }],
  ['南京', { high: 42_400, ...FROM_JULY_2026, source: 'nanjingFund' }],
  ['苏州', { high: 40_600, ...FROM_JULY_2026, source: 'suzhouFund' }],
  ['成都', { high: 32_969, ...CALENDAR_2026, source: 'chengduFund' }],
  ['武汉', { high: 36_072.25, ...FROM_JULY_2026, source: 'wuhanFund' }],
  ['西安', { high: 32_726, ...FROM_JULY_2026, source: 'xianFund' }],
  ['郑州', { high: 28_849, ...FROM_JULY_2026, source: 'zhengzhouFund' }],
  ['济南', { high: 33_902, ...FROM_JULY_2026, source: 'jinanFund' }],
  ['青岛', { high: 34_342.75, ...FROM_JULY_2026, source: 'qingdaoFund' }],
]);

function standard(
  low: number,
  high: number,
  unemployment: number,
  medicalExtra: number,
  period: Period,
  source: CitySourceId,
): InsuranceStandard {
  return { low, high, unemployment, medicalExtra, ...period, source };
}

const nameOf = (city: string) => city.replace(/市$/, '');

/** The cities with any published figures; each has at least those of the housing fund. */
export const standardCities: readonly string[] = [...funds.keys()];

/** The latest published social insurance of a city; null if the table has none. */
export const insuranceStandardOf = (city: string): InsuranceStandard | null =>
  insurance.get(nameOf(city)) ?? null;

/** The latest published maximum of the housing fund of a city; null if the table has none. */
export const fundStandardOf = (city: string): FundStandard | null => funds.get(nameOf(city)) ?? null;
