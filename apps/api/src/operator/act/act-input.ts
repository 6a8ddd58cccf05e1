import { isCalendarDay } from '@qicheng/core/platform';
import type { ActField, OperatorAct } from './operator-act.js';

const MAX_LENGTH = 200;
/** Format and control characters are not allowed in names. */
const INVISIBLE = /\p{Cc}|\p{Cf}/u;

interface ActInput {
  values: ReadonlyMap<string, string>;
  /** The first field error; null if all are valid. */
  problem: string | null;
}

/** Parses an action's fields; unknown fields are ignored. */
export function readActInput(act: OperatorAct, fields: ReadonlyMap<string, string>): ActInput {
  const values = new Map(act.fields.map(({ name }) => [name, (fields.get(name) ?? '').trim()]));
  const problems = act.fields.map((field) => problemOf(field, values.get(field.name) ?? ''));
  return { values, problem: problems.find((problem) => problem !== null) ?? null };
}

function problemOf(field: ActField, text: string): string | null {
  const {
    label,
    isRequired = false,
    maxLength = MAX_LENGTH,
    range,
    isDay = false,
    isLong = false,
    isYuan = false,
    choices,
  } = field;
  if (text === '') return isRequired ? `请填写“${label}”` : null;
  if ([...text].length > maxLength) return `“${label}”不能超过 ${maxLength} 个字`;
  if (!isLong && INVISIBLE.test(text)) return `“${label}”含有不能用的字符`;
  if (choices !== undefined && !choices.has(text)) return `“${label}”没有这个选项`;
  if (range !== undefined && !isWithin(text, range))
    return `“${label}”应是 ${range[0]} 到 ${range[1]} 的整数`;
  if (isYuan && fenOf(text) === null) return `“${label}”应是金额，例如 18 或 18.50，最多 100000 元`;
  return isDay && !isCalendarDay(text) ? `“${label}”应是日期，例如 2026-12-01` : null;
}

const isWithin = (text: string, [min, max]: readonly [number, number]): boolean =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;

const MAX_FEN = 10_000_000;

/** An amount in yuan as whole fen; null if invalid, zero or too large. */
export function fenOf(text: string): number | null {
  const [, yuan, rest = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const fen = yuan === undefined ? 0 : Number(yuan) * 100 + Number(rest.padEnd(2, '0'));
  return fen > 0 && fen <= MAX_FEN ? fen : null;
}
