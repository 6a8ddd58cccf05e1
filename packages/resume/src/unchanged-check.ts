import { z } from 'zod';

type Check = (value: unknown) => boolean;

const never: Check = () => false;

/**
 * Compiles a check that is true for a JSON value only if the schema accepts it and parsing would return an equal
 * value. It takes a fraction of the time of parsing, because it visits only the fields that are present and creates
 * neither a copy nor errors. False decides nothing: the schema has to parse the value. Options of a union must not
 * overlap. Refinements by the predicates in `known` are skipped, because the caller knows that they hold.
 */
export function unchangedCheck(schema: z.ZodType, known: readonly Predicate[] = []): Check {
  return checkWithout(new Set(known))(schema);
}

type Predicate = (value: never) => boolean;
type Compile = (schema: z.ZodType) => Check;

function checkWithout(known: ReadonlySet<unknown>): Compile {
  const isNeeded = (rule: z.core.$ZodCheck) => !known.has((rule._zod.def as { fn?: unknown }).fn);
  const compile: Compile = (schema) => {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
      return compile(schema.unwrap() as z.ZodType);
    const rules = (schema.def.checks ?? []).filter(isNeeded).map(ruleCheck);
    return rules.reduce(both, kindCheck(schema, compile));
  };
  return compile;
}

const both =
  (first: Check, second: Check): Check =>
  (value) =>
    first(value) && second(value);

function kindCheck(schema: z.ZodType, compile: Compile): Check {
  if (schema instanceof z.ZodString && !(schema instanceof z.ZodStringFormat))
    return (value) => typeof value === 'string';
  if (schema instanceof z.ZodNumber) return Number.isFinite;
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === 'boolean';
  if (schema instanceof z.ZodEnum) return oneOf(new Set<unknown>(schema.options));
  if (schema instanceof z.ZodLiteral) return oneOf(schema.values);
  if (schema instanceof z.ZodArray) return listCheck(compile(schema.element as z.ZodType));
  if (schema instanceof z.ZodUnion) return unionCheck((schema.options as z.ZodType[]).map(compile));
  if (schema instanceof z.ZodRecord) return recordCheck(schema, compile);
  if (schema instanceof z.ZodObject) return objectCheck(schema, compile);
  return schema instanceof z.ZodCustom ? ruleCheck(schema) : never;
}

const oneOf =
  (values: ReadonlySet<unknown>): Check =>
  (value) =>
    values.has(value);

const listCheck =
  (isEntry: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isEntry);

const unionCheck =
  (options: readonly Check[]): Check =>
  (value) =>
    options.some((isOption) => isOption(value));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordCheck({ keyType, valueType }: z.ZodRecord, compile: Compile): Check {
  // A key of another kind may be required or converted.
  if (!(keyType instanceof z.ZodString)) return never;
  const isKey = compile(keyType);
  const isEntry = compile(valueType as z.ZodType);
  return (value) =>
    isRecord(value) &&
    Object.keys(value).every((key) => key !== '__proto__' && isKey(key) && isEntry(value[key]));
}

interface Field {
  check: Check;
  /** If it is missing, the schema rejects the object or adds the default. */
  isRequired: boolean;
}

// Other schemas drop or convert unknown keys.
const isStrict = (schema: z.ZodObject) => schema.def.catchall instanceof z.ZodNever;

function objectCheck(schema: z.ZodObject, compile: Compile): Check {
  if (!isStrict(schema)) return never;
  const shape = schema.shape as Record<string, z.ZodType>;
  const fields = new Map<string, Field>();
  let required = 0;
  for (const [key, field] of Object.entries(shape)) {
    const isRequired = !(field instanceof z.ZodOptional);
    if (isRequired) required += 1;
    fields.set(key, { check: compile(field), isRequired });
  }
  return (value) => {
    if (!isRecord(value)) return false;
    let missing = required;
    // A JSON value inherits no keys, and `Object.keys` would cost as much as the loop.
    for (const key in value) {
      const field = fields.get(key);
      if (field === undefined || !field.check(value[key])) return false;
      if (field.isRequired) missing -= 1;
    }
    return missing === 0;
  };
}

/** Runs a rule of zod unchanged; the two rules that nearly every text has are run without zod's bookkeeping. */
function ruleCheck(rule: z.core.$ZodCheck): Check {
  const { check, fn, maximum } = rule._zod.def as { check: string; fn?: Check; maximum?: number };
  // A rule that returns a promise is left to the schema.
  if (check === 'custom' && fn !== undefined) return (value) => fn(value) === true;
  const holds = ruleInFull(rule);
  if (check !== 'max_length' || maximum === undefined) return holds;
  return (value) => (value as string | unknown[]).length <= maximum || holds(value);
}

const ruleInFull =
  (rule: z.core.$ZodCheck): Check =>
  (value) => {
    const payload: z.core.ParsePayload = { value, issues: [] };
    return (
      rule._zod.check(payload as never) === undefined &&
      payload.issues.length === 0 &&
      payload.value === value
    );
  };
