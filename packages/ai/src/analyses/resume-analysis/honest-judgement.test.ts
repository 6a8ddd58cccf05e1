import { SAMPLES } from '@qicheng/resume/samples';
import { analysed, inputFor } from '#test/resume-analysis/analysed.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';

const NURSE: Written = {
  position: '护士',
  school: ['江城医学院', '护理学', '2022.09-2026.06'],
  internships: [
    [
      '江城市第二医院',
      '实习护士',
      '2025.07-2026.04',
      '每班完成静脉穿刺约 12 次，一次成功率由 80% 提高到 95%',
      '整理病区物品柜',
      '书写护理记录 260 份，抽查合格率 98%',
      '协助带教老师接待出院病人',
    ],
  ],
  skills: ['静脉穿刺', '心电监护', 'BLS'],
};
const scoreOf = (result: ReturnType<typeof analysed>, key: string) =>
  result.modules.find((each) => each.key === key)?.score ?? null;

describe('a self-evaluation', () => {
  it.each([
    '本人性格开朗，吃苦耐劳，团队精神强，希望能给我一个机会。',
    '做事认真负责，学习能力强，沟通能力强。',
  ])('of praise without an event is not called good: %s', (self) => {
    expect(scoreOf(analysed(written({ ...NURSE, self })), 'selfEvaluation')).toBeLessThan(60);
  });

  it('that claims mastery of many things and names a weakness is asked about both', () => {
    const result = analysed(
      written({ ...NURSE, self: '精通PS、PR、AE、三维建模，不擅长沟通，但是会努力改正。' }),
    );
    const rules = result.findings.map(({ ruleId }) => ruleId);
    expect(rules).toEqual(expect.arrayContaining(['fact.mastery', 'harmful.strike']));
    expect(scoreOf(result, 'selfEvaluation')).toBeLessThan(70);
  });

  it('of facts keeps its score', () => {
    const self = '实习十个月无护理差错，轮转过内科、外科和急诊，夜班能独立完成交接。';
    expect(scoreOf(analysed(written({ ...NURSE, self })), 'selfEvaluation')).toBeGreaterThanOrEqual(80);
  });
});

it('a harmful sentence lowers the dimension that it is in', () => {
  const expressionOf = (self: string) =>
    analysed(written({ ...NURSE, self })).dimensions.find(({ key }) => key === 'expression');
  const [clean, harmful] = [
    expressionOf('实习十个月无护理差错。'),
    expressionOf('实习十个月无护理差错。希望能给我一个机会。'),
  ];
  expect(harmful?.score).toBeLessThan(clean?.score ?? 0);
  expect(harmful?.contributions.some(({ ruleId, points }) => ruleId === 'harmful.strike' && points < 0)).toBe(
    true,
  );
});

it('advice on too few figures names the lines without one', () => {
  const issue = analysed(written(NURSE)).findings.find(({ ruleId }) => ruleId === 'quantified.enough')?.issue;
  expect(issue).toMatch(/“协助带教老师接待出院病人”/u);
});

describe('contact details', () => {
  it.each([
    ['电话：139-2234-56', '电话“139-2234-56”写得不对：只有 9 位，少 2 位'],
    ['手机：158****3071', '电话“158****3071”写得不对：打了码，换成完整的号码'],
    ['手机 138 1234 56789', '电话“138 1234 56789”写得不对：有 12 位，多 1 位'],
  ])('a phone number in “%s” is written wrongly, not missing', (line, words) => {
    const document = written({ ...NURSE, phone: '' });
    const { resume } = inputFor(document);
    const { findings } = analysed(document, { resume: { ...resume, unplaced: [line] } });
    const found = findings.find(
      ({ ruleId, module }) => ruleId === 'completeness.facts' && module === 'basics',
    );
    expect(found?.issue).toBe(words);
  });

  it('an address without a domain is written wrongly, and what is missing is still missing', () => {
    const document = written({ ...NURSE, phone: '', email: '' });
    const { resume } = inputFor(document);
    const { findings } = analysed(document, { resume: { ...resume, unplaced: ['邮箱：lihua@126'] } });
    const found = findings.find(
      ({ ruleId, module }) => ruleId === 'completeness.facts' && module === 'basics',
    );
    expect(found?.issue).toBe('邮箱“lihua@126”写得不对：域名不完整，例如少了 .com；缺少电话');
  });
});

it.each(['优化排班流程，出餐效率提升了400%', '改进包装线，产能提高 6 倍'])(
  'large growth is a question about its baseline: %s',
  (text) => {
    const document = written({ ...NURSE, work: [['江城食品厂', '班长', '2021.07-2022.06', text]] });
    const found = analysed(document).findings.find(({ ruleId }) => ruleId.startsWith('fact.'));
    expect(found?.issue).toMatch(/原来是多少、后来是多少？$/u);
    expect(found?.severity).not.toBe('urgent');
    expect(JSON.stringify(found)).not.toMatch(/难以置信|相信/u);
  },
);

describe('a résumé in two languages', () => {
  const document = SAMPLES.computerScience();
  const english = { ...document, meta: { ...document.meta, lang: 'en' as const } };

  it('is analysed in the language that the result names', () => {
    expect(analysed(document).notes.join('')).toContain('这次分析的是中文版');
    expect(analysed(english).notes.join('')).toContain('这次分析的是英文版');
    expect(analysed(written(NURSE)).notes.join('')).not.toContain('两版');
  });

  it('has its tools counted in both', () => {
    for (const each of [document, english]) {
      const { matched } = analysed(each, { target: { position: '后端开发' } }).target;
      expect(matched).toEqual(expect.arrayContaining(['PostgreSQL', 'Go']));
      expect(matched).not.toContain('Gin');
    }
  });
});
