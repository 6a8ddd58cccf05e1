import type { AnalysisSubjectService } from './analysis-subject.service.js';
import type { AnalysisRequest } from './analysis.js';
import type { AnalysisRepository } from './analysis.repository.js';
import type { AnalysisService } from './analysis.service.js';
import { RescoreAnalysis } from './rescore-analysis.js';

const resume = {
  resumeId: 'r1',
  version: 2,
  title: '简历',
  language: 'zh',
  document: { meta: { lang: 'zh' } },
};

function start(input: object, language = 'zh') {
  const requests: AnalysisRequest[] = [];
  const parent = {
    service: 'resumeAnalysis',
    step: 'analysis',
    status: 'done',
    resumeId: 'r1',
    title: '简历',
    isCustom: false,
    language,
    input,
  };
  const analyses = {
    get: () => Promise.resolve(parent),
    start: (request: AnalysisRequest) => {
      requests.push(request);
      return Promise.resolve({ runId: 'new' });
    },
  };
  const subjects = { find: () => Promise.resolve(resume) };
  const runs = { dropRescores: () => Promise.resolve() };
  const rescores = new RescoreAnalysis(
    analyses as unknown as AnalysisService,
    subjects as unknown as AnalysisSubjectService,
    runs as unknown as AnalysisRepository,
    // 1 December in China, still November in London.
    { now: () => new Date('2026-11-30T16:30:00Z') },
  );
  return { rescores, asked: requests };
}

it('asks the same question about the current résumé, in the current month', async () => {
  const question = { target: { position: '会计' }, modules: ['basics'], previous: null };
  const { rescores, asked } = start({ ...question, month: '2026-09', resume });
  await rescores.run('u', 'parent');
  expect(asked[0]).toMatchObject({
    step: 'rescore',
    parentId: 'parent',
    preference: 'rules',
    input: { ...question, month: '2026-12', resume },
  });
});

it('reads the résumé in the language of the analysis, whichever the editor shows', async () => {
  const { rescores, asked } = start({ month: '2026-09', resume }, 'en');
  await rescores.run('u', 'parent');
  expect(asked[0]).toMatchObject({
    input: { resume: { language: 'en', document: { meta: { lang: 'en' } } } },
  });
});

it('does not read the résumé of the first analysis', async () => {
  const { rescores, asked } = start({
    month: '2026-09',
    get resume(): never {
      throw new Error('read');
    },
  });
  await rescores.run('u', 'parent');
  expect(asked).toHaveLength(1);
});
