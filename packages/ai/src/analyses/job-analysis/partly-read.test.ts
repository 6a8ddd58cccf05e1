import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';
import { referenceOf } from './reference.js';

const BAKER: Written = {
  work: [['麦香烘焙有限公司', '裱花师', '2017.03-2024.06', '裱花、装饰生日蛋糕，每天约20个']],
};
const inputFor = (position: string, resume: Written, unread: number, unplaced: string[]) => ({
  ...{ position, city: '长沙', weeklyHours: 5, month: '2026-11' },
  resume: { title: '简历', language: 'zh' as const, document: written(resume), unread, unplaced },
});
const readFor = (position: string, resume: Written, unread: number, unplaced: string[]) => {
  const input = inputFor(position, resume, unread, unplaced);
  const result = analyseJob(input);
  return { result, reference: referenceOf(input, result) };
};

describe('a file of which too much was not read', () => {
  const { result, reference } = readFor('会计', BAKER, 0.5, ['2016年起任总账会计，结账、报税、出报表']);

  it('is said to lack no ability', () => {
    expect(JSON.stringify([result.abilities, reference.target])).not.toContain('未体现');
    expect(reference.entryChecks.map(({ state }) => state)).not.toContain('未满足');
  });

  it('is completed first: no course for beginners and no other occupation is advised', () => {
    const tasks = result.plan.phases.flatMap(({ tasks: own }) => own.map(({ text }) => text)).join('\n');
    expect(tasks).toContain('先在导入核对页补全');
    expect(tasks).not.toContain('学习“');
    expect(result.adjacent).toEqual([]);
  });
});

describe('a file with a few unplaced lines', () => {
  const { result, reference } = readFor('会计', BAKER, 0.2, [
    '函授大专毕业，学的是会计',
    '软件：用友U8、金蝶，EXCEL里透视表都会',
  ]);

  it('lacks no ability that such a line names', () => {
    expect(result.abilities.find(({ key }) => key === 'excel')?.state).toBe('待确认');
    expect(reference.target.map(({ key }) => key)).not.toContain('excel');
    const reasons = result.dimensions.flatMap(({ contributions }) =>
      contributions.map(({ reason }) => reason),
    );
    expect(reasons.find((reason) => reason.startsWith('Excel'))).toContain('没有放到对应的位置');
  });

  it('lacks no degree that such a line names', () => {
    const reasons = result.dimensions.flatMap(({ contributions }) =>
      contributions.map(({ reason }) => reason),
    );
    expect(reasons.join('\n')).not.toContain('简历没有写学历层次');
    expect(result.gaps.find(({ key }) => key === 'entry.degree')?.action).toContain('函授大专毕业');
  });

  it('still lacks what is denied there', () => {
    const denied = readFor('会计', BAKER, 0.2, ['Excel不会']).result;
    expect(denied.abilities.find(({ key }) => key === 'excel')?.state).toBe('未体现');
  });
});

it('without a résumé no certificate is said to be lacking', () => {
  const input = { position: '护士', city: '', weeklyHours: 5, month: '2026-11', resume: null };
  const { entryChecks } = referenceOf(input, analyseJob(input));
  expect(entryChecks.map(({ state }) => state)).not.toContain('未满足');
});
