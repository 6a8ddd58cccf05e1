import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const RESUME: Written = {
  school: ['江城职业学院', '市场营销', '2016.09-2019.06'],
  work: [
    ['江城云渡教育公司', '课程顾问', '2020.03-2024.02', '12个月内邀约试听 960 人，报名 240 人'],
    ['江城建设集团', '项目经理', '2024.03-', '城东小学和体育馆两个EPC项目，3个标段用时9个月取得验收'],
  ],
};
const issuesOf = (letter: string): string =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-23', company: '云湖信息有限公司', position: '项目经理', jd: '', addressee: '' },
      letter: `尊敬的招聘负责人：\n${letter}\n此致\n敬礼\n林知远`,
      resume: { title: '简历', language: 'zh', document: written(RESUME) },
    }),
  )
    .findings.map(({ issue }) => issue)
    .join('\n');

describe('an employer of a letter', () => {
  const withWork = (company: string, letter: string): string => {
    const resume: Written = {
      ...RESUME,
      work: [[company, '工艺实习生', '2026.07-2026.09', '跟班巡检，记录数据']],
    };
    return analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-23', company: '云湖环保公司', position: '工艺员', jd: '', addressee: '' },
        letter: `尊敬的招聘负责人：\n${letter}\n此致\n敬礼\n林知远`,
        resume: { title: '简历', language: 'zh', document: written(resume) },
      }),
    )
      .findings.map(({ issue }) => issue)
      .join('\n');
  };

  it('is in the résumé if that has the company before its site', () => {
    const letter = '今年7月到9月，我在江城澄江水务城北净水厂做工艺实习生，跟班巡检。';
    expect(withWork('江城澄江水务有限公司·城北净水厂', letter)).not.toContain('这个单位');
    expect(withWork('江城澄江水务有限公司·城北净水厂', letter.replace('澄江水务', '云岭燃气'))).toContain(
      '这个单位',
    );
  });
});

describe('a figure of a letter', () => {
  it('that is calculated from those of the résumé is not unknown', () => {
    expect(issuesOf('我在云渡教育12个月邀约960人，报名240人，算下来每月报名20人。')).not.toContain('20人');
    expect(issuesOf('我在云渡教育12个月邀约960人，报名240人，算下来每月报名55人。')).toContain('55人');
  });

  it('that the résumé writes as a range or with another word is not unknown', () => {
    const resume: Written = {
      ...RESUME,
      work: [
        ['江城银座商场', '收银员', '2021.03-', '每天收银80-100笔；负责烟酒、日化、粮油、生鲜四大类陈列'],
      ],
    };
    const issues = analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-23', company: '云湖商贸公司', position: '收银主管', jd: '', addressee: '' },
        letter:
          '尊敬的招聘负责人：\n我在江城银座商场每天收银80到100笔，负责烟酒、日化、粮油、生鲜四类陈列。\n此致\n敬礼\n林知远',
        resume: { title: '简历', language: 'zh', document: written(resume) },
      }),
    ).findings.map(({ issue }) => issue);
    expect(issues.join('\n')).not.toMatch(/找不到/u);
  });

  it('that is the pay one wishes for is not a fact of the résumé', () => {
    expect(issuesOf('我期望月薪13500元，也可以面议。')).not.toContain('13500');
  });

  it('that says how long the same took is compared', () => {
    expect(issuesOf('EPC项目的3个标段验收用时2个月完成。')).toContain('9个月');
  });
});

describe('a post of a letter', () => {
  it('is that of the résumé after the name of a project', () => {
    expect(issuesOf('2024年起任城东小学EPC项目经理，管3个标段。')).not.toContain('项职务');
  });

  it('is another one with another rank', () => {
    expect(issuesOf('2024年起任江城建设集团工程总监，管3个标段。')).toContain('工程总监');
  });
});
