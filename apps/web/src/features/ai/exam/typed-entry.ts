import { isPlain } from '@qicheng/contract/kit/plain-messages';
import type { z } from 'zod';
import { numberOf } from '../kit/fields.js';
import { boundProblem } from '../kit/number-problem.js';

/** An input of a form; `path` is its path in the question. */
export interface Box {
  path: string;
  label: string;
  kind: 'text' | 'number' | 'choice' | 'flag' | 'date';
  unit?: string;
  hint?: string;
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
  isRequired?: boolean;
  maxLength?: number;
  /** Id of a datalist of suggestions. */
  list?: string;
}

/** Typed values by path. */
export type Entry = Readonly<Record<string, string>>;

type Tree = { [name: string]: unknown };

function put(tree: Tree, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) tree[name] = value;
  else put((tree[name] ??= {}) as Tree, rest, value);
}

function valueOf({ kind }: Box, typed: string): unknown {
  if (kind === 'flag') return typed === 'true';
  return kind === 'number' ? numberOf(typed) : typed;
}

/**
 * Parses the inputs into a part of a question; empty ones are omitted, except required ones, which must fail
 * validation.
 */
export function readEntry(boxes: readonly Box[], entry: Entry): Tree {
  const read: Tree = {};
  for (const box of boxes) {
    const typed = entry[box.path]?.trim() ?? '';
    if (typed !== '' || (box.isRequired && box.kind === 'text'))
      put(read, box.path.split('.'), valueOf(box, typed));
  }
  return read;
}

export type Problems = Readonly<Record<string, string>>;

const WORDS = new Map([
  ['invalid_type', '请填写'],
  ['invalid_value', '请选择'],
]);

/**
 * Problems of a question by path; where the schema has no message of its own, from `lacking` or by the kind
 * of input.
 */
export function problemsOf(issues: readonly z.core.$ZodIssue[], missingMessages: Problems = {}): Problems {
  const problems: Record<string, string> = {};
  for (const issue of issues) {
    const { path, message, code } = issue;
    const place = path.join('.');
    problems[place] ??= isPlain(message)
      ? (boundProblem(issue) ?? missingMessages[place] ?? WORDS.get(code) ?? '请正确填写')
      : message;
  }
  return problems;
}

/** Options whose label equals the value. */
export const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
