import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The message of the first bad field, looking into unions; what a person is told about malformed input. */
export function firstMessage(error: { issues: readonly Issue[] }): string {
  const [issue] = error.issues;
  if (issue === undefined) return '请求内容不正确';
  if (issue.code === 'invalid_union') {
    const nested = issue.errors.find((issues) => issues.length > 0);
    if (nested) return firstMessage({ issues: nested });
  }
  return issue.message;
}
