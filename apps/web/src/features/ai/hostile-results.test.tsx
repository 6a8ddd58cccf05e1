import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import { getRun, getRunReference } from '@qicheng/contract/analysis/runs.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useSession } from '#src/lib/session.js';
import { finishedRun, RUN_ID } from '#src/testing/ai-run.js';
import { HOSTILE_TEXTS, marksOfHarm } from '#src/testing/hostile-texts.js';
import { stubServer } from '#src/testing/stub-server.js';
import { SchemaFiller } from '#src/testing/schema-filler.js';
import { CivilPage } from '#src/app/pages/civil-service-page.jsx';
import { civilService } from './civil-service/civil-draft.js';
import { CompanionPage } from '#src/app/pages/companion-page.jsx';
import { companionService } from './companion/companion-service.js';
import { LetterPage } from '#src/app/pages/cover-letter-page.jsx';
import { letterService } from './cover-letter/letter-form.js';
import { InterviewPage } from '#src/app/pages/interview-page.jsx';
import { InterviewReportPage, interviewReportService } from '#src/app/pages/interview-report-page.jsx';
import { interviewService } from './interview/interview-form.js';
import { JdPage } from '#src/app/pages/jd-analysis-page.jsx';
import { jdService } from './jd-analysis/jd-result.js';
import { JobPage } from '#src/app/pages/job-analysis-page.jsx';
import { jobService } from './job-analysis/job-form.js';
import type { AiService } from './kit/ai-service.js';
import { OfferPage } from '#src/app/pages/offer-page.jsx';
import { offerService } from './offer/offer-draft.js';
import { PostgradPage } from '#src/app/pages/postgrad-exam-page.jsx';
import { postgradService } from './postgrad-exam/postgrad-form.js';
import { ResumeAnalysisPage } from '#src/app/pages/resume-analysis-page.jsx';
import { resumeAnalysisService } from './resume-analysis/resume-analysis-form.js';

type Shown = Pick<AiService<never, unknown, unknown>, 'key' | 'title' | 'schema' | 'reference'>;
const PAGES: readonly (readonly [service: Shown, page: ComponentType])[] = [
  [resumeAnalysisService, ResumeAnalysisPage],
  [jobService, JobPage],
  [jdService, JdPage],
  [letterService, LetterPage],
  [interviewService, InterviewPage],
  [interviewReportService, InterviewReportPage],
  [offerService, OfferPage],
  [companionService, CompanionPage],
  [postgradService, PostgradPage],
  [civilService, CivilPage],
];

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useSession.setState({ isMember: true, user: null });
  server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
  server.answer(setAiTips, { data: { isShown: true } });
});
afterEach(() => {
  server.close();
  useSession.setState({ isMember: false, user: null });
});

async function open(service: Shown, Page: ComponentType, turn: number) {
  const filler = new SchemaFiller(HOSTILE_TEXTS, turn);
  const [title = ''] = HOSTILE_TEXTS;
  const run = { service: service.key, resumeId: RUN_ID, title, score: 60 };
  server.answer(getRun, { data: finishedRun(filler.fill(service.schema), run) });
  const answer = service.reference ? filler.fill(service.reference.schema) : null;
  const reference = answer && finishedRun(answer, { ...run, step: 'reference', parentId: RUN_ID });
  server.answer(getRunReference, { data: { run: reference } });
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/?run=${RUN_ID}`]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  for (let look = 0; look < 6; look += 1) await act(() => new Promise((done) => setTimeout(done)));
  return view;
}

describe.each(PAGES.map(([service, page]) => [service.title, service, page] as const))(
  'the page of %s with a stored result full of markup',
  (_title, service, Page) => {
    it.each(HOSTILE_TEXTS.map((text, turn) => [turn, text] as const))(
      'shows text and runs nothing (%i: %s first)',
      async (turn) => {
        const { container } = await open(service, Page, turn);
        expect(container.querySelector('[data-print="result"]')).not.toBeNull();
        expect(container.textContent).toContain(HOSTILE_TEXTS[0]);
        expect(marksOfHarm(container.ownerDocument)).toEqual([]);
      },
    );
  },
);
