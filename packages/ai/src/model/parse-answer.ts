import { jsonrepair } from 'jsonrepair';
import type { z } from 'zod';
import { ModelError } from './model-error.js';

const FENCE = /^```(?:json)?([\s\S]*)```$/u;
const MAX_PROBLEMS = 8;

// Removes the prose that some models write around their JSON.
function bodyOf(text: string): string {
  const inner = FENCE.exec(text.trim())?.[1] ?? text;
  const [first, last] = [inner.indexOf('{'), inner.lastIndexOf('}')];
  return first >= 0 && last > first ? inner.slice(first, last + 1) : inner;
}

function jsonOf(text: string): unknown {
  const body = bodyOf(text);
  try {
    return JSON.parse(body);
  } catch {
    try {
      return JSON.parse(jsonrepair(body));
    } catch {
      throw new ModelError('refused', 'no-json', {
        canRetry: true,
        correction: '上次的回答不是 JSON，请只输出一个 JSON 对象。',
      });
    }
  }
}

/** The parsed answer, or an error that describes what is wrong so that the model can correct it once. */
export function parseAnswer<Extra>(text: string, schema: z.ZodType<Extra>): Extra {
  const read = schema.safeParse(jsonOf(text));
  if (read.success) return read.data;
  const problems = read.error.issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${path.join('.') || '（整体）'}：${message}`);
  throw new ModelError('refused', 'wrong-shape', {
    canRetry: true,
    correction: `上次的回答不符合要求的结构，请改正后重新输出整个 JSON 对象：\n${problems.join('\n')}`.slice(
      0,
      1_500,
    ),
  });
}
