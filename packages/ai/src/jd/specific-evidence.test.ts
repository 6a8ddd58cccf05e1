import { analyseJd } from '../analyses/jd-analysis/analyse.js';
import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const read = (line: string, resume: Written, rest = '') =>
  analyseJd({
    text: `岗位：专员\n岗位职责：\n整理每批数据的版本说明\n任职要求：\n1. ${line}\n${rest}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  });
const job = (deed: string, title = '职员'): Written => ({ work: [['青禾公司', title, '2019.03-', deed]] });

const stateOf = (line: string, deed: string) =>
  read(line, job(deed)).matrix.find(({ text }) => text === line)?.state;

describe('evidence shares the specific part', () => {
  it.each([
    ['有口腔护理经验者优先', '参与抢救 12 次，记录护理文书'],
    ['有渠道销售经验优先', '销售办公用品 300 件'],
    ['有制定仓库制度的经验', '管理仓库 1200 个货位，盘点差异率降到 0.3%'],
  ])('%s is not met by %s', (line, deed) => {
    expect(stateOf(line, deed)).not.toBe('直接');
  });

  it.each([
    ['有口腔护理经验者优先', '口腔科护理患者 40 人'],
    ['有制定仓库制度的经验', '编写仓库收发货流程 6 份'],
  ])('%s is met by %s', (line, deed) => {
    expect(stateOf(line, deed)).toBe('直接');
  });
});

it('what is only preferred is called no filter', () => {
  const { matrix } = read('博士学历优先', { school: ['江城大学', '统计学', '2019.09-2023.06'] });
  expect(matrix[0]).toMatchObject({ level: 'plus', state: '缺口' });
  expect(matrix[0]?.action).toContain('不影响投递');
});

describe('an exception to the years', () => {
  it('names other experience, not the year of graduation', () => {
    const { matrix } = read('至少2年独立站运营经验（平台店铺运营经验优秀者可放宽）', {
      ...job('运营平台店铺 3 个，销售额增长 40%', '店铺运营'),
      school: ['江城大学', '英语', '2013.09-2017.06'],
    });
    expect(matrix[0]?.reason).not.toMatch(/应届|2017/u);
  });

  it('for graduates says nothing to those who left school long ago', () => {
    const { matrix } = read('3年以上护理经验，应届生可放宽', {
      work: [['江城医院', '护士', '2025.01-2026.06', '护理患者 30 人']],
      school: ['江城大学', '护理学', '2014.09-2018.06'],
    });
    expect(matrix[0]?.reason).not.toMatch(/应届/u);
  });
});

describe('questions to the employer', () => {
  it('are questions', () => {
    const { questions } = read('18-40岁', job('整理资料'), '单休，试用期3个月，待遇从优');
    expect(questions.length).toBeGreaterThan(2);
    for (const question of questions) expect(question).toMatch(/？$/u);
  });
});

describe('risks', () => {
  it('nobody is encouraged to apply beside grave ones', () => {
    const { risks } = read('18-30岁，限女生', job('整理资料'), '入职交服装押金300元');
    expect(risks.map(({ kind }) => kind)).toContain('deposit');
    for (const { advice } of risks) expect(advice).not.toMatch(/可以(?:照常)?投|可以投/u);
  });

  it('each clause of a row without commas is read by itself', () => {
    const { risks } = read('会普通话', job('收银'), '工资3500 社保补贴300 先交服装费200 押一个月工资');
    expect(risks.map(({ id }) => id)).toEqual(expect.arrayContaining(['fee.charged', 'contract.withheld']));
  });

  it('a bonus without a ceiling beside a stated pay is none', () => {
    const { risks, job: posting } = read('会Excel', job('收银'), '薪资：8000-10000元/月，奖金上不封顶');
    expect(posting.salary).toMatchObject({ low: 8000, high: 10_000 });
    expect(risks.map(({ id }) => id)).not.toContain('pay.bait');
  });

  it('pay that is named without a figure is not called unsaid', () => {
    expect(
      read('会Excel', job('收银'), '计件工资，多劳多得').risks.find(({ id }) => id === 'pay.none')?.why,
    ).not.toContain('全文没有写薪资');
  });
});
