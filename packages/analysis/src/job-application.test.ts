import { applicationEvents, calendarFile } from './application-calendar.js';
import { readEntry } from './application-entry.js';
import { applicationFigures } from './application-figures.js';
import { nextStep } from './application-next-step.js';
import { applicationName, type ApplicationStage, type TrackedApplication } from './job-application.js';

const NOW = new Date('2026-11-23T12:00:00+08:00');

const application = (change: Partial<TrackedApplication> = {}): TrackedApplication => ({
  id: 'a',
  company: '鹿鸣数据',
  post: '数据分析师',
  channel: null,
  stage: 'wish',
  deadline: null,
  appointmentAt: null,
  appointmentMinutes: 60,
  appointmentTitle: '',
  appointmentPlace: '',
  url: '',
  stages: [],
  resume: { id: 'r', title: '数据版' },
  jdRunId: 'j',
  updatedAt: NOW,
  ...change,
});
const since = (stage: ApplicationStage, on: string) => ({ stage, stages: [{ stage, on }] });
const act = (change: Partial<TrackedApplication>, offers = 0) =>
  nextStep(application(change), { now: NOW, offers });

describe('the next step', () => {
  it.each([
    ['test', '写下笔试时间'],
    ['interview', '写下面试时间'],
  ] as const)('of %s names the time that is missing', (stage, label) => {
    expect(act(since(stage, '2026-11-20'))?.label).toBe(label);
  });

  it.each([
    [{ deadline: '2026-11-26' }, 'apply', '还有 3 天截止', true],
    [{ deadline: '2026-11-23' }, 'apply', '今天截止', true],
    [{ deadline: '2026-11-20' }, 'apply', '截止日 2026-11-20 已经过了 3 天', false],
    [{ deadline: '2026-11-27', jdRunId: null }, 'analyseJd', '投递前先看硬性条件和匹配的证据', false],
    [since('applied', '2026-11-13'), 'followUp', '10 天没有变化，可以礼貌地问一次', false],
    [since('applied', '2026-10-24'), 'close', '30 天没有变化，多半不会再有回音', false],
    [
      { ...since('applied', '2026-11-22'), resume: null },
      'linkResume',
      '以后能看到哪个版本的回复更多',
      false,
    ],
    [since('interview', '2026-11-20'), 'setAppointment', '写下时间和地点后会出现在日历里', false],
    [
      {
        stage: 'interview' as const,
        appointmentAt: new Date('2026-11-24T14:30:00+08:00'),
        appointmentTitle: '一面',
      },
      'predictInterview',
      '明天 14:30 一面',
      true,
    ],
    [
      { stage: 'test' as const, appointmentAt: new Date('2026-11-26T19:00:00+08:00') },
      'prepareTest',
      '3 天后 19:00 笔试',
      false,
    ],
    [
      { stage: 'interview' as const, appointmentAt: new Date('2026-11-23T10:00:00+08:00') },
      'noteResult',
      '面试在 2026-11-23 已经结束，写下结果或移到下一阶段',
      false,
    ],
  ])('%j: %s', (change, expected, reason, isUrgent) => {
    expect(act(change)).toMatchObject({ act: expected, reason, isUrgent });
  });

  it('compares two or more offers', () => {
    expect(act({ stage: 'offer' }, 2)).toMatchObject({ act: 'compareOffers' });
    expect(act({ stage: 'offer' }, 1)).toBeNull();
  });

  it('is null while waiting and after the end', () => {
    expect(act({ deadline: '2026-11-27' })).toBeNull();
    expect(act(since('applied', '2026-11-14'))).toBeNull();
    expect(act({ stage: 'ended', deadline: '2026-11-23' })).toBeNull();
  });
});

describe('application figures', () => {
  const sent = (...stages: ApplicationStage[]) => ({
    stages: stages.map((stage) => ({ stage, on: '2026-11-01' })),
  });

  it('count applications sent and answered, by channel and by résumé', () => {
    const figures = applicationFigures([
      application({ channel: 'referral', ...sent('wish', 'applied', 'interview') }),
      application({ channel: 'referral', ...sent('applied', 'ended'), resume: null }),
      application({ channel: null, ...sent('offer') }),
      application({ channel: 'website', ...sent('wish') }),
      application({ channel: 'website', ...sent('wish', 'ended') }),
    ]);
    expect(figures).toMatchObject({
      total: { applied: 3, answered: 2, share: null },
      interviews: 2,
      offers: 1,
    });
    expect(figures.channels).toEqual([
      { name: '内推', applied: 2, answered: 1, share: null },
      { name: '未填渠道', applied: 1, answered: 1, share: null },
    ]);
    expect(figures.resumes.map(({ name, applied }) => [name, applied])).toEqual([
      ['数据版', 2],
      ['未关联简历', 1],
    ]);
  });

  it('give a share from five applications up', () => {
    const five = Array.from({ length: 5 }, (_, place) =>
      application(sent('applied', ...(place < 2 ? ['test' as const] : []))),
    );
    expect(applicationFigures(five).total.share).toBe(40);
    expect(applicationFigures(five.slice(1)).total.share).toBeNull();
  });
});

describe('the application calendar', () => {
  const full = application({
    id: '0190',
    company: '鹿鸣；数据,科技\\公司',
    stage: 'interview',
    appointmentTitle: '一面',
    appointmentAt: new Date('2026-11-24T14:30:00+08:00'),
    appointmentMinutes: 45,
    appointmentPlace: '南京市鼓楼区\n汉口路 22 号; 3 楼',
    url: 'https://example.com/a?b=1,2',
  });

  it('contains deadlines of planned applications, and upcoming appointments', () => {
    const events = applicationEvents([
      full,
      application({ id: 'w', deadline: '2026-11-24' }),
      application({ id: 'x', deadline: '2026-11-24', stage: 'applied' }),
      { ...full, id: 'e', stage: 'ended' },
    ]);
    expect(events.map(({ uid }) => uid)).toEqual(['w-deadline', '0190-appointment']);
  });

  it('follows RFC 5545: CRLF, 75 octets, escaped texts, UTC times, no METHOD', () => {
    const long = { ...full, post: '高级数据分析与商业智能平台产品运营工程师（校园招聘）😀'.repeat(3) };
    const file = calendarFile(applicationEvents([long, application({ id: 'w', deadline: '2026-12-31' })]));
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file).not.toContain('METHOD');
    const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toEqual(
      expect.arrayContaining([
        'UID:0190-appointment@qicheng',
        'DTSTART:20261124T063000Z',
        'DTEND:20261124T071500Z',
        String.raw`LOCATION:南京市鼓楼区\n汉口路 22 号\; 3 楼`,
        'URL:https://example.com/a?b=1,2',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
      ]),
    );
    expect(unfolded.find((line) => line.startsWith('SUMMARY:一面'))).toBe(
      String.raw`SUMMARY:一面：鹿鸣；数据\,科技\\公司 ` + long.post,
    );
  });
});

describe('a new application from a page', () => {
  it.each([
    ['「数据分析师招聘」_南京鹿鸣数据科技招聘-BOSS直聘', '南京鹿鸣数据科技', '数据分析师'],
    ['数据分析师_鹿鸣数据科技有限公司_前程无忧', '鹿鸣数据科技有限公司', '数据分析师'],
    ['【数据分析师招聘】-鹿鸣集团招聘信息-猎聘', '鹿鸣集团', '数据分析师'],
    ['加入我们', '', '加入我们'],
  ])('%s', (title, company, post) => {
    expect(readEntry({ title, url: 'https://example.com/1', text: '' })).toMatchObject({ company, post });
  });

  it.each([
    ['杭州启明网络有限公司招聘 数据分析师（2027届校招）', '杭州启明网络有限公司', '数据分析师'],
    [
      'Java 后端开发工程师（2027 届校招）\n公司：云杉数据（武汉）有限公司',
      '云杉数据（武汉）有限公司',
      'Java 后端开发工程师',
    ],
    ['【急聘】仓库主管\n地点：海州', '', '仓库主管'],
    ['我们正在寻找热爱数据的伙伴\n公司：鹿鸣数据', '鹿鸣数据', ''],
    ['2027 届校园招聘\n公司：鹿鸣数据', '鹿鸣数据', ''],
    [
      '云岭会计师事务所（特殊普通合伙）江南分所 2027届校园招聘 审计助理\n地点：武汉',
      '云岭会计师事务所（特殊普通合伙）江南分所',
      '审计助理',
    ],
    ['江城市第三人民医院2027年公开招聘护士', '江城市第三人民医院', '护士'],
    ['幼儿教师（急聘）\n江城市晨光幼儿园\n薪资 4-6K', '江城市晨光幼儿园', '幼儿教师'],
    ['岗位职责\n1. 服务过三家大型集团', '', ''],
  ])('reads the first line of a pasted description: %s', (text, company, post) => {
    expect(readEntry({ title: '', url: '', text: `${text}\n职责：整理数据。` })).toMatchObject({
      company,
      post,
    });
  });

  it.each([
    ['江城晨光烘焙有限公司\n急招烘焙师两名，坐标宁波鄞州，包吃住', '烘焙师', '宁波鄞州'],
    ['招新媒体运营（27届可）坐标：长沙岳麓，6-8K', '新媒体运营', '长沙岳麓'],
    ['我们在招2名仓库主管 base 佛山顺德', '仓库主管', '佛山顺德'],
    ['招三坐标测量员，双休', '三坐标测量员', ''],
    ['招过老师的园所请绕行', '', ''],
    ['招一批能吃苦的人', '', ''],
  ])('reads the post and the place of a call in a chat: %s', (text, post, city) => {
    expect(readEntry({ title: '', url: '', text })).toMatchObject({ post, city });
  });

  it('prefers the description and drops unsafe links', () => {
    const text =
      '公司：鹿鸣数据\n岗位名称：数据产品经理\n工作地点：南京\n截止日期：2026年12月1日\n负责数据产品。';
    expect(readEntry({ title: '招聘', url: 'javascript:alert(1)', text })).toEqual({
      company: '鹿鸣数据',
      post: '数据产品经理',
      city: '南京',
      url: '',
      deadline: '2026-12-01',
      channel: '',
      jobText: text,
    });
    expect(readEntry({ title: '', url: '', text: '截止日期 2026-02-31' }).deadline).toBe('');
  });
});

it.each([
  ['鹿鸣数据 数据分析师', '鹿鸣数据', '数据分析师'],
  ['数据分析师', '', '数据分析师'],
  ['鹿鸣数据', '鹿鸣数据', ''],
  ['没有写明公司的岗位', '', ''],
])('an application is named %s', (name, company, post) => {
  expect(applicationName({ company, post })).toBe(name);
});
