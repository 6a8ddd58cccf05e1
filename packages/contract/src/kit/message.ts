import type { z } from 'zod';
import { isPlain, MALFORMED } from './plain-messages.js';

type Issue = z.core.$ZodIssue;

/** The message of the first invalid field, including union branches; shown to the user for malformed input. */
export function firstMessage(error: { issues: readonly Issue[] }): string {
  const [issue] = error.issues;
  if (issue === undefined) return MALFORMED;
  const reasons = reasonsOf(issue);
  const written = reasons.find(({ message }) => !isPlain(message));
  return (written ?? reasons[0] ?? issue).message;
}

/** The first message of each union branch; the issue itself if there is no union. */
function reasonsOf(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || !isPlain(issue.message)) return [issue];
  return issue.errors.flatMap(([first]) => (first === undefined ? [] : reasonsOf(first)));
}
