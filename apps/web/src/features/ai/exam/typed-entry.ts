import { isPlain } from '@qicheng/contract/kit/plain-messages';
import type { z } from 'zod';
import { numberOf } from '../kit/fields.js';
import { boundProblem } from '../kit/number-problem.js';

/** One box of a form; `path` is its place in the question. */
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
  /** Id of a list of suggestions. */
  list?: string;
}

/** Boxes as typed, by their paths. */
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

/** What was typed as a part of a question; empty boxes are left out, needed ones are kept to be complained about. */
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

/** What is wrong with a question, by path; where its schema has no words of its own, as `lacking` or the kind of box asks. */
export function problemsOf(issues: readonly z.core.$ZodIssue[], lacking: Problems = {}): Problems {
  const problems: Record<string, string> = {};
  for (const issue of issues) {
    const { path, message, code } = issue;
    const place = path.join('.');
    problems[place] ??= isPlain(message)
      ? (boundProblem(issue) ?? lacking[place] ?? WORDS.get(code) ?? '请正确填写')
      : message;
  }
  return problems;
}

/** The same word as value and label. */
export const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
