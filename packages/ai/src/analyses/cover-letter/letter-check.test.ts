import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const BAKER: Written = {
  name: '韩亦舟',
  school: ['江州职业技术学院', '食品加工技术', '2012.09-2015.06'],
  work: [
    [
      '麦穗烘焙有限公司',
      '门店主管',
      '2019.03-',
      '正式员工 22 人，节日期间临时工最多 60 人，负责排班',
      '协助总部完成 9 家门店的新品培训',
      '顾客评分由 81.2 分提高到 93.6 分',
      '日均客流由 300 人次增加到 900 人次',
    ],
    ['晨光食品厂', '裱花师', '2015.07-2019.01', '裱花车间废品率由6%降到3%'],
  ],
};

const judged = (
  letter: string,
  { resume = BAKER, company = '望京烘焙连锁有限公司', position = '区域门店督导', jd = '' } = {},
) => {
  const result = analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company, position, jd, letter, addressee: '' },
      resume: { title: '简历', language: 'zh', document: written(resume) },
    }),
  );
  return {
    issues: result.findings.map(({ ruleId, issue }) => `${ruleId} ${issue}`).join('\n'),
    rules: result.findings.map(({ ruleId }) => ruleId),
    reasons: result.dimensions
      .flatMap(({ contributions }) => contributions.map(({ ruleId, reason }) => `${ruleId} ${reason}`))
      .join('\n'),
    roles: result.paragraphs.map(({ role }) => role),
    written: result.written?.text ?? '',
  };
};
const body = (...paragraphs: string[]): string =>
  [
    '尊敬的望京烘焙负责人：',
    '您好！我是韩亦舟，应聘区域门店督导。',
    ...paragraphs,
    '期待面谈。',
    '韩亦舟',
  ].join('\n');

describe('a figure of a letter', () => {
  it.each([
    ['a total of two figures', '过节加上临时工有八十来人，排班都由我做。'],
    ['a difference of two figures', '顾客评分提高了12分多。'],
    ['a multiple of two figures', '日均客流翻了三倍。'],
    ['pages of an annex', '作品集第3至9页是门店陈列的方案。'],
    ['a rough number of years', '我在麦穗烘焙做门店，做了七八年了。'],
  ])('is not charged where it is %s', (_what, sentence) => {
    expect(judged(body(sentence)).issues).not.toContain('evidence.untraced');
  });

  it('of the same measure is a contradiction', () => {
    expect(judged(body('我把裱花车间废品率由6%降到1%。')).issues).toContain('简历写');
  });

  it('that is traced is named', () => {
    expect(judged(body('我带22人，顾客评分由81.2分提高到93.6分。')).reasons).toContain('93.6');
  });
});

describe('a part in work', () => {
  it('that is higher than in the résumé is asked about and earns nothing', () => {
    const { rules, reasons } = judged(body('我主导完成9家门店的新品培训。'));
    expect(rules).toContain('evidence.part');
    expect(reasons).not.toContain('9家门店');
  });
});

describe('a letter in the words of a chat', () => {
  const chat = judged(
    [
      '李小姐你好',
      '看到你们招督导，我觉得挺合适的。',
      '我在麦穗烘焙管22个人，评分从81.2提高到93.6。',
      '工资想要8000以上，社保最好一进去就买。',
      '我可以过去试做一天，电话13800000021。',
      '韩亦舟',
    ].join('\n'),
  );
  it('has a salutation, a post and an end', () => {
    expect(chat.roles[0]).toBe('salutation');
    expect(chat.issues).not.toContain('focus.position.missing');
    expect(chat.roles.at(-2)).toBe('closing');
  });
  it('asks for pay in a paragraph that matches nothing', () => {
    expect(chat.roles[3]).toBe('other');
  });
});

describe('what harms its writer', () => {
  it.each([
    ['conduct.secrets', '我手上保留了原公司明年的开店计划和供应商报价表，很乐意与贵公司分享，供新店参考。'],
    ['conduct.offer', '我有300个会员的微信和消费记录，过来的话可以全部带过来。'],
    ['conduct.contempt', '坦率地说，贵公司目前的陈列显得老套，门店团队可能缺少专业眼光。'],
    ['conduct.relation', '我的表姐在贵公司工作，希望领导多多关照。'],
    ['conduct.complaint', '老板不会做人，提成也拖了两个月。'],
  ])('%s is told', (rule, sentence) => {
    expect(judged(body(sentence)).rules).toContain(rule);
  });

  it.each([
    '我整理了供应商报价表，按规定移交给了接任的同事。',
    '我在麦穗烘焙给团队做了三次培训，补上了新员工的专业短板。',
    '我熟悉国内烘焙市场，去年走访过40家门店。',
  ])('%s is no harm', (sentence) => {
    expect(judged(body(sentence)).rules.filter((rule) => rule.startsWith('conduct.'))).toEqual([]);
  });

  it('is not taken over into the letter that is written', () => {
    const { written } = judged(body('我想加入贵公司，手上还留着原公司的报价表，可以提供给贵公司参考。'));
    expect(written).not.toContain('报价表');
  });
});

describe('credit', () => {
  it('is not given for the employer of a relative', () => {
    const { reasons } = judged(
      '您好！我应聘督导。\n我的舅舅也在望京烘焙连锁有限公司上班。\n期待面谈。\n韩亦舟',
    );
    expect(reasons).not.toContain('focus.company ');
  });
  it('is not given for what the employer asks for', () => {
    expect(judged(body('贵公司要求负责过排班和培训。')).reasons).not.toContain('贵公司要求');
  });
  it('is not given for a degree that is the beginning of the name of a tool', () => {
    const { reasons } = judged(body('我会用mastercake做裱花设计图。'), {
      jd: '望京烘焙连锁有限公司招聘区域门店督导\n任职要求：\n1、大专及以上学历；\n2、负责过排班。',
    });
    expect(reasons).not.toContain('大专');
  });
  it('is not given for the needs of one’s family', () => {
    expect(judged(body('我想来主要是因为孩子今年上小学，丈夫也在这边。')).reasons).not.toContain(
      'focus.reason',
    );
  });
});
