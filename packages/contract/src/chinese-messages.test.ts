import { z } from 'zod';
import { endpoints } from './endpoints.js';
import { firstMessage } from './kit/message.js';

const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  '\u3000',
  'x',
  '编号',
  'x'.repeat(70_000),
  ...[-1, 0.123_456, 1e12, Number.NaN, true],
  ...[[], [null], ['x'], Array.from({ length: 300 }, () => 'x')],
  ...[{}, { x: 1 }],
];

type Issue = z.core.$ZodIssue;
type Schema = z.core.JSONSchema.BaseSchema;
const DEEPEST = 7;

/** All messages of an error, including those of union branches. */
const messagesOf = (issues: readonly Issue[]): string[] =>
  issues.flatMap((issue) => [
    issue.message,
    ...(issue.code === 'invalid_union' ? issue.errors.flatMap(messagesOf) : []),
  ]);

/** Inputs with exactly one invalid place: each field by path, including list items, and nothing else. */
function wrongInputs(schema: Schema, depth = 0): unknown[] {
  if (depth > DEEPEST) return [];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])] as Schema[];
  const fields = Object.entries(schema.properties ?? {}) as [string, Schema][];
  const items = schema.items as Schema | undefined;
  return [
    ...(depth === 0 ? [] : WRONG),
    ...branches.flatMap((branch) => wrongInputs(branch, depth + 1)),
    ...fields.flatMap(([name, field]) =>
      wrongInputs(field, depth + 1).map((value) => ({ ...constantsOf(schema), [name]: value })),
    ),
    ...(items ? wrongInputs(items, depth + 1).map((value) => [value]) : []),
  ];
}

/** Discriminators of unions, so that the branches behind them are reached. */
const constantsOf = ({ properties = {} }: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const { const: only, enum: [first] = [] } = field as Schema;
      return only === undefined && first === undefined ? [] : [[name, only ?? first]];
    }),
  );

describe('an error message', () => {
  it.each(endpoints.map(({ route, input }) => [route, input] as const))('is Chinese: %s', (_route, input) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    const foreign = new Set<string>();
    for (const value of [...WRONG, ...wrongInputs(schema)]) {
      const { error } = z.safeParse(input, value);
      if (!error) continue;
      for (const words of [firstMessage(error), ...messagesOf(error.issues)])
        if (!/\p{Script=Han}/u.test(words) || /invalid|expected|received/iu.test(words)) foreign.add(words);
    }
    expect([...foreign]).toEqual([]);
  });

  it('covers the fields inside lists and objects', () => {
    const postgrad = endpoints.find(({ path }) => path === '/ai/kaoyanAiAnalyse');
    const schema = z.toJSONSchema(postgrad!.input, { io: 'input', unrepresentable: 'any' });
    const messages = wrongInputs(schema).flatMap((value) =>
      messagesOf(z.safeParse(postgrad!.input, value).error?.issues ?? []),
    );
    expect(messages).toContain('请选择报考专业与本科专业的关系');
    expect(messages).toContain('数量超出范围');
  });
});
