import { interviewReportInput } from '@qicheng/analysis/interview-report';
import type { ResumeDocument } from '@qicheng/resume/document';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const work = {
  ...{ id: 'w1', company: { zh: '江口清源水务有限公司' }, title: { zh: '运行主管' } },
  period: { start: { y: 2019, m: 3 }, end: 'present' },
  highlights: [
    '管理泵站 18 座、巡检员 24 名，抄表时间由 50 分钟缩短到 9 分钟',
    '带班组 4 个班 12 名工人做滤池反冲洗',
    '做漏损排查，漏点 46 个，全部修复',
  ].map((text, at) => ({ id: `h${at}`, kind: 'bullet', zh: [{ text }] })),
};
const project = {
  ...{ id: 'p1', name: { zh: '抄表系统改造' }, period: { start: { y: 2022, m: 1 }, end: { y: 2022, m: 8 } } },
  highlights: [{ id: 'p1h', kind: 'bullet', zh: [{ text: '月结算时间由 130 分钟缩短到 24 分钟' }] }],
};

function reportOn(text: string, unplaced: string[] = []) {
  const anchor = { pointer: '/work/0/highlights/0', quote: '管理泵站 18 座、巡检员 24 名' };
  const input = reported([[questionOf('ex-difficulty', { anchor, requirement: undefined }), text]], {
    position: '运行主管',
  });
  const document = {
    ...input.resume.document,
    ...{ internships: [], work: [work], projects: [project] },
    meta: {
      ...input.resume.document.meta,
      sections: ['work', 'projects'].map((key) => ({ key, visible: true })),
    },
  } as unknown as ResumeDocument;
  return reportInterview(
    interviewReportInput.parse({ ...input, resume: { ...input.resume, document, unplaced } }),
  );
}

it.each([
  ['the figure of a project', '最难的是换表那阵，最后抄表的月结算时间从130分钟缩短到24分钟。'],
  ['both ends of a growth', '接手的时候漏点32个没有修，到年底漏点46个都修好了，我每天排两组。'],
  ['things of another whole', '我先教全公司8个班的工人，再由班长教下去，三周以后都会看压力曲线。'],
])('%s is no contradiction', (_what, text) => {
  expect(reportOn(text).inconsistencies).toEqual([]);
});

it('another value of the questioned statement still is one', () => {
  expect(reportOn('最后抄表时间缩短到15分钟，我把路线重新排了一遍。').inconsistencies).toHaveLength(1);
});

it('a figure in an unread line of the file is no invention', () => {
  const claim = '公司一年销售额1.2亿，客户都是开发商，我按月对账。';
  const claimsOf = (unplaced: string[]) =>
    reportOn(claim, unplaced).toCheck.filter(({ kind }) => kind === 'claim');
  expect(claimsOf(['公司年销售额1.2亿元左右'])).toEqual([]);
});

it('a first place in the whole country is a claim also without a subject', () => {
  const { toCheck } = reportOn('那年我把单日抄表做到了三十万户，全国第一，总部派人来学。');
  expect(toCheck.map(({ answer }) => answer).join()).toContain('全国第一');
});
