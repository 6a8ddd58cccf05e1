import { WordFinder } from '../../../text/words.js';
import type { AnswerCase, ReportGround } from '../answer-case.js';
import { type Mark, mark, share } from './rule.js';

const ENOUGH_WORDS = 3;

/** 岗位匹配: whether the question is answered, in the words of the work, by something of one's own. */
export function fitMarks(
  { question, hit, text, traits }: AnswerCase,
  { jobWords, names }: ReportGround,
): Mark[] {
  const finder = new WordFinder(text);
  const asked = question.requirement ? question.scoringPoints.flatMap(({ words }) => words) : [];
  const found = [...new Set([...jobWords, ...asked])].filter(
    (word) => word.length > 1 && finder.find(word) >= 0,
  );
  const total = question.scoringPoints.length;
  const ofResume = names.some((name) => text.includes(name));
  return [
    share('fit.points', hit.length / total, 45, {
      reason: `答到 ${total} 个要点中的 ${hit.length} 个`,
      advice: '先把问题问到的要点逐一答到，再展开细节',
    }),
    share('fit.words', found.length / ENOUGH_WORDS, 30, {
      reason: found.length > 0 ? `用到岗位相关的词：${found.slice(0, 4).join('、')}` : '没有用到岗位相关的词',
      advice: '用岗位描述里的词来说你做过的事',
    }),
    mark('fit.own', ofResume || traits.hasExample || traits.hasOwnPart, 25, [
      '联系了自己的经历',
      '没有联系自己的经历，听起来谁都可以这样回答',
    ]),
  ];
}
