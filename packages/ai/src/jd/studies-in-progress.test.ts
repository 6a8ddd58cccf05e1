import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const rowOf = (line: string, period: string, resume: Partial<Written> = {}) =>
  withAllRows({
    text: `岗位：档案实习生\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf({ school: ['江城大学', '档案学', period], ...resume }),
  }).matrix.find(({ text }) => text.includes(line.slice(0, 3)));

describe('a posting for students', () => {
  it('accepts who graduated as recently as it says', () => {
    const row = rowOf('在校生或毕业一年内均可', '2022.09-2026.06');
    expect([row?.state, row?.reason]).toEqual(['直接', '2026 年毕业，在毕业 1 年以内']);
    expect(rowOf('在校生或毕业一年内均可', '2019.09-2023.06')?.state).not.toBe('直接');
  });
  it('counts studies that end later', () => {
    expect(rowOf('在校生，专业不限', '2023.09-2027.06')?.reason).toBe('还没有毕业');
    expect(rowOf('在校生，专业不限', '2022.09-2026.06')?.state).toBe('待确认');
  });
});

it('a certificate that may follow later is no gap', () => {
  const row = rowOf('具有档案专业职称证书或初级会计职称，尚未取得的须在2027年6月底前取得', '2022.09-2026.06');
  expect([row?.state, row?.reason]).toEqual(['待确认', '招聘写明：还没有取得的，2027年6月底前取得也可以']);
});
