import { kebab, pascal } from './endpoint-stubs.mjs';

/** Files of a new AI service by path: schemas, descriptor, rules and page; they compile once its three lines are there. */
export function analysisStubs(name) {
  const file = kebab(name);
  const Name = pascal(name);
  const analysis = `packages/analysis/src`;
  const rules = `packages/ai/src/analyses/${file}`;
  const page = `apps/web/src/features/ai/${file}`;
  return {
    [`${analysis}/${file}.ts`]: `import { z } from 'zod';

/** What is asked. */
export const ${name}Question = { text: z.string().trim().min(1, '请填写内容').max(2_000, '内容不能超过 2000 个字') };

/** Everything that a result depends on. */
export const ${name}Input = z.object({ ...${name}Question, today: z.iso.date() });
export type ${Name}Input = z.infer<typeof ${name}Input>;

export const ${name}Result = z.object({ conclusion: z.string().max(500) });
export type ${Name}Result = z.infer<typeof ${name}Result>;
`,
    [`${analysis}/descriptors/${file}.ts`]: `import { defineAnalysis } from '../define-analysis.js';
import { ${name}Input, ${name}Question, ${name}Result } from '../${file}.js';

export const ${name} = defineAnalysis({
  name: '${name}',
  question: ${name}Question,
  input: ${name}Input,
  result: ${name}Result,
  hasSubject: false,
  hasCustom: false,
  calls: {
    start: { path: '/api/ai/${file}/start', operation: 'start${Name}', summary: '${Name}' },
    list: { path: '/api/ai/${file}/list', operation: 'list${Name}Runs', summary: '${Name}的历史记录' },
    last: { path: '/api/ai/${file}/last', operation: 'last${Name}Run', summary: '最近一次${Name}' },
  },
  prepare: ({ text }, { today }) => ({ input: { text, today }, title: text }),
});
`,
    [`${rules}/analyse.ts`]: `import type { ${Name}Input, ${Name}Result } from '@qicheng/analysis/${file}';

/** Pure: the same input gives the same result. */
export const analyse${Name} = ({ text }: ${Name}Input): ${Name}Result => ({ conclusion: text.slice(0, 500) });
`,
    [`${rules}/kind.ts`]: `import { ${name}Input, ${name}Result } from '@qicheng/analysis/${file}';
import { defineKind } from '../../kind.js';
import { analyse${Name} } from './analyse.js';

export const ${name}Kind = defineKind({
  service: '${name}',
  input: ${name}Input,
  result: ${name}Result,
  analyse: analyse${Name},
});
`,
    [`${page}/${file}-page.tsx`]: `import { ${name} } from '@qicheng/analysis/descriptors/${file}';
import { type AnalysisFormProps, analysisPage } from '../kit/analysis-page.js';
import { AskForm } from '../kit/ask-form.js';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';
import { AreaField } from '../kit/fields.js';
import { useKeptState } from '../kit/kept-state.js';

function ${Name}Form({ isBusy, problem, onAsk }: AnalysisFormProps<QuestionOf<typeof ${name}>>) {
  const [text, setText] = useKeptState('${file}', '');
  return (
    <AskForm isBusy={isBusy} problem={problem} onSubmit={() => onAsk({ text })}>
      <AreaField label="内容" isRequired rows={6} value={text} onValue={setText} />
    </AskForm>
  );
}

export const ${Name}Page = analysisPage({
  service: defineAiService(${name}, { title: '${Name}', does: '', doesNot: '' }),
  gains: [],
  Form: ${Name}Form,
  Result: ({ result }) => <p>{result.conclusion}</p>,
});
`,
  };
}

/** The three lines elsewhere, by file. */
export const analysisLines = (name) => ({
  'packages/analysis/src/services.ts': `${name}: { ...standard, hasModel: false, label: '…', product: { group: '…', name: '…', description: '…', path: '/ai/…' } },`,
  'packages/analysis/src/analyses.ts': `export { ${name} } from './descriptors/${kebab(name)}.js';`,
  'packages/ai/src/registered-kinds.ts': `export { ${name}Kind } from './analyses/${kebab(name)}/kind.js';`,
});
