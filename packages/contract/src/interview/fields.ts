import { interviewPersonas, interviewQuestion, interviewRoundKeys } from '@qicheng/analysis/interview';
import { z } from 'zod';
import { wire, wireDate, wireId } from '../kit/endpoint.js';

type Persona = keyof typeof interviewPersonas;
const personas = Object.keys(interviewPersonas) as [Persona, ...Persona[]];

/** A saved answer; a client that saves it again sends the version it saw. */
export const interviewSavedAnswer = wire({
  questionId: z.string(),
  text: z.string(),
  followUp: z.object({ id: z.string(), text: z.string(), answer: z.string() }).nullable(),
  seconds: z.number().int(),
  version: z.number().int(),
  savedAt: wireDate,
});

const facts = {
  sessionId: wireId,
  /** The prediction whose questions are asked. */
  runId: wireId,
  title: z.string(),
  status: z.enum(['open', 'ended']),
  reportId: wireId.nullable(),
  createdAt: wireDate,
  endedAt: wireDate.nullable(),
};

export const interviewSession = wire({
  ...facts,
  round: z.enum(interviewRoundKeys),
  persona: z.enum(personas),
  position: z.string(),
  opening: z.string(),
  questionIds: z.array(z.string()),
  questions: z.array(interviewQuestion),
  answers: z.array(interviewSavedAnswer),
});

export const interviewSessionSummary = wire({
  ...facts,
  total: z.number().int(),
  answered: z.number().int(),
  score: z.number().int().nullable(),
});
