import { consult, TOPICS } from './consult.js';
import type { LegalFacts } from './topic.js';

const nothing: LegalFacts = {
  monthlyPay: null,
  probationPay: null,
  termMonths: null,
  probationMonths: null,
  workedMonths: null,
};

/** Realistic questions, each with the topic that must answer it. */
const QUESTIONS: readonly (readonly [code: string, question: string])[] = [
  ['probationLength', '公司说试用期要六个月，合同只签两年，可以吗'],
  ['probationPay', '试用期只给我发一半工资合法吗'],
  ['probationDismissal', '试用期第二个月被公司辞退了，没说理由'],
  ['noContract', '入职三个月一直没签劳动合同怎么办'],
  ['contractCopy', '合同只有一份公司收走了不给我'],
  ['deposit', '入职要交 500 元押金，还要扣我的身份证'],
  ['recruitFee', '招聘说先培训后上岗，让我办培训贷'],
  ['tripartite', '签了三方协议想毁约，违约金五千要给吗'],
  ['verbalOffer', '收到 offer 辞了工作，公司又撤回录用'],
  ['discrimination', '面试问我有没有男朋友什么时候结婚'],
  ['internPay', '实习三个月一直不给钱，实习生有没有工资'],
  ['wageArrears', '公司拖欠我两个月工资'],
  ['overtime', '每天加班到十点没有加班费'],
  ['minimumWage', '我们是纯提成没有底薪，低于最低工资'],
  ['wageDeduction', '打碎杯子公司要扣我工资'],
  ['socialInsurance', '公司让我签自愿放弃社保的承诺'],
  ['housingFund', '公司一直不给交公积金'],
  ['injury', '上班路上被车撞了算工伤吗'],
  ['annualLeave', '工作一年了有没有年假'],
  ['maternity', '怀孕后公司要把我调岗降薪'],
  ['harassment', '主管经常对我性骚扰怎么办'],
  ['partTime', '兼职结的钱一直没给，没有合同'],
  ['dispatch', '公司让我和劳务派遣公司签合同'],
  ['severance', '公司裁员，经济补偿怎么算'],
  ['unlawfulDismissal', '公司突然通知不用来了，是不是违法辞退'],
  ['resign', '我提离职公司不批怎么办'],
  ['penalty', '合同写提前离职要付违约金三万'],
  ['trainingBond', '公司送我培训，离职要我退培训费'],
  ['nonCompete', '离职后公司说有竞业限制不让去同行'],
  ['transfer', '公司不同意也要把我调岗降薪'],
  ['leavingProof', '离职公司不给开离职证明'],
  ['limitation', '想申请劳动仲裁，时效是多久，要多少钱'],
];

describe('a question of labour law', () => {
  it.each(QUESTIONS)('%s: “%s”', (code, question) => {
    const { isKnown, topics, disclaimer } = consult(question, nothing);
    expect(isKnown).toBe(true);
    expect(topics.map((topic) => topic.code)).toContain(code);
    expect(topics.length).toBeLessThanOrEqual(3);
    expect(disclaimer).toContain('不是法律意见');
  });

  it('has at least twenty topics, each with articles that have law, number and date', () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(20);
    for (const { code, answer } of TOPICS) {
      const { topics } = consult(QUESTIONS.find(([each]) => each === code)?.[1] ?? '', nothing);
      const articles = topics.find((topic) => topic.code === code)?.articles ?? [];
      if (QUESTIONS.some(([each]) => each === code)) expect(articles.length).toBeGreaterThan(0);
      for (const { law, article, inForceSince, text } of articles) {
        expect(law).toMatch(/^《.+》$/u);
        expect(article).toMatch(/^第.+条/u);
        expect(inForceSince).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
        expect(text.length).toBeGreaterThan(5);
      }
      expect(answer.length).toBeGreaterThan(30);
    }
  });

  it.each(['今天天气怎么样', '帮我写一段自我介绍', '公司团建去哪里好', '房东不退租房的钱'])(
    'is not answered: “%s”',
    (question) => {
      const { isKnown, topics, contacts, explanation } = consult(question, nothing);
      expect([isKnown, topics]).toEqual([false, []]);
      expect(contacts.map(({ number }) => number)).toContain('12333');
      expect(explanation).toContain('12333');
    },
  );

  it('is computed from the stated facts', () => {
    const probation = consult('试用期六个月，合同两年合法吗', {
      ...nothing,
      termMonths: 24,
      probationMonths: 6,
    });
    expect(probation.topics[0]?.figures).toMatchObject([{ value: '2 个月' }, { value: '超出 4 个月' }]);
    const pay = consult('试用期工资打五折', { ...nothing, monthlyPay: 8_000, probationPay: 4_000 });
    expect(pay.topics[0]?.figures).toMatchObject([{ value: '6,400 元' }, { value: '每月低 2,400 元' }]);
    const severance = consult('被裁员了补偿怎么算', { ...nothing, monthlyPay: 10_000, workedMonths: 26 });
    expect(severance.topics[0]?.figures).toMatchObject([
      { value: '2.5 个月工资' },
      { value: '25,000 元' },
      { value: '50,000 元' },
    ]);
    const double = consult('一直没签劳动合同', { ...nothing, monthlyPay: 5_000, workedMonths: 8 });
    expect(double.topics[0]?.figures).toMatchObject([{ value: '7 个月' }, { value: '35,000 元' }]);
  });
  it.each([
    ['合同签了三年，约定试用期六个月，公司说不合格', '36 个月', '没有超出上限'],
    ['合同签了3年，试用期6个月，被辞退', '36 个月', '没有超出上限'],
    ['公司说试用期要六个月，合同只签两年，可以吗', '24 个月', '超出上限 4 个月'],
    ['签了一年的劳动合同，试用期半年', '12 个月', '超出上限 4 个月'],
    ['合同期限十二个月，两个月的试用期，时间过长吗', '12 个月', '没有超出上限'],
  ])('says whether the stated probation is lawful: “%s”', (question, term, verdict) => {
    const length = consult(question, nothing).topics.find(({ code }) => code === 'probationLength');
    expect(length?.answer).toContain(`合同期限 ${term}`);
    expect(length?.answer).toContain(verdict);
    expect(length?.answer).toContain('第十九条');
    expect(length?.steps.join().includes('超出部分')).toBe(verdict.startsWith('超出'));
  });

  it('about a dismissal is answered before a lawful duration', () => {
    const { topics } = consult(
      '合同签了三年，约定试用期六个月，试用期内公司以不合格为由辞退，当天离职',
      nothing,
    );
    expect(topics.map(({ code }) => code)).toContain('probationDismissal');
    expect(topics.at(-1)?.code).toBe('probationLength');
  });

  it('does not take past durations for agreed terms', () => {
    const { topics } = consult('试用期第二个月被公司辞退了，合同签了三年了，试用期超过了吗', nothing);
    expect(topics.flatMap(({ figures }) => figures)).toEqual([]);
  });
});
