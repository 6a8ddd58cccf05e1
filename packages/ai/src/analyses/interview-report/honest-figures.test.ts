import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { readTexts } from '../resume-analysis/statements.js';
import { reportInterview } from './report-interview.js';
import { holdingsOf } from './resume-holdings.js';
import { unsupportedClaimsIn } from './unsupported-claims.js';

const CANDIDATE = {
  ...SAMPLES.electrician(),
  ...{ internships: [], projects: [], campus: [], practice: [], research: [], awards: [] },
  work: [
    {
      ...{ id: 'w1', company: { zh: '中国邮政储蓄银行赣江市城东支行' }, title: { zh: '柜员' } },
      period: { start: { y: 2019, m: 7 }, end: 'present' },
      highlights: [{ id: 'h1', kind: 'bullet', zh: [{ text: '每月与9家企业对账，回收率由91%提高到98%' }] }],
    },
  ],
  skills: [
    { id: 's1', name: { zh: '一级建造师已过两科，在考' } },
    { id: 's2', name: { zh: '注册会计师已过《会计》《税法》两科' } },
  ],
} as unknown as ResumeDocument;
const claimsOf = (answer: string) =>
  unsupportedClaimsIn(answer, holdingsOf(CANDIDATE, readTexts(CANDIDATE).statements, '2026-11-28')!);

describe('a claimed employer or qualification', () => {
  it.each([
    '我之前在东海证券投行部干过两年，熟悉发债。',
    '我在鼎盛药业做过三年质检，懂这一行。',
    '我去年已经拿到了一级建造师。',
    '我考下了注册会计师，财务都懂。',
  ])('is reported if the résumé does not support it: %s', (answer) => {
    expect(claimsOf(answer)).toHaveLength(1);
  });

  it.each([
    '我在邮储银行干了七年，一直做柜面。',
    '我在一家小公司待过三年，后来才进银行。',
    '一级建造师我过了两科，明年考剩下的。',
  ])('is not reported if the résumé supports it or no employer is named: %s', (answer) => {
    expect(claimsOf(answer)).toEqual([]);
  });
});

describe('a smaller number', () => {
  it.each([
    '主要靠两家企业的财务配合，其余的我一家一家打电话。',
    '其中有三家企业老是拖，我第十天上门去盖章。',
  ])('that is a part of the larger one is not a contradiction: %s', (text) => {
    const input = reported([[questionOf('mg-hardest'), text]]);
    const report = reportInterview({ ...input, resume: { ...input.resume, document: CANDIDATE } });
    expect(report.inconsistencies).toEqual([]);
  });
});
