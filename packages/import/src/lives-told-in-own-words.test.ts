import { importFile } from './import-file.js';

const documentOf = async (text: string) =>
  (await importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' })).document;

const BAKER = `您好我叫罗长青,今年43,四川绵阳人,电话13800005566
我看你们招食堂管理员,我想试试这个,讲一下我的情况
学历初中,后来2019年在川北技校上了个函授中专,烹饪的
证有健康证,面点师中级
干过的活:
2003年到2009年给老家一个饭馆烧菜
2009到2015在绵阳涪城顺发批发部送面粉,一天跑三趟
2015年自己借钱买了个货车拉货,挂在公司名下,18年底生意不好卖了
2019年3月到现在 川绵膳食管理有限公司 做面点,早餐一天八百份
工资要求5000左右就行,到岗随时
本人做事实在`;

describe('a life told in own words', () => {
  it('has the employer apart from what was done there, and the work of one’s own until it ended', async () => {
    const { work } = await documentOf(BAKER);
    expect(work.map(({ company, period }) => [company?.zh, period])).toEqual([
      ['饭馆', { start: { y: 2003 }, end: { y: 2009 } }],
      ['绵阳涪城顺发批发部', { start: { y: 2009 }, end: { y: 2015 } }],
      [undefined, { start: { y: 2015 }, end: { y: 2018, m: 12 } }],
      ['川绵膳食管理有限公司', { start: { y: 2019, m: 3 }, end: 'present' }],
    ]);
    expect(work[2]?.title?.zh).toBe('自己买货车拉货');
    expect(JSON.stringify(work[1])).not.toContain('借钱');
  });

  it('has the post that the employer seeks, and the school without the words about it', async () => {
    const { intention, education } = await documentOf(BAKER);
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['食堂管理员']);
    expect(education).toMatchObject([
      { school: { name: { zh: '川北技校' } }, major: { zh: '烹饪' }, degreeLevel: 'technical' },
    ]);
  });
});

const STUDENT = `你好我叫方小禾,大三在读,想找个幼儿园的实习,下面是我的情况
学校:江北师范学院 学前教育专业 2022年9月入学,2026年6月毕业(本科)
电话13800006677 邮箱fangxiaohe@example.com

做过的事:
2025年暑假 在社区图书馆兼职 两个月 整理书架、给小朋友讲绘本
奖项:校手工比赛第二名,没有拿过奖学金
期望:有补贴最好,没有也行,主要想学东西`;

describe('a student’s message', () => {
  it('reads entering and leaving the school as the period, and no date as the major', async () => {
    const { education } = await documentOf(STUDENT);
    expect(education[0]).toMatchObject({
      major: { zh: '学前教育' },
      degreeLevel: 'bachelor',
      period: { start: { y: 2022, m: 9 }, end: { y: 2026, m: 6 } },
    });
  });

  it('reads a job in the holidays, no award that was not won and no wish as a post', async () => {
    const { internships, work, awards, intention } = await documentOf(STUDENT);
    expect([...internships, ...work]).toMatchObject([
      { company: { zh: '社区图书馆' }, period: { start: { y: 2025 }, end: { y: 2025 } } },
    ]);
    expect(awards.map(({ name }) => name?.zh)).toEqual(['校手工比赛第二名']);
    expect(JSON.stringify(intention)).not.toContain('学东西');
  });
});
