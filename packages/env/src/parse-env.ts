import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { EnvIssue, Fragment, ValuesOf, Variable } from './variable.js';

type AnyFragment = Fragment<Record<string, Variable<unknown>>>;
type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;
type VariablesOf<Fragments extends readonly { variables: Record<string, Variable<unknown>> }[]> =
  Intersection<Fragments[number]['variables']>;
/** The typed result of {@link parseEnv}. */
export type Env<Fragments extends readonly { variables: Record<string, Variable<unknown>> }[]> =
  VariablesOf<Fragments> extends infer All extends Record<string, Variable<unknown>> ? ValuesOf<All> : never;

export type EnvSource = Record<string, string | undefined>;

/** The environment is invalid; the message lists every error. */
export class EnvError extends Error {
  constructor(readonly issues: EnvIssue[]) {
    const lines = issues.map((issue) => `  - ${issue.name}：${issue.problem}`);
    super(`环境变量有 ${issues.length} 处要改（说明见 .env.example）：\n${lines.join('\n')}`);
    this.name = 'EnvError';
  }
}

/**
 * Reads and validates the variables of the fragments; empty counts as unset. Throws {@link EnvError} with all
 * errors.
 */
export function parseEnv<const Fragments extends readonly { variables: Record<string, Variable<unknown>> }[]>(
  fragments: Fragments,
  source: EnvSource,
): Env<Fragments> {
  const issues: EnvIssue[] = [];
  const values: Record<string, unknown> = {};
  const environment = source.NODE_ENV || 'development';
  for (const { variables, check } of fragments as unknown as readonly AnyFragment[]) {
    for (const [name, variable] of Object.entries(variables))
      readInto(values, issues, source, name, variable);
    issues.push(...(check?.(values, environment) ?? []));
  }
  if (issues.length > 0) throw new EnvError(issues);
  return values as Env<Fragments>;
}

function readInto(
  values: Record<string, unknown>,
  issues: EnvIssue[],
  source: EnvSource,
  name: string,
  variable: Variable<unknown>,
): void {
  const raw = rawValue(source, name, variable.secret);
  if ('problem' in raw) {
    issues.push({ name: raw.name, problem: raw.problem });
    return;
  }
  const result = z.safeParse(variable.schema, raw.text);
  if (result.success) {
    values[name] = result.data;
    return;
  }
  const problem = raw.text === undefined ? '没有设置' : (result.error.issues[0]?.message ?? '格式不对');
  const shown = raw.text === undefined || variable.secret ? '' : `，现在是“${raw.text.slice(0, 80)}”`;
  issues.push({ name, problem: `${problem}${shown}（${variable.purpose}）` });
}

type Raw = { text: string | undefined } | { name: string; problem: string };

// Containers pass secrets as files; the trailing newline is not part of the secret.
function rawValue(source: EnvSource, name: string, mayBeFile: boolean): Raw {
  const text = source[name]?.trim() || undefined;
  const fileName = `${name}_FILE`;
  const file = mayBeFile ? source[fileName]?.trim() || undefined : undefined;
  if (file === undefined) return { text };
  if (text !== undefined) return { name: fileName, problem: `与 ${name} 只能设置一个` };
  try {
    return { text: readFileSync(file, 'utf8').trim() || undefined };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return { name: fileName, problem: `读不到文件“${file}”（${code}）` };
  }
}
