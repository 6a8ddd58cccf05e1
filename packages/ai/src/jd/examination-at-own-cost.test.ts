import { findJobRisks } from './find-risks.js';
import { parseJobDescription } from './parse.js';
import { riskQuestions } from './risk-questions.js';

const risksOf = (line: string) => {
  const text = `招聘面点师\n岗位职责：\n1、负责早点制作\n${line}\n月薪6000元`;
  return findJobRisks(text, parseJobDescription(text)).filter(({ kind }) => kind === 'fee');
};

it.each(['面试通过后自费体检', '入职前自费体检', '自费体检', '录用后自费到医院体检'])(
  'an examination at one’s own cost is asked about: %s',
  (line) => {
    const risks = risksOf(line);
    expect(risks).toMatchObject([{ id: 'fee.examination', verdict: 'ask', sentence: line }]);
    expect(riskQuestions(risks, null)).toHaveLength(1);
  },
);

it.each(['免费入职体检，无需自费', '体检费用由公司报销，不用自费', '协助患者办理自费体检'])(
  'nothing is asked about %s',
  (line) => {
    expect(risksOf(line)).toEqual([]);
  },
);
