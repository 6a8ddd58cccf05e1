import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const MALFORMED = '请求内容不正确';

// Messages of the contracts are Chinese; only zod's own begin like this.
const GENERIC = /^(Invalid|Too|Unrecognized)\b/;
const isGeneric = ({ message }: Issue): boolean => GENERIC.test(message);

/** The message of the first bad field, looking into unions; what a person is told about malformed input. */
export function firstMessage(error: { issues: readonly Issue[] }): string {
  const [issue] = error.issues;
  if (issue === undefined) return MALFORMED;
  const reasons = reasonsOf(issue);
  const written = reasons.find((reason) => !isGeneric(reason));
  return written?.message ?? plainMessage(reasons[0] ?? issue);
}

/** What each branch of a union says first; the issue itself where there is no union. */
function reasonsOf(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || !isGeneric(issue)) return [issue];
  return issue.errors.flatMap(([first]) => (first === undefined ? [] : reasonsOf(first)));
}

/** Says in plain words, without types or bounds, what zod found where the contract has no words of its own. */
function plainMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return /received (undefined|null)$/.test(issue.message) ? '缺少必填内容' : MALFORMED;
    case 'too_small':
      return isNumeric(issue.origin) ? '数值超出范围' : '缺少必填内容';
    case 'too_big':
      return isNumeric(issue.origin) ? '数值超出范围' : '内容过长，请精简后再试';
    case 'not_multiple_of':
      return '数值不正确';
    case 'invalid_format':
      return '内容格式不正确';
    default:
      return MALFORMED;
  }
}

const isNumeric = (origin: string): boolean => ['number', 'int', 'bigint', 'date'].includes(origin);
