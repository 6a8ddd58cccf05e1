import { answerTraits } from '@qicheng/analysis/interview-answer';
import { questionOf } from '#test/interview/answer-pair.js';
import { PLAIN_SPEECH } from '#test/interview/plain-speech.js';
import type { AnswerCase } from './answer-case.js';
import { harmOf } from './answer-class.js';
import { stanceIssueOf } from './stance.js';

const question = questionOf('ex-difficulty');
const accusedOf = (text: string): string | null =>
  harmOf(text, question.text) ??
  stanceIssueOf({ question, text, traits: answerTraits(text) } as unknown as AnswerCase);

it.each(PLAIN_SPEECH)('%s: plain speech is not an accusation', (_trade, text) => {
  expect(accusedOf(text)).toBeNull();
});

it.each([
  '别人的视频我下载下来，换个封面就发，当成自己的。',
  '同行的文案我照抄一遍，反正平台不查。',
  '巡检表我随便写几个，反正没人看。',
  '我偷偷把日期改了，领导没问。',
])('an improper act with its object is still named: %s', (text) => {
  expect(accusedOf(text)).not.toBeNull();
});
