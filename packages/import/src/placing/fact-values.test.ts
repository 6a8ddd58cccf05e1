import { readSalary } from './fact-values.js';

it.each([
  ['8K-12K', { min: 8, max: 12, unit: 'kiloPerMonth' }],
  ['15–20K/月', { min: 15, max: 20, unit: 'kiloPerMonth' }],
  ['9,000–12,000 元/月（面议）', { min: 9000, max: 12_000, unit: 'yuanPerMonth', negotiable: true }],
  ['30–40 万/年', { min: 30, max: 40, unit: 'wanPerYear' }],
  ['CNY 12–16k/month', { min: 12, max: 16, unit: 'kiloPerMonth' }],
  ['CNY 300–400k/year', { min: 30, max: 40, unit: 'wanPerYear' }],
  ['CNY 9,000–12,000/month (Negotiable)', { min: 9000, max: 12_000, unit: 'yuanPerMonth', negotiable: true }],
  ['200 元/天', { min: 200, unit: 'yuanPerDay' }],
])('reads %s', (text, salary) => {
  expect(readSalary(text)).toEqual(salary);
});
