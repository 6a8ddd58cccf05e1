import { analysisLines, analysisStubs } from './analysis-stubs.mjs';

describe('pnpm gen analysis', () => {
  it('writes schemas, descriptor, rules and page by the name of the service', () => {
    expect(Object.keys(analysisStubs('wordCount'))).toEqual([
      'packages/analysis/src/word-count.ts',
      'packages/analysis/src/descriptors/word-count.ts',
      'packages/ai/src/analyses/word-count/analyse.ts',
      'packages/ai/src/analyses/word-count/kind.ts',
      'apps/web/src/features/ai/word-count/word-count-page.tsx',
    ]);
  });

  it('names three lines elsewhere', () => {
    expect(Object.keys(analysisLines('wordCount'))).toHaveLength(3);
  });
});
