import { AI_TEXT_LABEL } from '@qicheng/analysis/engine';
import {
  interviewDifficulties,
  type InterviewInput,
  interviewPersonas,
  interviewQuestionTypes,
  type InterviewResult,
  interviewRounds,
} from '@qicheng/analysis/interview';
import { foreseenFollowUps } from '@qicheng/analysis/interview-answer';
import type { Report } from '@qicheng/analysis/report';
import {
  chapter,
  column,
  keyValues,
  list,
  makeReport,
  notice,
  quote,
  section,
  table,
  text,
} from '@qicheng/analysis/report-parts';

const minutes = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))} 分钟`;

/** The printed predicted questions, each with its source, points and follow-ups. */
export function reportOfInterview(input: InterviewInput, result: InterviewResult): Report {
  const { questions, target, round, persona, difficulty, totalSec, requirements, notes } = result;
  return makeReport(
    {
      title: '面试题预测',
      subject: [target.position, interviewRounds[round].label].filter(Boolean).join(' · '),
    },
    keyValues({
      简历: input.resume.title,
      岗位: target.position || undefined,
      公司: input.company || undefined,
      轮次: interviewRounds[round].label,
      难度: interviewDifficulties[difficulty],
      面试官: interviewPersonas[persona],
      建议用时: minutes(totalSec),
    }),
    chapter('题目', questions.map(questionOf)),
    chapter(
      '要求与题目',
      table(
        [column('要求', 4), column('题目', 2)],
        requirements.map(({ requirement, questionIds }) => [requirement.text, questionIds.join('、')]),
      ),
    ),
    chapter('说明', notice(notes)),
  );
}

const questionOf = (question: InterviewResult['questions'][number], index: number) =>
  section(
    `${index + 1}. ${interviewQuestionTypes[question.type]}（${question.depth}，${question.timeSec} 秒）`,
    text(question.text),
    question.anchor && quote(question.anchor.quote, '简历'),
    keyValues({ 为什么问: question.whyAsked, 对应要求: question.requirement?.text }),
    list([
      { lead: '好的回答会说到', text: question.scoringPoints.map(({ label }) => label).join('；') },
      ...foreseenFollowUps(question).map((each) => ({ lead: '可能的追问', text: each.text })),
      ...(question.hint ? [{ lead: `作答思路（${AI_TEXT_LABEL}）`, text: question.hint }] : []),
    ]),
  );
