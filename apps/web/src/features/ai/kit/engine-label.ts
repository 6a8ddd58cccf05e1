import type { Engine } from '@qicheng/analysis/engine';

/** Who made a result: 本地规则引擎 with its rules, or the model beside them. */
export function engineLabel({ mode, rulesVersion, provider, model }: Engine): string {
  if (mode === 'rules') return `本地规则引擎 · 规则 ${rulesVersion}`;
  return `规则 ${rulesVersion} + 模型 ${[provider, model].filter(Boolean).join(' ')}`;
}
