import { salaryProblem } from './marks.js';

describe('salaryProblem', () => {
  it.each([
    [{ min: 20, max: 15, unit: 'kiloPerMonth' as const }, '薪资下限高于上限，请核对'],
    [{ min: 15, max: 20 }, '请选择薪资的单位'],
    [{ max: 20 }, '请选择薪资的单位'],
    [{ min: 15, max: 20, unit: 'kiloPerMonth' as const }, null],
    [{ min: 8000, max: 12000 }, null],
    [{ negotiable: true }, null],
    [undefined, null],
  ])('of %j is %j', (salary, problem) => expect(salaryProblem(salary)).toBe(problem));
});
