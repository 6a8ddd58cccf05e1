import { EMPTY_CIVIL, readCivil } from '../civil-service/civil-draft.js';
import { EMPTY_POSTGRAD, readPostgrad } from '../postgrad-exam/postgrad-form.js';

describe('postgraduate question parsed from the form', () => {
  const draft = {
    ...EMPTY_POSTGRAD,
    own: {
      'undergraduate.tier': '普通本科',
      'undergraduate.major': '软件工程',
      'mathematics.self': '3',
      'hours.weekly': '３０',
      'hours.months': '6',
    },
    targets: [{ school: '示例大学', tier: '211', major: '软件工程', span: '本专业', region: '' }],
  };

  it('contains the input and omits empty fields', () => {
    const { question, problems } = readPostgrad(draft, false);
    expect(problems).toEqual({});
    expect(question).toEqual({
      undergraduate: { tier: '普通本科', major: '软件工程' },
      english: {},
      mathematics: { self: 3 },
      research: {},
      targets: [{ school: '示例大学', tier: '211', major: '软件工程', span: '本专业' }],
      hours: { weekly: 30, months: 6 },
      stage: '初试',
    });
  });

  it('reports problems per field, in Chinese', () => {
    const { question, problems } = readPostgrad(
      { ...EMPTY_POSTGRAD, own: { 'undergraduate.major': '' } },
      true,
    );
    expect(question).toBeNull();
    expect(problems).toMatchObject({
      'undergraduate.tier': '请选择本科院校层次',
      'undergraduate.major': '请填写本科专业',
      'targets.0.school': '请填写目标院校',
      'targets.0.span': '请选择报考专业与本科专业的关系',
      'hours.weekly': '请填写每周可用小时',
      question: '请填写问题',
    });
  });

  it.each([
    [{ 'hours.weekly': '101' }, 'hours.weekly', '每周最多 98 小时，即每天 14 小时'],
    [{ 'hours.months': '30' }, 'hours.months', '最多 24 个月'],
  ])('rejects impossible study hours: %j', (own, path, words) => {
    const { question, problems } = readPostgrad({ ...draft, own: { ...draft.own, ...own } }, false);
    expect([question, problems[path]]).toEqual([null, words]);
  });

  it('reports a figure as too large, not as missing', () => {
    const own = { ...draft.own, 'hours.weekly': '3000', 'hours.months': '600' };
    expect(readPostgrad({ ...draft, own }, false).problems).toEqual({
      'hours.weekly': expect.stringMatching(/过大|最多|超/u) as string,
      'hours.months': expect.stringMatching(/过大|最多|超/u) as string,
    });
  });

  it('contains a free question only in that mode', () => {
    const custom = { ...draft, question: ' 来得及吗？ ' };
    expect(readPostgrad(custom, true).question).toMatchObject({ question: '来得及吗？' });
    expect(readPostgrad(custom, false).question).not.toHaveProperty('question');
    expect(readPostgrad(draft, true).question).toBeNull();
  });
});

describe('civil service question parsed from the form', () => {
  const draft = {
    ...EMPTY_CIVIL,
    educations: [{ level: '本科', isFullTime: 'false', majorCode: '0809' }],
    posts: [{ kind: 'pasted', name: '', text: '学历：本科及以上' }],
    hours: { days: '60', total: '120' },
  } as const;

  it('distinguishes "not stated" from "stated as none"', () => {
    const silent = readCivil(draft, false).question;
    expect(silent?.candidate).toEqual({
      educations: [{ level: '本科', isFullTime: false, majorCode: '0809' }],
    });
    const none = readCivil({ ...draft, projects: ['没有'], certificates: '没有' }, false).question;
    expect(none?.candidate).toMatchObject({ serviceProjects: [], certificates: [] });
    const some = readCivil(
      { ...draft, projects: ['西部计划'], certificates: '英语六级 480、教师资格证' },
      false,
    ).question;
    expect(some?.candidate).toMatchObject({
      serviceProjects: ['西部计划'],
      certificates: ['英语六级 480', '教师资格证'],
    });
  });

  it('names posts by id or by their text', () => {
    const picked = { kind: 'table', postId: 'p1', name: '甲', isSample: true } as const;
    expect(readCivil({ ...draft, posts: [picked, ...draft.posts] }, false).question?.posts).toEqual([
      { postId: 'p1' },
      { text: '学历：本科及以上' },
    ]);
  });

  it('parses one line of scores per examiner', () => {
    const lines = ['80 80 80 80 80 80', '70，75，80，80，80，80', '90 90 90 90 90 90'];
    expect(readCivil({ ...draft, ratings: lines.join('\n') }, false).question?.ratings?.[1]).toEqual({
      analysis: 70,
      planning: 75,
      relations: 80,
      response: 80,
      speech: 80,
      bearing: 80,
    });
    expect(readCivil({ ...draft, ratings: '80 80' }, false).problems).toHaveProperty('ratings');
  });

  it.each([
    [
      { days: '10', total: '200' },
      'hours.total',
      '10 天 200 小时即每天 20 小时；每天最多按 14 小时计，请改少小时数或核对天数',
    ],
    [{ days: '900', total: '200' }, 'hours.days', '最多 730 天'],
  ])('rejects impossible study hours: %j', (hours, path, words) => {
    const { question, problems } = readCivil({ ...draft, hours }, false);
    expect([question, problems[path]]).toEqual([null, words]);
  });

  it('accepts the maximum hours of a day', () => {
    expect(readCivil({ ...draft, hours: { days: '10', total: '140' } }, false).problems).toEqual({});
  });

  it('reports what is missing, in Chinese', () => {
    const { problems } = readCivil(EMPTY_CIVIL, false);
    expect(problems).toMatchObject({
      'candidate.educations.0.level': '请选择学历',
      posts: '请至少选择或粘贴一个职位',
      'hours.days': '请填写距离考试的天数',
    });
    for (const words of Object.values(problems)) expect(words).toMatch(/[\u4e00-\u9fff]/);
  });
});
