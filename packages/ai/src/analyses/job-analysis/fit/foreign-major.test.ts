import { isUsualMajor } from './education.js';

it('a subject in English is compared by its Chinese name', () => {
  const analyst = { majors: ['统计学', '数学'] };
  expect(isUsualMajor('Statistics with Data Science', analyst)).toBe(true);
  expect(isUsualMajor('Fine Arts', analyst)).toBe(false);
});
