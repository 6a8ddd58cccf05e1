import type { LetterInput } from '@qicheng/analysis/cover-letter';
import { letterInput } from '#test/cover-letter/letter-pair.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const BAKER: Written = {
  position: '烘焙店店长',
  school: ['扬州旅游商贸学校', '西点', '2009.09-2012.06'],
  work: [
    [
      '扬州麦香坊食品有限公司',
      '店长',
      '2019.03-',
      '管理门店日常，报废率由8%降到4%',
      '处理顾客投诉，每月投诉由9起降到3起',
    ],
  ],
};
const COMPANY = '南京谷语烘焙有限公司';
const inputFor = (body: string, more: Partial<LetterInput> = {}): LetterInput => ({
  ...letterInput('', BAKER),
  company: COMPANY,
  position: '烘焙店店长',
  letter: `您好！\n${body}\n电话 13800000021。\n林知远`,
  ...more,
});
const found = (body: string) => analyseLetter(inputFor(body)).findings;
const issues = (body: string): string[] => found(body).map(({ issue }) => issue);
const reasons = (body: string): string[] =>
  analyseLetter(inputFor(body)).dimensions.flatMap(({ contributions }) =>
    contributions.map(({ reason }) => reason),
  );

describe('an employer of common words without a suffix', () => {
  const WRONG = '我应聘烘焙店店长。麦田里一直是我很喜欢的品牌，希望能加入麦田里。';

  it('is the wrong employer where it is praised and joined', () => {
    expect(issues(WRONG)).toContain('写成了别的单位“麦田里”');
    expect(reasons(WRONG)).not.toContain('说明了为什么是这家单位');
  });

  it('is in no correction: what was stated about the wrong employer is to be written again', () => {
    const after = found(WRONG)
      .map(({ after: corrected }) => corrected ?? '')
      .join('\n');
    expect(after).not.toMatch(/麦田里|谷语一直是/u);
    expect(
      found(WRONG)
        .map(({ why }) => why)
        .join(''),
    ).toContain('整段重写');
  });

  it.each([
    '我应聘烘焙店店长。烘焙一直是我喜欢的工作，希望能加入烘焙行业的优秀团队。',
    '我应聘烘焙店店长。谷语一直是我喜欢的品牌，希望能加入谷语。',
    '我应聘烘焙店店长。麦香坊是我工作最久的公司，希望能加入贵公司。',
  ])('is none in %s', (body) => {
    expect(issues(body).filter((issue) => /别的单位|请确认/u.test(issue))).toEqual([]);
  });
});

it('a name is replaced with all of its legal form', () => {
  const { findings } = analyseLetter(
    inputFor('我应聘烘焙店店长。', {
      letter:
        '南京博世汽车部件有限公司：\n您好！我应聘烘焙店店长，做了五年店长，希望有机会当面介绍。\n林知远',
    }),
  );
  expect(findings.find(({ ruleId }) => ruleId === 'focus.company.wrong')?.after).toBe(`${COMPANY}：`);
});

describe('statements against the résumé', () => {
  it.each([
    ['我把报废率从8%降到1%。', '信里写“我把报废率从8%降到1%”，简历写“报废率由8%降到4%”'],
    ['每月投诉降到零。', '信里写“每月投诉降到零”，简历写“每月投诉由9起降到3起”'],
    ['我还拥有剑桥大学MBA学位。', '信里写“剑桥大学”，简历写“扬州旅游商贸学校”'],
    ['此前我在宝洁工作两年。', '简历里没有“宝洁”这个单位'],
  ])('%s', (sentence, issue) => {
    expect(issues(`我应聘烘焙店店长。${sentence}`)).toContain(issue);
  });

  it.each([
    '我做过五年烘焙店店长，熟悉订货和报损。',
    '我把报废率由8%降到4%，投诉降到3起。',
    '我2019年3月起在麦香坊担任店长。',
  ])('are none in %s', (sentence) => {
    expect(issues(`我应聘烘焙店店长。${sentence}`).filter((issue) => /简历/u.test(issue))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/信里写|简历里没有/u)]),
    );
  });
});

describe('praise', () => {
  it('of a beginning that introduces the writer needs a person, and not a quality', () => {
    expect(reasons('本人性格开朗，工作认真负责，专业知识扎实，希望得到这个岗位。')).not.toContain(
      '开头说明了自己是谁',
    );
    expect(reasons('我做了五年店长，应聘烘焙店店长。')).toContain('开头说明了自己是谁');
  });

  it('of a motive needs more than admiration', () => {
    expect(reasons('本人对贵公司仰慕已久，诚挚希望加入贵公司这个大家庭。')).not.toContain('说明了动机');
  });

  it('of oneself that is denied is a phrase, and not too much', () => {
    const issuesFound = issues('我应聘烘焙店店长。也许我不是最优秀的，但我会努力。');
    expect(issuesFound.some((issue) => issue.startsWith('语气过满'))).toBe(false);
    expect(issuesFound.some((issue) => issue.startsWith('套话'))).toBe(true);
  });
});

describe('short names and kinds of employers', () => {
  const SCHOOL = '成都市明德实验小学';
  const ofSchool = (letter: string) =>
    analyseLetter({ ...inputFor(''), company: SCHOOL, position: '小学语文教师', letter }).findings;

  it('a school is corrected where it is called by its first sign, and is called no company', () => {
    const found = ofSchool(
      '尊敬的泡桐树小学校长：\n您好！我应聘小学语文教师。泡小的阅读课程一直吸引着我，希望能成为泡桐树小学的一员。\n林知远',
    );
    const after = found.flatMap(({ after: corrected }) => corrected ?? []).join('\n');
    expect(after).toContain(`尊敬的${SCHOOL}校长：`);
    expect(after).not.toMatch(/泡小|泡桐树/u);
    const firm = ofSchool('您好！\n我应聘小学语文教师，贵公司招聘语文教师，我很感兴趣。\n林知远');
    expect(firm.map(({ issue }) => issue)).toContain('把收信单位称作“贵公司”');
  });

  it('a post that one is interested in is the one applied for', () => {
    expect(issues('您好！我对采购专员这个岗位很感兴趣，希望有机会面谈。')).toContain('岗位写成了“采购专员”');
  });

  it('another class that is not the best is not a phrase about oneself', () => {
    expect(issues('我应聘烘焙店店长。我带的店不是最好的，但报废率由8%降到4%。').join()).not.toContain('套话');
  });
});
