import { interviewQuestionTypes, interviewRounds } from '@qicheng/analysis/interview';
import {
  type AnswerAnalysis,
  gradeShown,
  type InterviewReportInput,
  type InterviewReportResult,
} from '@qicheng/analysis/interview-report';
import type { Report } from '@qicheng/analysis/report';
import {
  change,
  chapter,
  column,
  figures,
  keyValues,
  list,
  makeReport,
  missing,
  notice,
  quote,
  type ReportPart,
  scores,
  section,
  table,
  text,
} from '@qicheng/analysis/report-parts';
import { clipped } from '../../text/clipped.js';
import { answerText } from './answer-case.js';

/** Shown instead of the band of a total that includes answers whose correctness was not judged. */
const bandShown = ({ readiness }: InterviewReportResult): string | undefined =>
  readiness?.tier === '表达清楚' ? '内容待对照' : undefined;

const TEXT_LENGTH = 6_000;

/** The printed report of a mock interview: readiness, contradictions, then every answer. */
export function reportOfInterviewReport(input: InterviewReportInput, result: InterviewReportResult): Report {
  const { overall, readiness, dimensions, inconsistencies, nextDrills, trend, notes, strengths } = result;
  return makeReport(
    {
      title: '模拟面试报告',
      subject: [input.position, interviewRounds[input.round].label].filter(Boolean).join(' · '),
    },
    chapter(
      '总评',
      scores(dimensions, overall ? { ...overall, band: bandShown(result) ?? overall.band } : undefined),
      keyValues({
        ...(readiness ? { 准备程度: readiness.tier } : {}),
        答题: `${result.questions.filter(({ isBlank }) => !isBlank).length} / ${result.questions.length}`,
      }),
      text(readiness?.why ?? notes[0] ?? ''),
      list(strengths),
    ),
    chapter(
      '与简历不一致',
      table(
        [column('题目', 1), column('简历', 3), column('回答', 3), column('建议', 4)],
        inconsistencies.map((each) => [each.questionId, each.resume, each.answer, each.advice]),
      ),
    ),
    chapter(
      '请核对',
      table(
        [column('题目', 1), column('简历', 3), column('回答', 3), column('建议', 4)],
        result.toCheck.map((each) => [each.questionId, each.resume, each.answer, each.advice]),
      ),
    ),
    chapter(
      '下一步练习',
      list(
        nextDrills.map(({ questionId, focus, reason, exercise }) => ({
          lead: `${questionId} ${focus}`,
          text: `${reason}\n${exercise}`,
        })),
      ),
    ),
    chapter(
      '逐题分析',
      result.questions.map((each) => answerOf(each, input)),
    ),
    chapter('趋势', trend.length > 1 && trendTable(trend)),
    chapter('说明', notice(notes)),
  );
}

function answerOf(analysis: AnswerAnalysis, { questions, answers }: InterviewReportInput): ReportPart {
  const question = questions.find(({ id }) => id === analysis.questionId);
  if (!question) return null;
  const answerWords = answerText(answers.find(({ questionId }) => questionId === question.id));
  return section(
    `${question.id} ${interviewQuestionTypes[question.type]} · ${gradeShown(analysis)}`,
    text(question.text),
    list([
      ...analysis.diagnosis.map((words) => ({ lead: '诊断', text: words })),
      ...analysis.hitPoints.map((words) => ({ lead: '回答里有', text: words })),
      ...analysis.missedPoints.map((words) => ({ lead: '漏掉', text: words })),
    ]),
    analysis.improvedAnswer === ''
      ? quote(clipped(answerWords || '（没有作答）', TEXT_LENGTH), '回答')
      : change(
          clipped(answerWords || '（没有作答）', TEXT_LENGTH),
          analysis.improvedAnswer,
          '改写只用您说过的话和简历原文',
        ),
    missing(
      analysis.referenceAnswer.split('\n').filter((line) => line.trim() !== ''),
      '参考回答',
    ),
  );
}

const trendTable = (trend: InterviewReportResult['trend']): ReportPart =>
  table(
    [column('日期', 2), figures('总分', 1)],
    trend.map(({ date, score }) => [date, String(score)]),
  );
