import type { LetterInput } from '@qicheng/analysis/cover-letter';
import { letterInput } from '#test/cover-letter/letter-pair.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const EMPLOYER = '江城青禾油田勘探开发数据与信息技术研究院有限责任公司';
const STUDENT: Written = {
  position: '数据分析',
  school: ['江城大学', '应用统计学', '2023.09-2027.06'],
  internships: [
    [
      EMPLOYER,
      '实习生',
      '2026.07-2026.09',
      '编写 Python 脚本 12 个，清洗日报，每天节省 2 小时',
      '搭建产量预测模型，误差由 11% 降到 6.4%',
    ],
  ],
};
const inputFor = (more: Partial<LetterInput> = {}): LetterInput => ({
  ...letterInput('', STUDENT),
  company: '云湖股份有限公司',
  position: '数据分析师',
  ...more,
});

describe('what a letter claims', () => {
  const { written, greetings } = analyseLetter(inputFor());
  const all = [written?.text ?? '', ...greetings.map(({ text }) => text)].join('\n');

  it('is in the résumé: a related word does not count', () => {
    expect(all).not.toMatch(/机器学习|归因|Hive|Pandas|数据清洗/u);
    expect(written?.paragraphs[0]?.text).toBe(
      '您好！我是林知远，江城大学 2027 届应用统计学专业本科生，应聘云湖股份有限公司的数据分析师岗位。',
    );
    expect(greetings.some(({ text }) => text.includes('涉及'))).toBe(false);
  });

  it('quotes no posting where none was given', () => {
    expect(all).not.toMatch(/提到|看重/u);
  });

  it('takes no duty of a posting for its own', () => {
    const jd = '岗位职责\n1. 用 Python 清洗数据；\n2. 负责机器学习模型的归因分析。\n任职要求\n1. 熟悉 SQL。';
    const text = analyseLetter(inputFor({ jd })).written?.text ?? '';
    expect(text).not.toMatch(/岗位职责里的|机器学习|归因|SQL/u);
  });

  it('claims no list of duties of which one was done', () => {
    const jd = '岗位职责\n1. 用 Python 清洗数据、搭建看板、训练模型、撰写接口文档。';
    const text = analyseLetter(inputFor({ jd })).written?.text ?? '';
    expect(text).not.toMatch(/看板、训练模型/u);
  });

  it('names the employer of two actions once', () => {
    expect(written?.text.split(EMPLOYER)).toHaveLength(2);
    expect(written?.text).not.toMatch(/在同一|在此期间/u);
  });

  it('names the company that it is written to in full once', () => {
    expect(written?.text.split('云湖股份有限公司')).toHaveLength(2);
    expect(written?.text).toContain('想加入贵公司，');
  });
});

describe('a letter that is written for a posting', () => {
  const jd =
    '云湖储能公司数据分析师\n岗位职责\n1. 用 Python 清洗数据，搭建预测模型。\n任职要求\n1. 统计学相关专业本科及以上学历。';
  const { written, requirements } = analyseLetter(inputFor({ jd, company: '', position: '' }));

  it('names the employer once, and the post without it', () => {
    expect(written?.paragraphs[0]?.text).toMatch(/，应聘云湖储能公司的数据分析师?岗位。/u);
  });

  it('answers for itself where no other letter was given', () => {
    expect(requirements.some(({ isAnswered }) => isAnswered)).toBe(true);
  });

  it('describes actions without the numbers of their list', () => {
    const numbered = letterInput('', {
      ...STUDENT,
      internships: [[EMPLOYER, '实习生', '2026.07-2026.09', '1. 125kW 主回路设计，损耗由 3% 降到 2%']],
    });
    const text = analyseLetter({ ...numbered, jd }).written?.text ?? '';
    expect(text).toContain('期间，负责 125kW 主回路设计');
  });
});

it('a judged letter is told the word that it has', () => {
  const { dimensions } = analyseLetter(
    inputFor({
      letter: '尊敬的招聘负责人：\n\n您好！我应聘数据分析师，搭建过产量预测模型。\n\n此致\n敬礼！',
    }),
  );
  const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason)).join();
  expect(reasons).toContain('“模型”');
  expect(reasons).not.toMatch(/机器学习|归因/u);
});
