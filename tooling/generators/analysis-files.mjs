import { kebab, pascal } from './names.mjs';

/** @typedef {{ name: string, title: string }} AnalysisFacts */

export const schemasFile = (name) => `import { z } from 'zod';

/** The question. */
export const ${name}Question = { text: z.string().trim().min(1, '请填写内容').max(2_000, '内容不能超过 2000 个字') };

/** Everything that a result depends on. */
export const ${name}Input = z.object({ ...${name}Question, today: z.iso.date() });
export type ${pascal(name)}Input = z.infer<typeof ${name}Input>;

export const ${name}Result = z.object({ conclusion: z.string().max(500) });
export type ${pascal(name)}Result = z.infer<typeof ${name}Result>;
`;

/** Paths of a service's calls by operation. */
export const callsOf = (name) => ({
  start: `/api/ai/${kebab(name)}/start`,
  list: `/api/ai/${kebab(name)}/list`,
  last: `/api/ai/${kebab(name)}/last`,
});

/** @param {AnalysisFacts} facts */
export const descriptorFile = ({ name, title }) => `import { defineAnalysis } from '../define-analysis.js';
import { ${name}Input, ${name}Question, ${name}Result } from '../${kebab(name)}.js';

/** ${title}. */
export const ${name} = defineAnalysis({
  name: '${name}',
  question: ${name}Question,
  input: ${name}Input,
  result: ${name}Result,
  hasSubject: false,
  hasCustom: false,
  calls: {
    start: { path: '${callsOf(name).start}', operation: 'start${pascal(name)}', summary: '${title}' },
    list: { path: '${callsOf(name).list}', operation: 'list${pascal(name)}Runs', summary: '${title}的历史记录' },
    last: { path: '${callsOf(name).last}', operation: 'last${pascal(name)}Run', summary: '最近一次${title}' },
  },
  prepare: ({ text }, { today }) => ({ input: { text, today }, title: text.slice(0, 40) }),
});
`;

export const rulesFile = (
  name,
) => `import type { ${pascal(name)}Input, ${pascal(name)}Result } from '@qicheng/analysis/${kebab(name)}';

/** Pure: the same input gives the same result. */
export const analyse${pascal(name)} = ({ text }: ${pascal(name)}Input): ${pascal(name)}Result => ({
  conclusion: \`共 \${[...text].length} 个字\`,
});
`;

/** @param {AnalysisFacts} facts */
export const reportFile = ({
  name,
  title,
}) => `import type { ${pascal(name)}Input, ${pascal(name)}Result } from '@qicheng/analysis/${kebab(name)}';
import type { Report } from '@qicheng/analysis/report';
import { chapter, makeReport, text } from '@qicheng/analysis/report-parts';

/** The printed result. */
export const reportOf${pascal(name)} = (input: ${pascal(name)}Input, result: ${pascal(name)}Result): Report =>
  makeReport({ title: '${title}', subject: input.text.slice(0, 40) }, chapter('结论', text(result.conclusion)));
`;

export const kindFile = (
  name,
) => `import { ${name}Input, ${name}Result } from '@qicheng/analysis/${kebab(name)}';
import { defineKind } from '../../kind.js';
import { analyse${pascal(name)} } from './analyse.js';
import { reportOf${pascal(name)} } from './report.js';

export const ${name}Kind = defineKind({
  service: '${name}',
  input: ${name}Input,
  result: ${name}Result,
  analyse: analyse${pascal(name)},
  report: reportOf${pascal(name)},
});
`;

/** @param {AnalysisFacts} facts */
export const rulesTestFile = ({ name, title }) => `import { reportOf } from '../../report-of.js';
import { analyse${pascal(name)} } from './analyse.js';

const input = { text: '会三种语言', today: '2026-11-21' };

it('gives the length of the text', () => {
  expect(analyse${pascal(name)}(input)).toEqual({ conclusion: '共 5 个字' });
});

it('prints its result', () => {
  const printed = reportOf('${name}', input, analyse${pascal(name)}(input));
  expect(printed).toMatchObject({ title: '${title}', subject: '会三种语言' });
  expect(printed?.blocks).toContainEqual({ type: 'text', text: '共 5 个字', tone: 'body' });
});
`;

/** @param {AnalysisFacts} facts */
export const webServiceFile = ({
  name,
  title,
}) => `import { ${name} } from '@qicheng/analysis/descriptors/${kebab(name)}';
import { defineAiService } from '../kit/define-ai-service.js';

export const ${name}Service = defineAiService(${name}, {
  title: '${title}',
  purpose: '按公开的规则计算，同样的内容得到同样的结果。',
  limitations: '不编造内容里没有的事实。',
});
`;

/** @param {AnalysisFacts} facts */
export const webPageFile = ({
  name,
}) => `import type { ${name} } from '@qicheng/analysis/descriptors/${kebab(name)}';
import { type AnalysisFormProps, analysisPage } from '../kit/analysis-page.js';
import { AskForm } from '../kit/ask-form.js';
import type { QuestionOf } from '../kit/define-ai-service.js';
import { AreaField } from '../kit/fields.js';
import { usePersistentState } from '../kit/persistent-state.js';
import { ResultSection } from '../kit/result-section.js';
import { ${name}Service } from './${kebab(name)}-service.js';

function ${pascal(name)}Form({ isBusy, problem, onAsk }: AnalysisFormProps<QuestionOf<typeof ${name}>>) {
  const [text, setText] = usePersistentState('${kebab(name)}', '');
  return (
    <AskForm isBusy={isBusy} problem={problem} onSubmit={() => onAsk({ text })}>
      <AreaField label="内容" isRequired rows={6} value={text} onValue={setText} />
    </AskForm>
  );
}

export const ${pascal(name)}Page = analysisPage({
  service: ${name}Service,
  gains: ['一句结论，写明依据'],
  Form: ${pascal(name)}Form,
  Result: ({ result }) => (
    <ResultSection title="结论">
      <p>{result.conclusion}</p>
    </ResultSection>
  ),
});
`;

/** @param {AnalysisFacts} facts */
export const routedPageFile = ({
  name,
  title,
}) => `import { ${pascal(name)}Page } from '#src/features/ai/${kebab(name)}/${kebab(name)}-page.jsx';
import { AiPageScope } from '../ai-page-scope.js';

/** ${title}. */
export const Component = () => (
  <AiPageScope>
    <${pascal(name)}Page />
  </AiPageScope>
);
`;

/** @param {AnalysisFacts} facts */
export const routeEntry = ({ name, title }) => `publicPage({
    path: paths.ai${pascal(name)}.path,
    title: '${title} · 启程',
    description: '${title}：按公开的规则计算，同样的内容得到同样的结果。',
    source: 'src/app/pages/${kebab(name)}-page.tsx',
    load: () => import('./pages/${kebab(name)}-page.js'),
  })`;

/** @param {AnalysisFacts} facts */
export const serviceEntry = ({ name, title }) => `${name}: {
    ...standard,
    hasModel: false,
    label: '${title}',
    product: {
      group: 'AI 求职搭子',
      name: '${title}',
      description: '按公开的规则计算，同样的内容得到同样的结果',
      path: '/ai/${name}',
    },
  }`;

export const pictureFile = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill="none" stroke="#1C2430" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M14 8h26l10 10v38H14ZM40 8v10h10"/><path stroke="#0E7C66" d="M22 30h20M22 38h20M22 46h12"/></svg>\n';
