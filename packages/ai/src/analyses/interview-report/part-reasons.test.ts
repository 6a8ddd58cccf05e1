import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const analysisOf = (id: string, text: string, quote?: string) => {
  const question: InterviewQuestion = questionOf(id);
  const about = quote && { anchor: { pointer: '/work/0/highlights/0', quote } };
  const answered = { ...question, ...about };
  return reportInterview(reported([[answered, text]], { sample: 'electrician', position: '电工' }))
    .questions[0]!;
};

describe('the parts of an answer that gives none', () => {
  it.each([
    ['hr-why-company', '早上地铁停了，外面下雨又打不到车，深圳的交通真够呛。'],
    ['hr-why-industry', '长沙的臭豆腐很好吃，我舅妈就是开小吃店的，周末我有时候去帮忙。'],
    ['hr-why-company', '现在年轻人压力都大，房租又涨了，我上个月刚看房，太贵了。'],
  ])('small talk is off topic and gets no praise: %s %s', (id, text) => {
    const analysis = analysisOf(id, text);
    expect(analysis.kind).toBe('offTopic');
    expect(analysis.diagnosis.join('')).toContain('没有读到与题目有关的内容');
  });

  it('a remark gets no praise', () => {
    const analysis = analysisOf('hr-pressure-time', '这个我也说不清楚，都会一点吧，还可以。');
    expect(analysis.kind).toBe('remark');
  });
});

it('duties and a method that are stated are not called missing', () => {
  const text =
    '布展是四个人一起做的：设计出图，木工做台子，我负责灯光点位、布线和验收。原来卡在现场电量不够，我跟馆方商量改成两路供电，第三天就能调试，按时开的展。';
  const analysis = analysisOf('ex-role', text, '负责展馆布展的电气施工');
  expect(analysis.diagnosis.join('')).not.toContain('当时为什么这样做');
});

it('a reason for leaving is about oneself and needs no more than its arrangement', () => {
  const text = '前年父亲中风，要有人照顾，我和店长商量以后辞的，交接了三周。现在请了护工，白天时间没有问题。';
  const analysis = analysisOf('ex-left', text);
  expect(analysis.diagnosis.join('')).not.toContain('补一句：依据或安排');
});

it('a vague action is asked for, not its reason', () => {
  const text =
    '有个徒弟上班老玩手机，班长说了几次都没有用，后来我找他聊了聊，从那以后他就好多了，现在也能独立上岗了。';
  expect(analysisOf('ex-people', text, '带徒弟3名').diagnosis.join('')).toContain('“聊了聊”太笼统');
});

describe('claims', () => {
  const adviceOf = (id: string, text: string) => analysisOf(id, text).diagnosis.join('');
  it('a plan is none, in any of its clauses', () => {
    const text =
      '头一年把配电房的图纸和台账摸熟，拿到高级电工证书；第二年独立带一个班组；第三年希望能管一个项目。';
    expect(adviceOf('hr-career-3y', text)).not.toContain('简历里没有');
  });
  it.each([
    '有一年我带领我们厂在深交所上市了，后来还被德勤请去当了顾问。',
    '我在最高人民法院出庭打赢过一个大案子，对方赔了很多钱。',
  ])('absurd ones are questioned: %s', (text) => {
    expect(adviceOf('hr-strength', text)).toContain('简历里没有');
  });
});

it('a report without rewritten answers does not speak of any', () => {
  const noted = (text: string) =>
    reportInterview(
      reported([[questionOf('hr-why-company'), text]], { sample: 'electrician', position: '电工' }),
    ).notes;
  expect(noted('离家近。').join('')).not.toContain('改写稿');
});
