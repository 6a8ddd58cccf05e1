import { questionOf, reported } from '#test/interview/answer-pair.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { asPredicate, beginsWithAction, quotedIn, startOf } from './own-facts.js';
import { reportInterview } from './report-interview.js';

const referenceOf = (id: string, change: Parameters<typeof questionOf>[1] = {}) =>
  reportInterview(reported([[questionOf(id, change), '不会']])).questions[0]!.referenceAnswer;

it('an introduction has no placeholder for a name or position that is known', () => {
  const reference = referenceOf('hr-intro');
  expect(reference).not.toMatch(/【待补充：(?:姓名|现在的身份|一段经历)/u);
  expect(reference).toMatch(/我叫.+应聘后端开发/u);
});

it('a figure is quoted without the rest, and its known start is not requested', () => {
  const reference = referenceOf('ex-figure-source', {
    text: '简历里写“返工率由 4.2% 降至 1.1%”，这个数是怎么算出来的？',
    anchor: {
      pointer: '/internships/0/highlights/1',
      quote: '牵头“零返工”小组，调整首检表，返工率由 4.2% 降至 1.1%。',
    },
    requirement: undefined,
  });
  expect(reference).toContain('题目问的是“返工率由 4.2% 降至 1.1%”这个数：原来是 4.2%，简历已经写了。');
  expect(reference).not.toContain('【');
  expect(reference).not.toContain('含税');
});

it.each([
  ['停机由每月18小时降到6小时', '每月18小时'],
  ['粉丝从1200涨到4600', '1200'],
  ['准确率 96%', null],
])('%s has the start value %s', (text, start) => {
  expect(startOf(text)).toBe(start);
});

it('a quotation has no final punctuation and no inner quotation marks', () => {
  expect(quotedIn('你写到“组织团日活动11次；”，最难的是哪一次？', '')).toBe('组织团日活动11次');
  expect(quotedIn('讲一讲', '牵头“降耗”小组。')).toBe('牵头降耗小组');
});

it.each([
  ['此外，我编制月度报表 12 份。', '编制月度报表 12 份'],
  ['我负责三条产线的排班', '负责三条产线的排班'],
  ['同时管理 5 个项目', '同时管理 5 个项目'],
  ['并购项目的尽调由我完成', '并购项目的尽调由我完成'],
])('“%s” follows 我 as “%s”', (text, predicate) => {
  expect(asPredicate(text)).toBe(predicate);
});

describe('a reference answer', () => {
  it('begins with the statement of the question, in the first person', () => {
    const reference = referenceOf('ex-difficulty', {
      anchor: { pointer: '/internships/0/highlights/1', quote: '配额校验' },
      requirement: undefined,
    });
    expect(reference).toMatch(/^可以这样开头：“在[^，“”]+，我[^“”]+。”\n接下来：/u);
  });

  it('suggests a suitable action of the résumé', () => {
    expect(referenceOf('hr-strength')).toMatch(/^(?:可以这样开头|从简历里的这一句说起)：“/u);
  });

  it('says in one sentence what to tell if the résumé has nothing', () => {
    expect(referenceOf('mg-mistake')).toBe(
      '带一次影响到别人的错：错在哪一步、第一时间告诉了谁、怎么补救、之后加了哪一道检查。',
    );
  });
});

it.each([
  ['牵头首检表改造，返工率由 4.2% 降至 1.1%', true],
  ['独立完成三台设备的检修', true],
  ['护理病人 12 名', true],
  ['返工率由 4.2% 降至 1.1%', false],
  ['优秀员工', false],
  ['此外，我编制月度报表 12 份', true],
  ['我负责三条产线的排班', true],
])('“我” can precede “%s”: %s', (text, can) => {
  expect(beginsWithAction(text)).toBe(can);
});

it('an introduction without an action begins with name, status and position', () => {
  const input = reported([[questionOf('hr-intro'), '不会']]);
  const bare = {
    ...input,
    resume: {
      ...input.resume,
      document: {
        ...input.resume.document,
        internships: [],
        projects: [],
        research: [],
        campus: [],
        work: [],
      },
    },
  };
  expect(reportInterview(bare).questions[0]?.referenceAnswer).toMatch(
    /^可以这样开头：“面试官您好，我叫.+，就读于.+，应聘后端开发。”\n接下来：说一段/u,
  );
});

describe('a reference answer', () => {
  it('does not append the result of one action to another', () => {
    const reference = referenceOf('ex-difficulty', {
      anchor: { pointer: '/internships/0/highlights/0', quote: '参与' },
      requirement: undefined,
    });
    expect(reference).not.toContain('结果可以接');
  });

  it('names the start of a figure only if it is a figure', () => {
    const reference = referenceOf('ex-figure-source', {
      text: '简历里写“团队规模从5人扩展到14人”，这个数是怎么算出来的？',
      anchor: { pointer: '/internships/0/highlights/1', quote: '团队规模从5人扩展到14人' },
      requirement: undefined,
    });
    expect(reference).not.toContain('原来是 5人扩展');
  });
});

describe('an action suggested for a question', () => {
  const answer = (bankId: string, position: string, work: Written['work']) => {
    const made = reported([[questionOf(bankId), '不会']], { position });
    const resume = { ...made.resume, document: written({ name: '林岚', work: work ?? [] }) };
    return reportInterview({ ...made, resume }).questions[0]!.referenceAnswer;
  };

  it('about the post is of its work, or there is none', () => {
    const job = ['青禾园林有限公司', '养护主管', '2021.03-2026.06'] as const;
    const statement = '带领6人完成苗木补植1200株，成活率由86%提高到94%';
    expect(answer('hr-why-job', '苗木养护员', [[...job, statement]])).toContain('苗木补植');
    expect(answer('hr-why-job', '前台接待', [[...job, statement]])).not.toContain('苗木补植');
  });

  it('is not a prize', () => {
    const job = ['青禾园林有限公司', '养护主管', '2021.03-2026.06'] as const;
    expect(
      answer('hr-strength', '养护主管', [[...job, '三人一组参加修剪比武，获得团体二等奖']]),
    ).not.toContain('比武');
  });

  it('names its employer without the remark in brackets', () => {
    const job = ['青禾园林有限公司（外包，约 80 人）', '养护主管', '2021.03-2026.06'] as const;
    const reference = answer('hr-strength', '养护主管', [
      [...job, '带领6人完成苗木补植1200株，成活率由86%提高到94%'],
    ]);
    expect(reference).toContain('在青禾园林有限公司，我');
  });
});
