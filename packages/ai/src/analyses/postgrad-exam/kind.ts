import { postgradInput, type PostgradInput } from '@qicheng/analysis/postgrad-exam';
import {
  postgradReference,
  postgradResult,
  type PostgradReference,
  type PostgradResult,
} from '@qicheng/analysis/postgrad-exam-result';
import { placeholdersIn } from '#src/text/placeholder.js';
import { commentaryPart } from '../../commentary/commentary-part.js';
import { defineKind } from '../../kind.js';
import { analysePostgrad } from './analyse.js';
import { isAcross } from './degrees.js';
import { reportPostgrad, reportPostgradReference } from './report.js';
import { interviewQuestions } from './tables/interview-questions.js';

const LONG = 2_000;
const MANY = 20;

/** Introduction and letter as complete texts, and answers to common questions of the second examination. */
export function writePostgradReference(
  input: PostgradInput,
  { interview }: PostgradResult,
): PostgradReference {
  const introduction = interview.introduction.map(({ text }) => text).join('');
  const body = interview.mail.lines.map(({ text }) => text).join('\n');
  const [target] = input.targets;
  return {
    introduction: introduction.slice(0, LONG),
    mail: { subject: interview.mail.subject, body: body.slice(0, LONG) },
    questions: interviewQuestions({
      major: target?.major ?? '',
      ownMajor: input.undergraduate.major,
      isAcross: target !== undefined && isAcross(target),
      hasResearch: interview.introduction.some(
        ({ part, evidence }) => part === '科研经历' && evidence.length > 0,
      ),
    }),
    needsFact: placeholdersIn(introduction + body).slice(0, MANY),
    notes: [
      '文中事实只来自简历和填写的内容；【待补充】的地方请按实际补齐，不要套用。',
      '自我介绍中文约一分半钟，补齐后朗读计时。',
    ],
  };
}

/** Postgraduate examination: figures are imported; groups and plan are computed. */
export const postgradExamKind = defineKind({
  service: 'postgradExam',
  input: postgradInput,
  result: postgradResult,
  analyse: analysePostgrad,
  model: commentaryPart('postgradExam'),
  report: reportPostgrad,
  reference: { schema: postgradReference, answer: writePostgradReference, report: reportPostgradReference },
});
