import {
  interviewInput,
  interviewResult,
  type InterviewInput,
  type InterviewResult,
} from '@qicheng/analysis/interview';
import { z } from 'zod';
import { commentaryAnswer, commentaryData, commentaryOf } from '../../commentary/commentary-part.js';
import { COMMENTARY_PROMPTS } from '../../commentary/prompts.js';
import { ComputedFacts } from '../../guards/facts/index.js';
import { defineKind, defineModelPart } from '../../kind.js';
import { clipped } from '../../text/clipped.js';
import { readTexts } from '../resume-analysis/statements.js';
import { predictInterview } from './predict.js';
import { reportOfInterview } from './report.js';

const MAX_STATEMENTS = 24;
const MAX_STATEMENT_LENGTH = 200;

const answer = commentaryAnswer.extend({
  hints: z.array(z.object({ id: z.string().max(8), text: z.string().min(4).max(600) })).max(10),
});

const statementsOf = ({ resume }: InterviewInput): string[] =>
  readTexts(resume.document)
    .statements.slice(0, MAX_STATEMENTS)
    .map(({ text }) => clipped(text, MAX_STATEMENT_LENGTH));

/** A commentary, and a hint for each question from the résumé. The model does not change the questions. */
const interviewModel = defineModelPart<InterviewInput, InterviewResult, z.infer<typeof answer>>({
  promptVersion: COMMENTARY_PROMPTS.interview.version,
  schema: answer,
  messages: (input, result) => {
    const { resume: _resume, ...choices } = input;
    const { target, round, notes } = result;
    return {
      system: COMMENTARY_PROMPTS.interview.system,
      data: {
        ...commentaryData(choices, { target, round, notes }),
        questions: result.questions.map(({ id, text, anchor }) => ({ id, text, quote: anchor?.quote ?? '' })),
        resume: statementsOf(input),
      },
    };
  },
  // Hints may state only facts of the résumé: posting and question are not facts about the candidate.
  sources: (input, result, key) =>
    key === 'hints' ? [input.resume.document] : [input, new ComputedFacts(result)],
  merge: (result, { hints, ...comment }) => {
    const texts = new Map(hints.map(({ id, text }) => [id, text]));
    return {
      ...result,
      questions: result.questions.map((question) => {
        const hint = texts.get(question.id);
        return hint === undefined ? question : { ...question, hint: clipped(hint, 1_000) };
      }),
      commentary: commentaryOf(comment),
    };
  },
});

/** The service 面试预测. */
export const interviewKind = defineKind({
  service: 'interview',
  buildsOnNames: true,
  input: interviewInput,
  result: interviewResult,
  analyse: predictInterview,
  model: interviewModel,
  report: reportOfInterview,
});
