import { SEVERITY_LEGEND } from './severities.js';

it('names how pressing a finding is in words that praise nothing', () => {
  expect(SEVERITY_LEGEND).toBe('急＝尽快修改，改＝建议修改，小＝小处改进');
});
