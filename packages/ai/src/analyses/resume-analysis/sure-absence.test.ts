import { analysed } from '#test/resume-analysis/analysed.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { isSpokenLine } from '../../text/spoken-line.js';
import { isTitleOfWork } from './not-an-action.js';
import { traitsOf } from './traits.js';

const job = (...lines: string[]): Written => ({
  position: '花艺师',
  work: [['江城花店', '花艺师', '2021.03-', ...lines]],
});
const issuesOf = (resume: Written): string =>
  analysed(written(resume))
    .findings.map(({ issue }) => issue)
    .join('\n');

describe('what a line does not say', () => {
  it('is not stated of a line with a figure: its result may have any form', () => {
    const issues = issuesOf(
      job(
        '为42场婚礼布置花艺，交付后由客户转介绍新单',
        '把切花损耗由18%降到9%',
        '客户退款由每月6单降到1单',
        '带3名学徒，其中2人已能独立出摊',
        '每周到货2次，按保鲜期排好上架顺序',
      ),
    );
    expect(issues).not.toMatch(/没有写|没写/u);
  });

  it('is asked of a duty alone, whose clauses may be divided by commas of either width', () => {
    expect(issuesOf(job('负责店内花材的养护'))).toContain('怎么做的、做了多少、结果如何？');
    expect(issuesOf(job('负责店内花材的养护,按水温分三档换水'))).not.toContain('写的是负责什么');
  });

  it('is no figure: shifts are no amount of work', () => {
    for (const line of ['前台接待,三班倒', '流水线装配，两班制', '纺纱挡车，四班三运转'])
      expect(traitsOf(line, 'zh').hasFigure).toBe(false);
    expect(traitsOf('带三班学生上课', 'zh').hasFigure).toBe(true);
  });
});

it.each(['山楂果脯的研制', '社区垃圾分类现状的调查'])('%s is the title of a project', (title) =>
  expect(isTitleOfWork(title)).toBe(true),
);
it.each(['负责果脯的研制', '完成问卷的调查'])('%s is an action', (line) =>
  expect(isTitleOfWork(line)).toBe(false),
);

it('a later promotion is no speech, and 也干 after a comma of either width is', () => {
  expect(isSpokenLine('带学徒12人,其中4人后来升为组长')).toBe(false);
  expect(isSpokenLine('剪线头,打包,送货也干')).toBe(true);
});

it('a post in a class has no other organisation, and a member no duties', () => {
  const campus = (...entry: [string, string, string]): Written => ({ ...job('插花'), campus: [entry] });
  expect(issuesOf(campus('', '班级学习委员', '2022.09-2023.06'))).not.toContain('校园与社会实践');
  expect(issuesOf(campus('书法社', '会员', '2022.09-2023.06'))).not.toContain('校园与社会实践');
  expect(issuesOf(campus('书法社', '社长', '2022.09-2023.06'))).toContain('校园与社会实践');
});
