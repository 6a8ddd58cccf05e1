import { companionCategoryOf } from '@qicheng/analysis/companion-categories';
import type { CompanionCategory } from '@qicheng/analysis/companion';
import { type CompanionDraft, EMPTY_DRAFT, readDraft } from './companion-draft.js';

const category = (code: string): CompanionCategory => {
  const found = companionCategoryOf(code);
  if (found === null) throw new Error(code);
  return found;
};
const draft = (part: Partial<CompanionDraft>): CompanionDraft => ({ ...EMPTY_DRAFT, ...part });

describe('category form', () => {
  it('sends the input, with figures as numbers', () => {
    const texts = { question: ' 公司拖欠工资 ', status: '正式员工', monthlyPay: '8，000', workedMonths: '' };
    const { question, complaints } = readDraft(category('rights'), draft({ texts }), []);
    expect(complaints).toEqual({});
    expect(question).toEqual({
      category: 'rights',
      answers: { question: '公司拖欠工资', status: '正式员工', monthlyPay: 8000 },
    });
  });

  it('reports what is missing or invalid', () => {
    expect(readDraft(category('rights'), EMPTY_DRAFT, []).complaints).toEqual({
      question: '请填写“遇到的问题”',
      status: '请填写“您的身份”',
    });
    const texts = { question: '欠薪', status: '正式员工', monthlyPay: '很多' };
    expect(readDraft(category('rights'), draft({ texts }), []).complaints).toEqual({
      monthlyPay: '“月工资（税前）”请填写数字',
    });
  });

  it('uses remembered answers for empty fields, unless they are to be forgotten', () => {
    const memory = [{ key: 'position', label: '目标岗位', value: '会计' }];
    const texts = { scene: '群面', length: '60 秒' };
    const kept = readDraft(category('introduction'), draft({ texts }), memory);
    expect(kept.question.answers).toMatchObject({ position: '会计' });
    const dropped = readDraft(category('introduction'), draft({ texts, forget: ['position'] }), memory);
    expect(dropped.complaints).toEqual({ position: '请填写“目标岗位”' });
    expect(dropped.question.forget).toEqual(['position']);
  });
});
