import { timeLimit } from '@qicheng/testing/open-database';
import { z } from 'zod';
import { callNameOf } from './analyses/cover-letter/letter-context.js';
import { matchOccupation } from './analyses/job-analysis/match-occupation.js';
import { headingOf } from './jd/headings.js';
import { parseAnswer } from './model/language-model.js';

// An exhaustive segmentation of such a text would never finish.
const LIMIT_MS = timeLimit(500);
const pieceOf = (text: string) => ({ raw: text, text });
const parsed = (text: string) => {
  try {
    return parseAnswer(text, z.object({ a: z.number() }));
  } catch (error) {
    return error;
  }
};

it.each<[string, () => unknown]>([
  ['the name of a company', () => callNameOf(`某${'信息技术'.repeat(40)}店`)],
  ['an occupation with what may follow it', () => matchOccupation(`会计${'管培生'.repeat(40)}甲`)],
  ['an occupation with brackets', () => matchOccupation(`会计${'（'.repeat(40)}\n`)],
  ['a heading', () => headingOf(pieceOf(`${'职位你'.repeat(40)}好联系`), true)],
  ['an answer of a model', () => parsed(`\`\`\`json${' '.repeat(20_000)}x`)],
])('%s is parsed immediately', (_name, read) => {
  const start = performance.now();
  read();
  expect(performance.now() - start).toBeLessThan(LIMIT_MS);
});

it('reads as before', () => {
  expect(callNameOf('云栈信息技术有限公司')).toBe('云栈');
  expect(callNameOf('北京蓝海网络科技有限公司')).toBe('蓝海');
  for (const text of ['```json\n{"a":1}\n```', ' ```\n{"a":1}``` ', '好的：{"a":1}。', '{"a":1}'])
    expect(parsed(text)).toEqual({ a: 1 });
});
