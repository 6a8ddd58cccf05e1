import { z } from 'zod';

/** Fallback message. */
export const MALFORMED = '请求内容不正确';
const MISSING = '缺少必填内容';
const OUT_OF_RANGE = '数值超出范围';
const TOO_LONG = '内容过长，请精简后再试';
const NO_MULTIPLE = '数值不正确';
const BAD_FORMAT = '内容格式不正确';
const PLAIN = new Set([MALFORMED, MISSING, OUT_OF_RANGE, TOO_LONG, NO_MULTIPLE, BAD_FORMAT]);

const NUMERIC = new Set(['number', 'int', 'bigint', 'date']);

/**
 * Describes a zod issue in plain Chinese, without types, limits or choices, where a schema has no message of
 * its own.
 */
function wordsOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? MISSING : MALFORMED;
    case 'too_small':
      return NUMERIC.has(issue.origin) ? OUT_OF_RANGE : MISSING;
    case 'too_big':
      return NUMERIC.has(issue.origin) ? OUT_OF_RANGE : TOO_LONG;
    case 'not_multiple_of':
      return NO_MULTIPLE;
    case 'invalid_format':
      return BAD_FORMAT;
    default:
      return MALFORMED;
  }
}

// zod's default messages are English and quote a field's choices; every schema of the process uses these
// instead.
z.config({ localeError: wordsOf });

/** Whether a message is one of these, so that a form can replace it with a better one. */
export const isPlain = (message: string): boolean => PLAIN.has(message);
