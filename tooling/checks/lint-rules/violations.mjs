/** Texts that violate rules, by the folder whose rules apply. */
const lines = (count) => Array.from({ length: count }, (_, at) => `export const a${at} = ${at};\n`).join('');
const longFunction = (count, before = '') =>
  `${before}export function long(): number {\n  let sum = 0;\n${'  sum += 1;\n'.repeat(count)}  return sum;\n}\n`;

/** @type {Record<string, { text: string, rules: string[] }>} */
export const violations = {
  'packages/resume/src/right.ts': { text: 'export const right = 1;\n', rules: [] },
  'packages/resume/src/promises.ts': {
    text: `declare const later: () => Promise<number>;
declare const each: (act: () => void) => void;
later();
each(later);
if (Math.random() > 1) throw 'text';
export const one = await 1;
export const never = Promise.reject<number>('text');
`,
    rules: [
      'await-thenable',
      'no-floating-promises',
      'no-misused-promises',
      'only-throw-error',
      'prefer-promise-reject-errors',
    ],
  },
  'packages/resume/src/spread.ts': {
    text: `const part = { a: 1 };
export const whole = { ...part, ...(part.a > 1 && { b: 2 }), ...{ c: 3 } };
`,
    rules: ['spread-literals'],
  },
  'apps/web/src/lib/own-module.ts': { text: 'export const one = 1;\n', rules: [] },
  'apps/web/src/lib/neighbour.ts': {
    text: "import { one } from './own-module.js';\nexport const two = one + 1;\n",
    rules: [],
  },
  'apps/web/src/features/board/parts/far.ts': {
    text: "import { one } from '../../../lib/own-module.js';\nexport { other } from '../near.js';\nexport const three = one;\n",
    rules: ['part-imports'],
  },
  'apps/web/src/features/board/near.ts': { text: 'export const other = 1;\n', rules: [] },
  'packages/resume/src/no-await.ts': {
    text: 'export const act = async () => 1;\n',
    rules: [],
  },
  'packages/resume/src/unsafe.ts': {
    text: `export const read: any = JSON.parse('1');
const part = read.part;
read();
Math.abs(read);
export const whole = () => read;
export { part };
`,
    rules: [
      'no-explicit-any',
      'no-unsafe-argument',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-member-access',
      'no-unsafe-return',
    ],
  },
  'packages/resume/src/type-errors.ts': {
    text: "export const count: number = 'text';\nexport const list = (items: string[]): string => items[0];\n",
    rules: ['TS2322'],
  },
  'packages/resume/src/words.ts': {
    text: `export const name = \`a \${{ a: 1 }}\`;
export const text = String({});
export const sum = 'a' + { a: 1 };
class Named {
  name = 'a';
  read() {
    return this.name;
  }
}
export const read = new Named().read;
export const same = (name as string) + '';
`,
    rules: [
      'no-base-to-string',
      'no-unnecessary-type-assertion',
      'restrict-plus-operands',
      'restrict-template-expressions',
      'unbound-method',
    ],
  },
  'packages/resume/src/imports.ts': {
    text: "import { Shape } from './shape.js';\nexport const shape: Shape = { side: 1 };\n",
    rules: ['consistent-type-imports'],
  },
  'packages/core/src/injected.ts': {
    text: "import { Shape } from './shape.js';\nexport const shape: Shape = { side: 1 };\n",
    rules: [],
  },
  'packages/core/src/shape.ts': { text: 'export interface Shape {\n  side: number;\n}\n', rules: [] },
  'packages/resume/src/shape.ts': { text: 'export interface Shape {\n  side: number;\n}\n', rules: [] },
  'packages/resume/src/syntax.ts': {
    text: `// TODO: later
var old = 1;
let kept = process.env.PATH;
const { env } = process;
console.log(old, kept, env);
export default function () {
  debugger;
  const unused = 1;
  1 + 1;
  // @ts-ignore
  for (const key in [1]) void key;
}
// oxlint-disable-next-line no-console
export namespace Space {}
`,
    rules: [
      'ban-ts-comment',
      'no-console',
      'no-debugger',
      'no-for-in-array',
      'no-namespace',
      'no-restricted-exports',
      'no-restricted-properties',
      'no-unused-expressions',
      'no-unused-vars',
      'no-var',
      'no-warning-comments',
      'prefer-const',
      'unused directive',
    ],
  },
  'packages/resume/src/settled.ts': {
    text: `export const act = async () => {
  // oxlint-disable-next-line typescript/no-floating-promises
  await Promise.resolve();
  // oxlint-disable-next-line typescript/no-floating-promises
  Promise.resolve();
};
`,
    rules: ['unused directive'],
  },
  'packages/resume/src/BadName.ts': { text: 'export const a = 1;\n', rules: ['file-names'] },
  'packages/resume/src/utils.ts': { text: 'export const a = 1;\n', rules: ['file-names'] },
  'packages/resume/src/wire.ts': { text: 'export const user_id = 1;\n', rules: ['legacy-names'] },
  'packages/resume/src/wire-key.ts': { text: 'export const a = { user_id: 1 };\n', rules: ['legacy-names'] },
  'packages/resume/src/wire-quoted.ts': { text: "export const a = { 'user_id': 1 };\n", rules: [] },
  'packages/resume/src/wire-shape.ts': {
    text: 'export interface Shape {\n  user_id: number;\n}\n',
    rules: ['legacy-names'],
  },
  'packages/resume/src/wire-member.ts': {
    text: "import type { Shape } from './wire-shape.js';\nexport const read = (shape: Shape) => shape.user_id;\n",
    rules: ['legacy-names'],
  },
  'packages/ai/src/model/wire.ts': { text: 'export const user_id = 1;\n', rules: [] },
  'packages/resume/src/long-file.ts': { text: lines(301), rules: ['max-lines'] },
  'packages/core/src/words/long-list.ts': { text: lines(301), rules: [] },
  'packages/resume/src/long-function.ts': { text: longFunction(58), rules: ['max-lines-per-function'] },
  'apps/web/src/long-function.tsx': { text: longFunction(58), rules: [] },
  'apps/web/src/longer-function.tsx': { text: longFunction(118), rules: ['max-lines-per-function'] },
  'apps/web/src/hooks.tsx': {
    text: `import { useEffect, useRef, useState } from 'react';
export function Page({ side }: { side: number }) {
  const [read, setRead] = useState(0);
  const box = useRef(0);
  useEffect(() => {
    setRead(1);
  }, []);
  useEffect(() => console.log(side), []);
  return <p>{read + box.current + Math.random()}</p>;
}
export function Other({ is }: { is: boolean }) {
  if (is) useState(0);
  return null;
}
`,
    rules: ['exhaustive-deps', 'no-console', 'purity', 'refs', 'rules-of-hooks', 'set-state-in-effect'],
  },
  'packages/resume/src/unsafe.test.ts': {
    text: `${lines(300)}export const read = JSON.parse('1');
export const user_id = read.part;
export const path = process.env.PATH;
read();
`,
    rules: ['no-unsafe-call'],
  },
  'packages/resume/src/pattern.ts': {
    text: `export const LONG = /${'甲|'.repeat(100)}乙/u;\n`,
    rules: ['long-patterns'],
  },
  'packages/resume/src/long.test.ts': { text: lines(401), rules: ['max-lines'] },
  'packages/env/src/env.ts': { text: 'export const path = process.env.PATH;\n', rules: [] },
  'apps/ops/src/say.ts': { text: "console.log('said');\nexport {};\n", rules: [] },
  'apps/web/vite.config.ts': { text: 'export default { a: process.env.PATH };\n', rules: [] },
  'tooling/own/script.mjs': {
    text: 'console.log(process.pid, nothing);\nconst unused = 1;\n',
    rules: ['no-undef', 'no-unused-vars'],
  },
  'tooling/own/long-script.mjs': { text: lines(301), rules: ['max-lines'] },
  'tooling/own/sloppy.cjs': {
    text: 'function sum(a, a) {\n  return a + 071;\n}\nexports.sum = sum;\nexports.other = function (b, b) {\n  return b;\n};\n',
    rules: ['TS1121', 'no-redeclare'],
  },
  'bench/page.mjs': { text: 'console.log(document.title, process.pid);\n', rules: [] },
};
