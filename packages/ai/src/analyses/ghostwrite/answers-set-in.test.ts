import { ghostwriteInput, type GhostwriteStyle } from '@qicheng/analysis/ghostwrite';
import type { GhostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { statedFacts } from '../../text/no-answer.js';
import { answerClause } from './answer-clause.js';
import { ghostwrite } from './ghostwrite.js';

const STATEMENT = '协助做了一些数据清洗的工作，参与用户流失分析';
const TRAITS = '本人性格开朗，吃苦耐劳，具有团队精神，精通 Python。';

const resumeOf = (): ResumeDocument => ({
  ...emptyDocument(),
  internships: [
    {
      ...{ id: 'job', company: { zh: '示例科技有限公司' }, title: { zh: '数据分析实习生' } },
      highlights: [{ id: 'a1', kind: 'bullet', zh: [{ text: STATEMENT }] }],
    },
  ],
  selfEvaluation: [{ id: 's1', kind: 'bullet', zh: [{ text: TRAITS }] }],
});
const run = (
  atomId: string,
  answers: Record<string, string> = {},
  style: GhostwriteStyle = '专业',
): GhostwriteResult => {
  const document = resumeOf();
  return ghostwrite(
    ghostwriteInput.parse({
      resume: { title: '简历', language: 'zh', document },
      ...{ service: 'optimise', style, month: '2026-11', targets: [{ kind: 'atom', atomId }] },
      facts: Object.entries(answers).map(([fact, text]) => ({ questionId: `${atomId}|${fact}`, text })),
    }),
  );
};
const changesOf = (result: GhostwriteResult) => result.variants.flatMap(({ changes }) => changes);
const textsOf = (result: GhostwriteResult) =>
  changesOf(result).flatMap(({ parts }) => parts.map(({ text }) => text));
const reasonsOf = (result: GhostwriteResult) => changesOf(result).flatMap(({ reasons }) => reasons);
const WRITTEN = '写入您补充的事实';

describe('answers without content', () => {
  it('are not written, are no reason and raise no score', () => {
    const declined = { result: '不知道，没统计过', scale: '这个真没统计过', method: '?' };
    const result = run('a1', declined);
    expect(JSON.stringify(result.variants)).not.toMatch(/不知道|没统计/u);
    expect(reasonsOf(result)).not.toContain(WRITTEN);
    expect(result.variants.map(({ score }) => score.after)).toEqual(
      run('a1', { result: '没有', scale: '没有', method: '没有' }).variants.map(({ score }) => score.after),
    );
  });
});

it('a refusal is not written, and the person is told so', () => {
  const result = run('a1', { scale: '没有数字，不想填了' });
  expect(JSON.stringify(result.variants)).not.toContain('不想');
  expect(result.notes.join()).toContain('有 1 个回答没有说到可以写的事实');
  expect(run('a1', { scale: '每周3次' }).notes.join()).not.toContain('没有说到');
});

it('a weak answer is not offered, and an answer is quoted in its own words', () => {
  const { variants, unchanged } = run('a1', { result: '每季度都有指标，完成得一般' });
  expect(JSON.stringify([variants, unchanged])).toContain('完成得一般”写进去不加分，没有写');
  const told = run('a1', { result: '大概有15到20张表我都核对过' });
  expect(JSON.stringify(told)).toContain('您的回答“大概有15到20张表我都核对过”没有自动写进去');
});

it('what others said of its author is not offered to be written', () => {
  const text = JSON.stringify(run('a1', { scale: '一共看过十来个班，老板说我最认真' }));
  expect(text).toContain('一共看过十来个班');
  expect(text).not.toContain('老板说我最认真”没有写进去');
});

describe('answers that are sentences', () => {
  it('are inserted where they fit, and are the reason', () => {
    const result = run('a1', { method: '用 Python 写脚本', scale: '参与 3 项用户流失分析，没统计过别的' });
    expect(textsOf(result)[0]).toContain('使用 Python 编写脚本，');
    expect(textsOf(result)[0]).toContain('参与 3 项用户流失分析');
    expect(reasonsOf(result)).toContain(WRITTEN);
  });

  it('are shown for checking if they do not fit', () => {
    const result = run('a1', { result: '用了 Python 写过 3 个作业，不知道，没统计过' });
    expect(reasonsOf(result)).toContain(
      '您的回答“用了 Python 写过 3 个作业”没有自动写进去：请挑一两个数字，接在它说的那件事后面',
    );
    for (const text of textsOf(result)) expect(text).not.toMatch(/作业|【/u);
    expect(reasonsOf(result)).not.toContain(WRITTEN);
  });
});

describe('a method in an answer', () => {
  const written = (method: string, more: Record<string, string> = {}) =>
    textsOf(run('a1', { method, ...more }))[0];

  it.each([
    ['用 Python 写脚本', /^使用 Python 编写脚本，协助/u],
    ['用缺失值插补', /^通过缺失值插补，协助/u],
  ])('precedes the action if it is short: %s', (method, start) => {
    expect(written(method)).toMatch(start);
  });

  it.each([
    '先抽查一百条，再按错误类型分组',
    '每周五和导师对一次口径',
    '做了一张字段对照表，把改名的列都写上去',
    '给新来的同学讲一遍清洗规则',
  ])('that is a complete sentence is never the object of 通过: %s', (method) => {
    const text = written(method, { result: '报表返工由每周5次降至1次' });
    expect(text).not.toContain('通过');
    expect(text).toMatch(/；报表返工由每周5次降至1次$/u);
  });
});

describe('spoken words', () => {
  it.each([
    ['scale', '差不多参与了6次用户流失分析', '参与约6次用户流失分析'],
    ['result', '8次里有3次我的方案被直接采用', '8次里有3次方案被直接采用'],
    ['result', '没有一次超期', '没有一次超期'],
    ['result', '项目顺利结题，评价优', '项目顺利结题，评价优'],
  ])('are replaced by written ones: %s %s', (fact, answer, written) => {
    const result = run('a1', { [fact]: answer });
    expect(textsOf(result)[0]).toContain(written);
    expect(reasonsOf(result)).toContain(WRITTEN);
  });

  it.each(['啥都干', '还行吧', '很多'])('without content are asked again and not written: %s', (answer) => {
    const result = run('a1', { scale: answer });
    expect(JSON.stringify(result.variants)).not.toContain(answer);
    expect(result.questions.map(({ id }) => id)).toContain('a1|scale');
  });
});

describe('spoken answers', () => {
  it.each([
    ['scale', '大概做了两个项目，9.8万平方', '做了约两个项目，9.8万平方'],
    ['scale', '大概300人', '约300人'],
    ['scale', '画了23张，还没做完', '画了23张'],
    ['method', '用广联达算的，每天报进度', '使用广联达，每天报进度'],
    ['result', '投诉少了，客人写过感谢信', ''],
  ] as const)('%s: %s', (fact, answer, written) => {
    expect(answerClause(fact, statedFacts(answer)).text).toBe(written);
  });

  it('that cannot be written are reported if nothing else changes', () => {
    const { variants, unchanged } = run('a1', { result: '走的时候孩子给写了四十多封信' });
    expect(JSON.stringify([variants, unchanged])).toContain('走的时候孩子给写了四十多封信');
  });
});

describe('自我评价', () => {
  it('loses what everybody writes, and is not asked for an example of it', () => {
    const result = run('s1', {}, '数据');
    expect(result.questions).toEqual([]);
    expect(textsOf(result)).toEqual(['精通 Python。']);
    expect(JSON.stringify(result.variants)).not.toMatch(/待补充|规模|前后对比/u);
    expect(reasonsOf(result)).toEqual(['删去谁都能写的话']);
  });

  it('gets an example instead of it', () => {
    const result = run('s1', { action: '带队支教两个月，每天走访 5 户' });
    expect(textsOf(result)[0]).toBe('精通 Python。带队支教两个月，每天走访 5 户。');
    expect(reasonsOf(result)).toContain(WRITTEN);
  });
});
