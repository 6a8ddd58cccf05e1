import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';
import { callNameOf, politeNameOf } from './letter-context.js';

const letterOf = (resume: Written, jd: string, company = '云湖信息有限公司', position = '专员') =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-23', company, position, jd, letter: '', addressee: '' },
      resume: { title: '简历', language: 'zh', document: written(resume) },
    }),
  );
const textOf = (resume: Written, jd: string, company?: string, position?: string): string => {
  const { written: letter, greetings } = letterOf(resume, jd, company, position);
  return [letter?.text ?? '', ...greetings.map(({ text }) => text)].join('\n');
};

const CASHIER: Written = {
  school: ['江城学院', '会计学', '2012.09-2016.06'],
  work: [
    [
      '江城百货公司',
      '出纳/往来会计（全职）',
      '2018.07-',
      '核对供应商对帐单 300 份，差错由 9 处降到 0 处',
      '担任工会委员，组织员工体检 2 次',
    ],
    ['在家', '全职照顾家庭', '2016.07-2018.06', '期间照顾两个孩子，组织家长活动 5 次'],
  ],
  self: '孩子上中学，老人帮忙照看，可以加班',
};
const JD = '岗位职责\n1. 核对供应商对账单；\n2. 编制报表。\n任职要求\n1. 能接受加班；\n2. 会计相关专业。';

describe('a letter', () => {
  const text = textOf(CASHIER, JD);

  it('says nothing in the words of the posting', () => {
    expect(text).not.toMatch(/岗位职责里的|我做过相近的工作|我有对应的经历/u);
  });

  it('tells no family matters, and agrees in a sentence of its own', () => {
    expect(text).not.toMatch(/孩子|老人|照顾/u);
    expect(text).toContain('我可以加班。');
  });

  it('takes the post without brackets, arrows and slashes, and slips of the pen not at all', () => {
    expect(text).toContain('我在江城百货公司任出纳、往来会计期间，核对供应商对账单');
    expect(text).not.toMatch(/对帐|全职|期间，?期间|任[^，。]{2,12}期间，担任/u);
    const promoted = textOf({ work: [['青禾公司', '客服→高级客服专员', '2019.01-', '处理投诉 300 件']] }, JD);
    expect(promoted).toContain('任高级客服专员期间');
  });

  it('has a subject in every sentence of an action', () => {
    const { written: letter, greetings } = letterOf(CASHIER, JD);
    const mainParagraphs = (letter?.paragraphs ?? [])
      .filter(({ role }) => role === 'match')
      .map((each) => each.text);
    for (const sentence of mainParagraphs.join('').split('。').filter(Boolean))
      expect(sentence).toMatch(/我/u);
    for (const { text: greeting } of greetings) expect(greeting).toMatch(/。我[^。]*300 份/u);
  });

  it('is built on the placement of a student that answers the posting, not on a short job of another kind', () => {
    const trainee: Written = {
      school: ['江城师范学院', '生物科学', '2023.09-2027.06'],
      internships: [
        [
          '江城第四中学',
          '生物实习教师、高一（3）班实习班主任',
          '2026.09-2026.11',
          '独立授课 22 节，批改作业 96 本',
          '组织主题班会 2 次',
        ],
      ],
      work: [['青溪社区暑期托管班', '组长', '2025.07-2025.08', '带 3 名队员排班，自编手工 5 课时']],
    };
    const jd = '岗位职责\n1. 承担高中生物教学，批改作业；\n2. 担任班主任，组织主题班会。';
    const told = textOf(trainee, jd, '江城市第四中学', '高中生物教师');
    expect(told).toMatch(/我在江城第四中学[^。]*授课 22 节/u);
    expect(told.indexOf('授课 22 节')).toBeLessThan(Math.max(0, told.indexOf('托管班')) || Infinity);
  });

  it('does not say that one can use a program of every office and nothing else', () => {
    const jd = `${JD}\n3. 会用Excel。`;
    expect(textOf({ ...CASHIER, skills: ['Excel'] }, jd)).not.toContain('我会用 Excel。');
  });

  it('fills in when one can start, which the résumé says, and does not call a health card a bar', () => {
    const jd = `${JD}\n3. 须有健康证。\n投递邮箱 hr@example.com，邮件标题“姓名-岗位-可到岗时间”。`;
    const document = written(CASHIER);
    const { subjects, notes } = analyseLetter(
      letterInput.parse({
        ...{
          today: '2026-11-23',
          company: '云湖食品有限公司',
          position: '出纳',
          jd,
          letter: '',
          addressee: '',
        },
        resume: {
          ...{ title: '简历', language: 'zh' },
          document: {
            ...document,
            intention: { ...document.intention, arrival: { zh: '一周内，可以加班' } },
          },
        },
      }),
    );
    expect(subjects.join()).toContain('-一周内到岗');
    expect(notes.join()).not.toContain('健康证');
  });

  it('leaves out what has nothing to do with the posting', () => {
    const student: Written = {
      school: ['江城大学', '汉语言文学', '2023.09-2027.06'],
      campus: [
        ['校办公室', '干事', '2024.09-2025.06', '核对供应商对账单 20 份，全部按时归档'],
        ['暑期托管班', '老师', '2025.07-2025.08', '每天带 18 个孩子写作业，好评率 98%'],
      ],
    };
    expect(textOf(student, JD)).not.toContain('写作业');
  });

  it('claims no certificate that is not held yet', () => {
    const jd = `${JD}\n3. 有税务师证书；\n4. 有中级会计职称优先。`;
    const certified = textOf({ ...CASHIER, skills: ['税务师：已过两科', '中级会计职称'] }, jd);
    expect(certified).toContain('我已取得中级会计职称。');
    expect(certified).not.toContain('税务师');
  });

  it('names a rank in brackets as a certificate', () => {
    const jd = `${JD}\n3. 持消防设施操作员证。`;
    expect(textOf({ ...CASHIER, skills: ['消防设施操作员（中级）'] }, jd)).toContain(
      '我已取得消防设施操作员（中级）证书。',
    );
  });

  it.each([
    ['江城人民医院', '护士', '科室'],
    ['江城明法律师事务所', '助理', '业务领域'],
    ['江城第三初级中学', '语文教师', '教研组'],
    ['云湖信息有限公司', '专员', '产品'],
  ])('asks for a reason that fits %s', (company, position, reason) => {
    const motive = letterOf(CASHIER, '', company, position).written?.paragraphs.find(
      ({ role }) => role === 'motive',
    );
    expect(motive?.text).toMatch(/^我想加入/u);
    expect(motive?.text).toContain(reason);
  });
});

it.each([
  ['上海晨星硬科技有限公司', '晨星硬科技'],
  ['成都某软件公司', '成都某软件公司'],
  ['杭州云栈网络科技有限公司', '云栈'],
])('people call %s %s', (company, name) => expect(callNameOf(company)).toBe(name));

it.each([
  ['江城区公办初中', '贵校'],
  ['青禾运动品牌', '贵公司'],
  ['江城花园幼儿园', '贵园'],
])('a letter to %s says %s', (company, name) => expect(politeNameOf(company)).toBe(name));

describe('the reason of a letter that was given', () => {
  const reasonFrom = (reason: string) =>
    analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-23', company: '云湖信息有限公司', position: '会计', jd: JD, addressee: '' },
        letter: `尊敬的招聘负责人：\n您好，我应聘会计岗位。\n我核对供应商对帐单 300 份。\n${reason}\n此致\n敬礼\n王晓`,
        resume: { title: '简历', language: 'zh', document: written(CASHIER) },
      }),
    ).written?.paragraphs.find(({ role }) => role === 'motive')?.text;

  it('is kept without what it says of the person alone', () => {
    expect(
      reasonFrom('贵公司去年开放的结算接口，我在做对账时用过。我熟悉制造业流程，能快速上手ERP模块。'),
    ).toBe('贵公司去年开放的结算接口，我在做对账时用过。');
  });

  it('is asked for where it was praise that fits every employer', () => {
    expect(reasonFrom('贵公司是行业内的领军企业，企业文化深深吸引着我。')).toMatch(/^我想加入/u);
  });
});
