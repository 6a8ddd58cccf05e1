import type { Failure } from '@qicheng/core/platform';
import { interviewSavedAnswer } from '@qicheng/contract/interview/index';
import { editableResume } from '@qicheng/contract/resume/index';
import { z } from 'zod';

// Refusals that show more than a message, with the codec of what they show.
const SHOWN: Record<string, z.ZodType> = {
  resumeVersionConflict: editableResume,
  interviewAnswerStale: interviewSavedAnswer,
};

/** What a refusal shows beside its message, by wire names; null for almost all. */
export function encodeFailureData(failure: Failure): unknown {
  const schema = SHOWN[failure.reason];
  return schema && failure.data !== undefined ? z.encode(schema, failure.data) : null;
}
