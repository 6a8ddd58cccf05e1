import type { z } from 'zod';

/** One environment variable: how to read it, and its purpose (shown when it is missing). */
export interface Variable<Value> {
  schema: z.core.$ZodType<Value, string | undefined>;
  purpose: string;
  /** A secret may also come from a file named by `<NAME>_FILE`; its value never appears in a message. */
  secret: boolean;
}

/** What is wrong with one variable, worded for the operator. */
export interface EnvIssue {
  name: string;
  problem: string;
}

/** Variables that belong together, with the rules between them. */
export interface Fragment<Variables extends Record<string, Variable<unknown>>> {
  variables: Variables;
  /** Called with the valid values; invalid ones are absent. */
  check?: (values: Partial<ValuesOf<Variables>>, environment: string) => EnvIssue[];
}

export type ValuesOf<Variables extends Record<string, Variable<unknown>>> = {
  [Name in keyof Variables]: Variables[Name] extends Variable<infer Value> ? Value : never;
};

/** Declares a variable. */
export function variable<Value>(
  purpose: string,
  schema: z.core.$ZodType<Value, string | undefined>,
): Variable<Value> {
  return { schema, purpose, secret: false };
}

/** Declares a variable whose value is a secret. */
export function secret<Value>(
  purpose: string,
  schema: z.core.$ZodType<Value, string | undefined>,
): Variable<Value> {
  return { schema, purpose, secret: true };
}

/** Declares variables that belong together. */
export function fragment<Variables extends Record<string, Variable<unknown>>>(
  variables: Variables,
  check?: Fragment<Variables>['check'],
): Fragment<Variables> {
  return check ? { variables, check } : { variables };
}
