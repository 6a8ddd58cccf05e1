import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const STUDENT: Written = {
  school: ['湘江大学', '法学', '2023.09-2027.06'],
  internships: [['湘城律师事务所', '实习生', '2026.07-2026.08', '整理卷宗，跟律师去法院立案，写过起诉状']],
};
const MEDIA: Written = {
  school: ['申江师范大学', '广告学', '2018.09-2022.06'],
  work: [['沐风互动广告有限公司', '媒介策划', '2022.07-', '小红书和抖音预算860万元，ROI由1.7提升到2.4']],
};
const JD =
  '律师助理\n岗位职责\n1. 检索法规及类案，撰写检索报告；\n2. 整理案卷，跑立案、送达；\n任职要求\n1. 法学本科及以上；\n2. 取得法律职业资格证书。';

const judge = (letter: string, resume: Written = STUDENT, more: object = {}) =>
  analyseLetter(
    letterInput.parse({
      ...{
        today: '2026-11-28',
        company: '北京锦原（长沙）律师事务所',
        position: '律师助理',
        addressee: '',
        jd: JD,
      },
      letter,
      resume: { title: '简历', language: 'zh', document: written(resume) },
      ...more,
    }),
  );
const rules = (letter: string, resume?: Written, more?: object): string[] =>
  judge(letter, resume, more).findings.map(({ ruleId }) => ruleId);

const SHORT =
  '锦原律所的老师好：\n我是湘江大学法学2027届林知远，应聘律师助理。\n今年暑假我在湘城律师事务所实习两个月，整理卷宗、跟着律师到法院立案，起草过起诉状。法考客观题9月已过，主观题在等成绩。\n我没有独立做过类案检索报告，愿意先从整理案卷做起。\n我可以从12月起每周到岗四天。电话13800000021。\n林知远';
const PADDED =
  '尊敬的锦原律所领导：\n您好！怀着无比激动的心情，我向贵所递交这份求职信。\n我深耕法律领域，具备全域视野与顶层设计思维，自驱力爆表，是团队中不可或缺的核心骨干。\n我坚信，加入贵所后，必将以满腔热忱创造无限价值！\n此致\n敬礼\n林知远';
const STRONG =
  '尊敬的锦原律师事务所招聘负责人：\n您好！我是林知远，湘江大学法学2027届本科生，应聘律师助理。\n2026年7月起我在湘城律师事务所实习两个月，整理卷宗，跟律师去法院立案，写过起诉状，其中民间借贷的起诉状由我起草、律师修改。\n我整理卷宗时按证据目录逐页核对，立案材料退回后我当天补齐再送法院。\n锦原的建设工程业务和我的毕业论文方向一致，所以我想来。\n随信附一份起诉状，期待面谈，电话13800000021。\n此致\n敬礼\n林知远\n2026年11月28日';

it('scores follow the worth of letters: strong, short and honest, padded, against the résumé or for another employer', () => {
  const wrong = STRONG.replaceAll('锦原律师事务所', '天晟律师事务所').replace('锦原的', '天晟的');
  const lying = STRONG.replace('写过起诉状', '已取得法律职业资格证书').replace(
    '法学2027届本科生',
    '法学硕士毕业',
  );
  const scores = [STRONG, SHORT, PADDED, wrong, lying].map((letter) => judge(letter).overall?.score ?? 0);
  const [strong = 0, short = 0, padded = 0, other = 0, false_ = 0] = scores;
  expect(strong).toBeGreaterThan(short);
  expect(short).toBeGreaterThan(padded);
  expect(padded).toBeGreaterThan(Math.max(other, false_));
});

describe('a short honest letter', () => {
  it('has its salutation, its contact and its next step, and names the employer as people call it', () => {
    expect(rules(SHORT)).not.toContain('form.salutation.absent');
    expect(rules(SHORT)).not.toContain('structure.opening');
    expect(rules(SHORT)).not.toContain('form.contact.absent');
    expect(rules(SHORT)).not.toContain('structure.absent');
    expect(rules(SHORT)).not.toContain('focus.company.missing');
    expect(rules(SHORT)).not.toContain('evidence.untraced');
  });

  it('is not praised for the days on which one can start', () => {
    const comments = judge(SHORT).paragraphs.flatMap((paragraph) => paragraph.comments);
    expect(comments.filter(({ tone }) => tone === 'good').map(({ ruleId }) => ruleId)).toEqual([
      'evidence.admission',
    ]);
  });
});

it('padding is not an action and no reason', () => {
  const { findings, dimensions } = judge(PADDED);
  const evidence = dimensions.find(({ key }) => key === 'evidence')?.contributions ?? [];
  expect(evidence.filter(({ ruleId }) => /result|amount|deed/u.test(ruleId))).toEqual([]);
  expect(findings.map(({ ruleId }) => ruleId)).toContain('focus.reason.missing');
});

it('a reason is a reason for every rule', () => {
  const letter =
    '尊敬的主任：\n您好！我应聘律师助理。\n贵所的案件比我现在的单位复杂，这正是我想去的原因。\n电话13800000021。';
  const { findings, dimensions } = judge(letter);
  expect(findings.map(({ ruleId }) => ruleId)).not.toContain('focus.reason.missing');
  expect(dimensions.flatMap(({ contributions }) => contributions.map(({ ruleId }) => ruleId))).toEqual(
    expect.arrayContaining(['structure.motive', 'focus.reason']),
  );
});

it('an English letter is counted by its words', () => {
  const letter = `Dear Hiring Manager,\n\nI am applying for the role. ${'I planned media for skincare brands with my team. '.repeat(7)}\n\nYours sincerely,\nDaniel Qiu`;
  const { findings, dimensions } = judge(letter, MEDIA, { jd: '' });
  expect(findings.map(({ ruleId }) => ruleId)).not.toContain('structure.paragraph');
  const reasons = dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason)).join();
  expect(reasons).toMatch(/正文 \d+ 个词/u);
});

it('the fact that is proposed is not in the letter, in whatever figures', () => {
  const why = (body: string): string =>
    judge(`尊敬的主任：\n您好！我应聘媒介策划。\n${body}`, MEDIA, { position: '媒介策划', jd: '' })
      .findings.filter(({ ruleId }) => ruleId === 'evidence.missing')
      .map((found) => found.why)
      .join();
  expect(why('我喜欢媒介工作。')).toContain('ROI由1.7提升到2.4');
  expect(why('小红书和抖音预算我做到980万元，ROI由1.7提升到3.4。')).not.toContain('ROI');
});

it('a keyword is proposed only where the résumé shows it', () => {
  const issues = judge(SHORT)
    .findings.filter(({ ruleId }) => ruleId === 'focus.keyword.missing')
    .map(({ issue }) => issue)
    .join();
  expect(issues).not.toMatch(/检索|类案|送达/u);
});

it('a certificate that the résumé does not have answers no requirement', () => {
  const { requirements } = judge(`${STRONG.replace('写过起诉状', '我已取得法律职业资格证书')}`);
  expect(requirements.filter(({ text }) => text.includes('资格证书'))).toEqual([]);
});

it.each([
  ['西安秦韵国际旅行社有限公司', '秦韵旅行社'],
  ['成都市锦江区暖阳社会工作服务中心', '暖阳'],
  ['杭州市滨江区向日葵幼儿园', '向日葵幼儿园'],
])('%s is named by %s', (company, name) => {
  const letter = `尊敬的负责人：\n您好！我应聘律师助理。\n${name}的方向和我做过的事一致，所以我想来。`;
  expect(rules(letter, STUDENT, { company })).not.toContain('focus.company.missing');
});

it('a department is addressed by who leads it, and its people are addressed politely', () => {
  const letter = '人事部的同事：\n您好！我应聘律师助理。\n整理卷宗我做过两个月。';
  const { findings, written: generated } = judge(letter, STUDENT, { addressee: '人事部' });
  expect(findings.map(({ ruleId }) => ruleId)).not.toContain('form.salutation.plain');
  expect(generated?.salutation).toBe('尊敬的人事部负责人：');
});

it('a figure of the posting is not looked for in the résumé', () => {
  const jd = '仓储主管\n岗位职责\n1. 负责3万平方米仓库的收发存；\n任职要求\n1. 大专及以上学历。';
  const letter = '尊敬的负责人：\n您好！我应聘仓储主管。\n3万平方米比我现在的仓大。';
  expect(rules(letter, STUDENT, { jd, position: '仓储主管' })).not.toContain('evidence.untraced');
});

it('a change with a false figure is not praised', () => {
  const letter = '尊敬的主任：\n您好！我应聘媒介策划。\n我把ROI由1.7提升到3.9，预算860万元。';
  const { paragraphs } = judge(letter, MEDIA, { jd: '', position: '媒介策划' });
  expect(paragraphs.flatMap(({ comments }) => comments).filter(({ tone }) => tone === 'good')).toEqual([]);
});

describe('an employer by the name that people say', () => {
  it.each([
    ['岳阳农村商业银行股份有限公司', '岳阳农商银行'],
    ['成都市双流区第三人民医院', '双流三院'],
    ['中国邮政储蓄银行岳阳市分行', '邮储银行岳阳市分行'],
  ])('%s is %s', (company, text) => {
    const letter = `尊敬的${text}招聘负责人：\n您好！我是法学应届生，应聘${text}律师助理，期待面谈。`;
    const { findings } = judge(letter, STUDENT, { company, jd: '' });
    const ids = findings.map(({ ruleId }) => ruleId);
    expect(ids.filter((id) => /^focus\.company|^form\.salutation/u.test(id))).toEqual([]);
  });
});

describe('an observation about the employer', () => {
  const reasonMissing = (sentence: string): string[] =>
    rules(
      `尊敬的主任：\n您好！我是湘江大学法学2027届林知远，应聘律师助理。\n我整理卷宗两个月。\n${sentence}\n电话13800000021。`,
    ).filter((id) => id === 'focus.reason.missing');

  it.each([
    '我注意到锦原的公众号每周都解读一个建设工程判例，案例检索部分可以再加一张时间表。',
    '贵所做的是建设工程争议，卷宗多、时间长，正需要有人把证据目录理清。',
    '锦原律师事务所去年开了长沙的办公室，立案和送达的量会大起来。',
  ])('is a reason to apply: %s', (sentence) => expect(reasonMissing(sentence)).toEqual([]));

  it.each(['我注意到贵所的岗位要求里有类案检索。', '我在招聘网站发现贵所招聘律师助理。'])(
    'is not what the posting says: %s',
    (sentence) => expect(reasonMissing(sentence)).toEqual(['focus.reason.missing']),
  );
});

describe('a contact that the posting names', () => {
  const posting = `${JD}\n联系人：赵经理 0731-8888`;
  const body =
    '我是湘江大学法学2027届林知远，应聘律师助理。\n我在湘城律师事务所实习，整理卷宗，写过起诉状。\n林知远';
  const salutations = (letter: string) =>
    judge(letter, STUDENT, { jd: posting })
      .findings.filter(({ ruleId }) => ruleId.startsWith('form.salutation'))
      .map(({ after }) => after);

  it('may be addressed by surname and title', () => {
    expect(salutations(`赵经理：\n您好！${body}`)).toEqual([]);
    expect(salutations(`尊敬的赵经理：\n${body}`)).toEqual([]);
  });
  it('an office alone may be addressed with a greeting', () => {
    expect(salutations(`院长：\n您好！${body}`)).toEqual([]);
  });
  it('is recommended instead of an office', () => {
    expect(salutations(`尊敬的招聘负责人：\n您好！${body}`)).toEqual(['尊敬的赵经理：']);
  });
  it('is addressed in the written letter', () => {
    expect(judge('', STUDENT, { jd: posting }).written?.salutation).toBe('尊敬的赵经理：');
  });
});

describe('a frank admission', () => {
  const praised = (sentence: string): string =>
    judge(`尊敬的锦原律师事务所招聘负责人：\n您好！我应聘律师助理。\n${sentence}\n期待面谈。\n林知远`)
      .paragraphs.flatMap(({ comments }) => comments)
      .filter(({ tone }) => tone === 'good')
      .map(({ text }) => text)
      .join();
  it.each([
    ['我没有独立做过类案检索，打算从整理案卷学起。', '也说了怎么补'],
    ['法律职业资格证我还没有。', '如实说了差距，可信'],
    ['法院的立案系统我不太熟，正在学。', '也说了怎么补'],
  ])('is acknowledged: %s', (sentence, words) => {
    expect(praised(sentence)).toContain(words);
  });
  it.each(['实习期间没有出过差错。', '我没有请过假。'])('is not seen in: %s', (sentence) => {
    expect(praised(sentence)).not.toContain('差距');
  });
});
