import { regex } from '@qicheng/resume/regex';
import type { AnswerCase } from './answer-case.js';
import { figuresIn } from './answer-figures.js';
import { boastIssue } from './boasts.js';
import { isDubious, THINK_AGAIN } from './improper-acts.js';
import { offRecordIssue } from './off-record.js';
import { openChoiceIssue } from './open-choice.js';
import { twoWagesIssue } from './second-job.js';
import { slogansIn } from './slogans.js';
import { STANCES } from './stances.js';
import { substanceOf } from './substance.js';
import { termsOnlyIssue } from './terms-only.js';
import { unsureFigureIssue } from './unsure-figure.js';

const MANY_SLOGANS = 3;
const SLOGAN_WORDS =
  '说的多是口号，谁都可以这样说。换成一件具体的事：做哪一步、什么时候做完、怎么检查做得好不好。';

/** Emotional phrases: several of them without an action have no content. */
const FEELINGS = regex('gu')`
  初心|用心|真诚|真心|热爱|坚持|相信|梦想|情怀|信念|卓越|辉煌|担当|超越|成就|突破|创新|拥抱|绽放|星辰|远方|岁月
  |感动|温度|灵魂|双向奔赴|天道酬勤|永不言弃|百倍的?信心|铁杵|热情|使命|价值|共赢|赋能|更好的自己|时代|正能量
  |敬畏|极致|拼搏|空杯|精益求精|脚踏实地|迎难而上|高光|青春|奉献|心往一处|劲往一处|上帝|走心|有温度|有深度
  |有态度|力量是无穷
`;
const MANY_FEELINGS = 3;

const differentIn = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(pattern)].map(([word]) => word)).size;

/** Whether an answer contains nothing verifiable: no figure, action, step or scene. */
function isBare({ text, traits }: AnswerCase): boolean {
  const { actions, steps, hasScene } = substanceOf({ text });
  return !/\d/u.test(text) && !traits.hasExample && actions + steps < 2 && !hasScene;
}

const isSlogans = (answered: AnswerCase): boolean => {
  const { question, text, traits } = answered;
  // A number of the question proves nothing: 前三个月.
  const hasOwnFigure = figuresIn(text).some(({ raw }) => !question.text.includes(raw));
  if (isBare(answered) && differentIn(text, FEELINGS) >= MANY_FEELINGS) return true;
  return (
    !hasOwnFigure &&
    !traits.hasExample &&
    substanceOf({ text }).actions < 2 &&
    slogansIn(text) >= MANY_SLOGANS
  );
};

/** What is wrong with the stance of an answer, in one sentence; null if nothing is. */
export function stanceIssueOf(answered: AnswerCase): string | null {
  const { question, text } = answered;
  const found = STANCES.find(
    ({ pattern, types, inQuestion, notInQuestion, unless, isOutweighed }) =>
      (types?.has(question.type) ?? true) &&
      (inQuestion?.test(question.text) ?? true) &&
      !(notInQuestion?.test(question.text) ?? false) &&
      pattern.test(text) &&
      !(unless?.test(text) ?? false) &&
      !(isOutweighed?.(text, pattern) ?? false),
  );
  return (
    offRecordIssue(text) ??
    twoWagesIssue(question, text) ??
    unsureFigureIssue(answered) ??
    boastIssue(text) ??
    termsOnlyIssue(question, text) ??
    openChoiceIssue(question, text) ??
    found?.words ??
    (isSlogans(answered) ? SLOGAN_WORDS : isDubious(text) ? THINK_AGAIN : null)
  );
}
