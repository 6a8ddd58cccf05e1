import { reportName } from './export-report.processor.js';

describe('the name of a report', () => {
  it('contains its subject once', () => {
    expect(reportName({ title: '求职搭子 · 权益咨询' }, '权益咨询')).toBe('求职搭子 · 权益咨询');
    expect(reportName({ title: '简历分析报告', subject: '我的简历' }, '分析')).toBe('简历分析报告 我的简历');
  });

  it('separates offers with a character allowed in file names, and drops tags', () => {
    const report = { title: 'Offer 对比报告', subject: '星海科技 / 某<b>国企</b>' };
    expect(reportName(report, '')).toBe('Offer 对比报告 星海科技、某国企');
  });
});
