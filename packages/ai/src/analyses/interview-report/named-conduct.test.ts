import { questionOf, reported } from '#test/interview/answer-pair.js';
import { conductWordsOf } from './conduct-model/kinds.js';
import { reportInterview } from './report-interview.js';

const reportOf = (id: string, text: string) => reportInterview(reported([[questionOf(id), text]]));
const diagnosisOf = (id: string, text: string): string => reportOf(id, text).questions[0]!.diagnosis.join('');

it('conduct is named only if its kind is recognised, not because it is the most probable one', () => {
  const text = '以前那家店的老人都听我的，什么病我都给开药。';
  expect(conductWordsOf('complained', text, false)).not.toContain('抱怨');
  expect(conductWordsOf('complained', text, true)).toContain('抱怨');
});

describe('a licence that is registered where its holder does not work', () => {
  it('is named whatever it is called', () => {
    const text =
      '我还没考到。我姨父有一本二建，他在外地干活用不着，可以挂到你们公司，人不用过来，一年给他点钱就行。';
    expect(diagnosisOf('ex-missing', text)).toContain('挂证');
  });

  it('is none if it is refused or hangs on a wall', () => {
    expect(diagnosisOf('ex-missing', '有人问我能不能把证挂在他们公司、人不用去，我没答应。')).not.toContain(
      '挂证是违规的',
    );
    expect(diagnosisOf('hr-strength', '上岗证挂在店里墙上，检查的人来了不用我去拿。')).not.toContain('挂证');
  });
});

it('what nobody shall know is reported, not put right like an accident', () => {
  const text = '都是老乡，票先给他们补上就行，差的手续后面再说，别让站长知道就好。';
  expect(diagnosisOf('st-law-rule', text)).not.toContain('止住影响');
});
