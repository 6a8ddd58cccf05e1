import { reportInterview } from '../../packages/ai/dist/analyses/interview-report/report-interview.js';
import { emptyDocument } from '../../packages/resume/dist/defaults.js';
import { answersOf } from './read.mjs';

/** Best first; a pair of answers of different quality is in order if the better one scores higher. */
const QUALITIES = ['strong', 'fair', 'weak', 'off'];
const STORY = /讲一|说一|经历|有没有过/u;

/**
 * A single answer without a résumé and without scoring points of the question bank: scored by its words and its
 * question.
 */
function judged({ position, question, answer }) {
  const judgedQuestion = {
    id: 'q1',
    bankId: 'corpus',
    type: STORY.test(question) ? 'behaviour' : 'case',
    depth: 'L1',
    text: question,
    whyAsked: question,
    timeSec: 120,
    followUps: [],
    // The product has scoring points for each question; here there are none.
    scoringPoints: [{ id: 'p1', label: question, words: [] }],
    requirement: { id: 'round:business:corpus', text: question, source: 'round' },
  };
  const result = reportInterview({
    sessionId: 'corpus',
    today: '2026-11-24',
    round: 'business',
    position,
    earlier: [],
    resume: { title: '简历', language: 'zh', document: emptyDocument({ lang: 'zh' }) },
    questions: [judgedQuestion],
    answers: [{ questionId: 'q1', text: answer, followUp: null, seconds: 60 }],
  });
  return { isOnTopic: result.answered === 1, score: result.questions[0].score };
}

/**
 * How well off-topic answers are distinguished, and whether better answers score higher. @param {string} part
 */
export function scoreAnswers(part) {
  const answers = answersOf(part).map((each) => ({ ...each, judged: judged(each) }));
  const off = answers.filter(({ isOnTopic }) => !isOnTopic);
  const reported = answers.filter(({ judged: { isOnTopic } }) => !isOnTopic);
  const caught = off.filter((each) => reported.includes(each)).length;
  const pairs = answers.flatMap((better) =>
    answers
      .filter(({ quality }) => QUALITIES.indexOf(quality) > QUALITIES.indexOf(better.quality))
      .map((worse) => better.judged.score > worse.judged.score),
  );
  const mean = (quality) => {
    const scores = answers.filter((each) => each.quality === quality).map(({ judged: { score } }) => score);
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  return {
    accuracy:
      answers.filter(({ isOnTopic, judged: found }) => isOnTopic === found.isOnTopic).length / answers.length,
    precision: caught / reported.length,
    recall: caught / off.length,
    ordered: pairs.filter(Boolean).length / pairs.length,
    means: QUALITIES.map((quality) => [quality, mean(quality)]),
    wrong: answers
      .filter(({ isOnTopic, judged: found }) => isOnTopic !== found.isOnTopic)
      .map(({ file }) => file),
  };
}
