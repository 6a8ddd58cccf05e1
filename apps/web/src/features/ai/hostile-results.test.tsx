import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import { getRun, getRunReference } from '@qicheng/contract/analysis/runs.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useSession } from '../../lib/session.js';
import { finishedRun, RUN_ID } from '../../testing/ai-run.js';
import { HOSTILE_TEXTS, marksOfHarm } from '../../testing/hostile-texts.js';
import { stubServer } from '../../testing/stub-server.js';
import { SchemaFiller } from '../../testing/schema-filler.js';
import { CivilPage } from './civil-service/civil-page.js';
import { civilService } from './civil-service/civil-service-service.js';
import { CompanionPage } from './companion/companion-page.js';
import { companionService } from './companion/companion-service.js';
import { LetterPage } from './cover-letter/letter-page.js';
import { letterService } from './cover-letter/letter-service.js';
import { InterviewPage } from './interview/interview-page.js';
import { InterviewReportPage, interviewReportService } from './interview/interview-report-page.js';
import { interviewService } from './interview/interview-service.js';
import { JdPage } from './jd-analysis/jd-page.js';
import { jdService } from './jd-analysis/jd-service.js';
import { JobPage } from './job-analysis/job-page.js';
import { jobService } from './job-analysis/job-service.js';
import type { AiService } from './kit/ai-service.js';
import { OfferPage } from './offer/offer-page.js';
import { offerService } from './offer/offer-service.js';
import { PostgradPage } from './postgrad-exam/postgrad-page.js';
import { postgradService } from './postgrad-exam/postgrad-service.js';
import { ResumeAnalysisPage } from './resume-analysis/resume-analysis-page.js';
import { resumeAnalysisService } from './resume-analysis/resume-analysis-service.js';

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
  'the page of %s over a stored result full of markup',
  (_title, service, Page) => {
    it.each(HOSTILE_TEXTS.map((text, turn) => [turn, text] as const))(
      'shows words and runs nothing (%i: %s first)',
      async (turn) => {
        const { container } = await open(service, Page, turn);
        expect(container.querySelector('[data-print="result"]')).not.toBeNull();
        expect(container.textContent).toContain(HOSTILE_TEXTS[0]);
        expect(marksOfHarm(container.ownerDocument)).toEqual([]);
      },
    );
  },
);
