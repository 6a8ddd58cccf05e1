import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import { listCompanionCategories } from '@qicheng/contract/analysis/companion.contract';
import { getRun, getRunReference } from '@qicheng/contract/analysis/runs.contract';
import { COMPANION_CATEGORIES } from '@qicheng/analysis/companion-categories';
import { emptyDocument } from '@qicheng/resume/defaults';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useSession } from '#src/lib/session.js';
import { CivilPage } from '#src/app/pages/civil-service-page.jsx';
import { CompanionPage } from '#src/app/pages/companion-page.jsx';
import { LetterPage } from '#src/app/pages/cover-letter-page.jsx';
import { InterviewPage } from '#src/app/pages/interview-page.jsx';
import { JdPage } from '#src/app/pages/jd-analysis-page.jsx';
import { JobPage } from '#src/app/pages/job-analysis-page.jsx';
import { OfferPage } from '#src/app/pages/offer-page.jsx';
import { PostgradPage } from '#src/app/pages/postgrad-exam-page.jsx';
import { finishedRun, RUN_ID } from '#src/testing/ai-run.js';
import { SchemaFiller } from '#src/testing/schema-filler.js';
import { stubServer } from '#src/testing/stub-server.js';
import { civilDraftOf } from '../civil-service/civil-form.js';
import { civilService, EMPTY_CIVIL, readCivil } from '../civil-service/civil-draft.js';
import { companionService } from '../companion/companion-service.js';
import { letterService } from '../cover-letter/letter-form.js';
import { interviewService } from '../interview/interview-form.js';
import { jdService } from '../jd-analysis/jd-result.js';
import { jobService } from '../job-analysis/job-form.js';
import { draftOfInput, EMPTY_DRAFT, offerService, readDraft } from '../offer/offer-draft.js';
import {
  EMPTY_POSTGRAD,
  postgradDraftOf,
  postgradService,
  readPostgrad,
} from '../postgrad-exam/postgrad-form.js';
import type { AiService } from './ai-service.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useSession.setState({ isMember: true, user: null });
  server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
  server.answer(setAiTips, { data: { isShown: true } });
  server.answer(getRunReference, { data: { run: null } });
  server.answer(listCompanionCategories, { data: { list: [...COMPANION_CATEGORIES] } });
});
afterEach(() => {
  server.close();
  useSession.setState({ isMember: false, user: null });
});

const JD = '招聘后端开发工程师，要求熟悉 Go 与 MySQL，三年以上经验，地点武汉。';
const LETTER = '尊敬的招聘负责人：\n我想应聘贵公司的后端开发岗位。\n林知远';

const resume = {
  resumeId: 'r-1',
  version: 1,
  title: '我的简历',
  language: 'zh' as const,
  document: emptyDocument(),
};
const dated = { today: '2026-11-29', resume };
const offers = [
  { company: '南山银行', role: '柜员', city: '长沙', monthlySalary: 9_500.5, bonusMonths: { base: 2 } },
  {
    company: '云帆科技',
    role: '测试',
    city: '杭州',
    monthlySalary: 16_000,
    contract: { takesDeposit: true },
  },
];
const postgrad = {
  undergraduate: { tier: '普通本科', major: '护理学', gpa: { value: 3.2, scale: 4 } },
  english: { cet6: 455 },
  mathematics: { self: 2 },
  research: {},
  targets: [{ school: '湘江医学院', tier: '211', major: '护理学', span: '本专业', mathematics: '不考数学' }],
  hours: { weekly: 20, months: 9 },
  stage: '复试',
  estimatedScore: 340,
};
const civil = {
  exam: '事业编',
  candidate: {
    educations: [{ level: '大专', isFullTime: false, major: '畜牧兽医' }],
    serviceProjects: [],
    certificates: ['执业兽医'],
    household: { province: '湖南' },
  },
  mock: { modules: { data: 60 } },
  hours: { days: 90, total: 300 },
};
const ratings = { analysis: 80, planning: 81, relations: 82, response: 83, speech: 84, bearing: 85 };
const civilPost = {
  name: '兽医站',
  department: '',
  code: '',
  region: '',
  conditions: { other: '学历：大专' },
};

const inputs: readonly [
  string,
  Pick<AiService<never, unknown, unknown>, 'key' | 'schema'>,
  ComponentType,
  object,
  string,
][] = [
  ['职位描述', jdService, JdPage, { text: JD, resume: null, month: '2026-11' }, JD],
  [
    '求职信',
    letterService,
    LetterPage,
    { letter: LETTER, company: '楚云数据', position: '', addressee: '', jd: '' },
    LETTER,
  ],
  ['公司', offerService, OfferPage, { offers, deductions: { rent: 800 }, today: '2026-11-29' }, '南山银行'],
  ['目标院校', postgradService, PostgradPage, { ...postgrad, ...dated, figures: [] }, '湘江医学院'],
  [
    '专业',
    civilService,
    CivilPage,
    { ...civil, posts: [{ ...civilPost, table: null }], ...dated },
    '畜牧兽医',
  ],
  [
    '想了解的岗位',
    jobService,
    JobPage,
    { position: '养老护理员', years: 3, resume, month: '2026-11' },
    '养老护理员',
  ],
  [
    '目标岗位',
    interviewService,
    InterviewPage,
    {
      position: '急诊护士',
      company: '',
      round: 'hr',
      difficulty: 'standard',
      persona: 'neutral',
      count: 6,
      set: 2,
      resume,
    },
    '急诊护士',
  ],
  [
    '目前最担心的问题',
    companionService,
    CompanionPage,
    { category: 'careerPlan', answers: { worry: '转行太晚' }, memory: [], ...dated },
    '转行太晚',
  ],
];

it.each(inputs)(
  'a stored result is asked again with its own %s',
  async (label, service, Page, input, text) => {
    const result = new SchemaFiller(['很好'], 0).fill(service.schema);
    server.answer(getRun, { data: finishedRun(result, { service: service.key as 'offer', input }) });
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/?run=${RUN_ID}`]}>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    fireEvent.click(await screen.findByRole('button', { name: /^重新/ }));
    const [box] = screen.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label} ?\\*?$`) });
    await waitFor(() => expect(box?.value).toBe(text));
  },
);

describe('the form of a stored question asks the same question', () => {
  it('of offers, with cents, ranges and contract terms', () => {
    const input = { offers, deductions: { rent: 800 } };
    const draft = { ...EMPTY_DRAFT, ...draftOfInput({ ...input, today: '2026-11-29' }) };
    expect(readDraft(draft)).toEqual({ question: input, problems: {} });
  });

  it('of a postgraduate examination', () => {
    const draft = { ...EMPTY_POSTGRAD, ...postgradDraftOf({ ...postgrad, ...dated, figures: [] }) };
    expect(readPostgrad(draft, false)).toEqual({ question: { ...postgrad, resumeId: 'r-1' }, problems: {} });
  });

  it('of a civil service examination, also for a picked post, and what was stated to be none', () => {
    const posts = [
      { ...civilPost, postId: 'p-1', table: null },
      { ...civilPost, table: null },
    ];
    const input = { ...civil, ratings: [ratings, ratings, ratings], posts, ...dated };
    const draft = { ...EMPTY_CIVIL, ...civilDraftOf(input) };
    expect(readCivil(draft, false)).toEqual({
      question: {
        ...civil,
        ratings: input.ratings,
        resumeId: 'r-1',
        posts: [{ postId: 'p-1' }, { name: '兽医站', text: '学历：大专' }],
      },
      problems: {},
    });
  });

  it('and nothing of an input that cannot be read', () => {
    for (const draftOf of [draftOfInput, postgradDraftOf, civilDraftOf]) expect(draftOf({})).toEqual({});
  });
});
