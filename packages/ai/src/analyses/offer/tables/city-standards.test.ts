import { citySources } from './city-sources.js';
import { fundStandardOf, insuranceStandardOf, standardCities } from './city-standards.js';

const insurance = standardCities.flatMap((city) => insuranceStandardOf(city) ?? []);
const funds = standardCities.flatMap((city) => fundStandardOf(city) ?? []);
const DAY = 86_400_000;

describe('the standards of the cities', () => {
  it('are those of the notices', () => {
    const bounds = (city: string) => {
      const { low, high } = insuranceStandardOf(city) ?? {};
      return [city, low, high, fundStandardOf(city)?.high];
    };
    expect(standardCities.map(bounds)).toEqual([
      ['北京', 7_270, 36_348, 36_348],
      ['上海', 7_546, 37_731, 37_731],
      ['天津', 5_180, 25_902, 28_917],
      ['合肥', 4_354, 21_772, 31_564],
      ['长沙', 4_106, 20_529, 32_744],
      ['深圳', undefined, undefined, 48_471],
      ['广州', undefined, undefined, 41_697],
      ['佛山', undefined, undefined, 31_395],
      ['东莞', undefined, undefined, 27_391],
      ['杭州', undefined, undefined, 42_151],
      ['南京', undefined, undefined, 42_400],
      ['苏州', undefined, undefined, 40_600],
      ['成都', undefined, undefined, 32_969],
      ['武汉', undefined, undefined, 36_072.25],
      ['西安', undefined, undefined, 32_726],
      ['郑州', undefined, undefined, 28_849],
      ['济南', undefined, undefined, 33_902],
      ['青岛', undefined, undefined, 34_342.75],
    ]);
    expect(insuranceStandardOf('上海市')).toBe(insuranceStandardOf('上海'));
    expect([insuranceStandardOf('昆明'), fundStandardOf('昆明')]).toEqual([null, null]);
  });

  it('have bounds of 60 % and 300 % of one average pay', () => {
    for (const { low, high } of insurance) expect(Math.abs(high - low * 5)).toBeLessThanOrEqual(5);
  });

  it('apply for one year', () => {
    for (const { from, to } of [...insurance, ...funds])
      expect([365, 366]).toContain((Date.parse(to) - Date.parse(from)) / DAY + 1);
  });

  it('name their notice, its publisher and its date, each used once', () => {
    const used = [...insurance, ...funds].map(({ source }) => source);
    expect([...used].sort()).toEqual(Object.keys(citySources).sort());
    for (const { title, publisher, url, date } of Object.values(citySources)) {
      expect([title, publisher].every((text) => /\p{Script=Han}{4}/u.test(text))).toBe(true);
      expect(url).toMatch(/^https?:\/\//);
      expect(date).toMatch(/^202[56](?:-\d{2}(?:-\d{2})?)?$/);
    }
  });
});
