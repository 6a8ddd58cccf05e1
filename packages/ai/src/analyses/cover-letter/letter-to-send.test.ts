import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const FLORIST: Written = {
  name: '蒋若溪',
  school: ['江城农业职业学院', '园艺技术', '2014.09-2017.06'],
  work: [
    [
      '江城木槿花艺有限公司',
      '花艺师',
      '2019.03-2025.06',
      '全面负责婚礼花艺和门店陈列，每年完成婚礼86场',
      '2024.3—2024.6 内容：线上《婚礼花艺设计课》 结果：结业',
      '通过刷单把网店好评率从 92% 提到 99%',
      '把鲜花损耗率从 18% 降到 9%',
    ],
  ],
};
const letterOf = (more: object = {}, resume: Written = FLORIST) =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '云栖婚礼策划有限公司', position: '花艺师', addressee: '' },
      ...{ jd: '', letter: '', resume: { title: '简历', language: 'zh', document: written(resume) } },
      ...more,
    }),
  );

describe('a letter to be sent', () => {
  const text = letterOf().written!.text;
  it('does not say twice in which part one had the work', () => {
    expect(text).toContain('我还全面负责婚礼花艺');
    expect(text).not.toContain('负责全面负责');
  });

  it('leaves out rows of a form and unlawful acts', () => {
    expect(text).toContain('把鲜花损耗率从 18% 降到 9%');
    expect(text).not.toMatch(/内容：|结业|刷单/u);
  });

  it('calls a hospital, school or kindergarten that is a company by its kind', () => {
    const politeIn = (company: string): string => letterOf({ company }).written!.text;
    expect(politeIn('江城和晏口腔医院有限公司')).toContain('我想加入贵院');
    expect(politeIn('江城启明外国语学校有限公司')).toContain('我想加入贵校');
    expect(politeIn('江城和晏医院管理有限公司')).toContain('我想加入贵公司');
  });

  it('is titled as the posting asks and in no other way', () => {
    const jd = '花艺师\n岗位职责：婚礼花艺布置。\n简历发至邮箱，邮件标题：“姓名+学校+花艺师”';
    expect(letterOf({ jd }).subjects).toEqual(['蒋若溪+江城农业职业学院+花艺师']);
    expect(letterOf().subjects.length).toBeGreaterThan(1);
  });
});

describe('a greeting', () => {
  const alone = (resume: Written): string =>
    letterOf({}, resume)
      .greetings.map(({ text }) => text)
      .join('\n');
  const { work: _jobs, ...student } = FLORIST;
  const internship = (period: string): Written => ({
    ...student,
    internships: [
      [
        '江城木槿花卉园艺与婚礼空间设计有限公司滨江新区第一分公司',
        '婚礼花艺设计实习生',
        period,
        '把鲜花损耗率从 18% 降到 9%，把婚礼现场的布置时间从 7 小时缩短到 4 小时，每场人手由 6 人减到 4 人',
      ],
    ],
  });
  it('sets what was done in a job that is over in the past', () => {
    expect(alone(internship('2025.01-2025.06'))).toContain('我曾把鲜花损耗率');
    expect(alone(internship('2025.01-2025.06'))).not.toMatch(/。我把鲜花损耗率/u);
  });

  it('tells nothing of a present job whose name is too long for it', () => {
    expect(alone(internship('2026.09-'))).not.toContain('鲜花损耗率');
    expect(alone(internship('2026.09-'))).not.toContain('我曾把');
  });
});

describe('a letter that is judged', () => {
  const judged = (sentence: string) =>
    letterOf({ letter: `云栖婚礼策划有限公司人事部：\n您好！我是蒋若溪，应聘花艺师。${sentence}\n蒋若溪` });
  const findingsOf = (sentence: string): string[] => judged(sentence).findings.map(({ issue }) => issue);
  it('names the figure that the résumé does not have', () => {
    expect(findingsOf('我完成婚礼86场，花材采购节省了 37 万元。').join('\n')).toContain('数字“37');
  });

  it('is asked about a number to call that is not the résumé’s', () => {
    const phone = { ...written(FLORIST) };
    const document = { ...phone, basics: { ...phone.basics, phone: '13900001234' } };
    const issuesWith = (number: string): string =>
      letterOf({
        resume: { title: '简历', language: 'zh', document },
        letter: `云栖婚礼策划有限公司人事部：\n您好！我是蒋若溪，应聘花艺师。期待面谈，电话${number}。\n蒋若溪`,
      })
        .findings.map(({ ruleId }) => ruleId)
        .join(' ');
    expect(issuesWith('139 0000 1243')).toContain('form.contact.other');
    expect(issuesWith('139-0000-1234')).not.toContain('form.contact');
  });
});
