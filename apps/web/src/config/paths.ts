import { pageQuery } from '@qicheng/contract/browser/page-query';

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const present = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
};

/** Personal centre tabs of [spec 2] and [decision 34] that exist so far. */
export const personalTabs = {
  resumes: '1',
  courses: '3',
  orders: '4',
  templates: '5',
  messages: '6',
} as const;
export type PersonalTab = keyof typeof personalTabs;

interface NewResume {
  language?: 'zh' | 'en' | undefined;
  /** `#RRGGBB`; a colour that the template does not offer has no effect. */
  accent?: string | undefined;
}

interface Place {
  pointer: string;
  targetId?: string | undefined;
}

/** The # of a colour would start the URL fragment. */
const bareColour = (accent: string | undefined) => accent?.replace('#', '');

interface AiPlace {
  runId?: string | undefined;
  resumeId?: string | undefined;
  applicationId?: string | undefined;
}

/** The page of an AI service; `runId` opens a result, `resumeId` and `applicationId` prefill its form. */
const aiPath = <const Path extends string>(path: Path) => ({
  path,
  href: ({ runId, resumeId, applicationId }: AiPlace = {}) =>
    withQuery(path, {
      [pageQuery.resumeId]: resumeId,
      [pageQuery.application]: applicationId,
      [pageQuery.run]: runId,
    }),
});

const interviewPage = aiPath('/ai/interviewAiAnalyse');
const interviewReportPage = aiPath('/ai/interviewReport');

/** The pages of the AI services. */
export const aiPaths = {
  aiResumeAnalysis: aiPath('/ai/aiAnalyse'),
  aiJobAnalysis: aiPath('/ai/jobAiAnalyse'),
  aiJdAnalysis: aiPath('/ai/jdAiAnalyse'),
  aiCoverLetter: aiPath('/ai/letterAiAnalyse'),
  aiInterview: {
    ...interviewPage,
    /** A mock interview session. */
    hrefSession: (sessionId: string) =>
      withQuery(interviewPage.path, { [pageQuery.interviewSession]: sessionId }),
  },
  aiInterviewReport: {
    ...interviewReportPage,
    /** The report of this mock interview. */
    hrefSession: (sessionId: string) =>
      withQuery(interviewReportPage.path, { [pageQuery.interviewSession]: sessionId }),
  },
  aiOffer: aiPath('/ai/offerAiAnalyse'),
  aiCompanion: aiPath('/ai/fereAiAnalyse'),
  aiRights: aiPath('/ai/jobRightAi'),
  aiPostgradExam: aiPath('/ai/kaoyanAiAnalyse'),
  aiCivilService: aiPath('/ai/kaogongAiAnalyse'),
} as const;

/** Every page address, with the function that builds a link to it. */
export const paths = {
  home: { path: '/index/index', href: () => '/index/index' },
  templates: { path: '/index/Template', href: () => '/index/Template' },
  templateDetails: {
    path: '/index/Templatedetails',
    href: (code: string, accent?: string) =>
      withQuery('/index/Templatedetails', {
        [pageQuery.templateId]: code,
        [pageQuery.accent]: bareColour(accent),
      }),
  },
  documents: {
    path: '/index/Templatepage',
    href: () => '/index/Templatepage',
    hrefOf: (id: string) => withQuery('/index/Templatepage', { [pageQuery.contentId]: id }),
  },
  courses: { path: '/courses', href: () => '/courses' },
  course: {
    path: '/courses/course',
    href: (id: string) => withQuery('/courses/course', { [pageQuery.contentId]: id }),
  },
  /** [spec 2]: the same two pages at the addresses that partners link to. */
  specifiedCourses: { path: '/index/curriculum' },
  specifiedCourse: { path: '/index/video' },
  /** Our own address: the specification defines the calls but no page. */
  jobs: {
    path: '/jobs/list',
    href: () => '/jobs/list',
    hrefOf: (id: string) => withQuery('/jobs/list', { [pageQuery.contentId]: id }),
  },
  help: {
    path: '/index/help',
    href: () => '/index/help',
    hrefOf: (id: string) => withQuery('/index/help', { [pageQuery.contentId]: id }),
    hrefFromFooter: () => withQuery('/index/help', { [pageQuery.helpOrigin]: '1' }),
  },
  legal: {
    path: '/legal',
    href: (name: string) => withQuery('/legal', { [pageQuery.legalName]: name }),
  },
  signIn: {
    path: '/login/login',
    href: (returnTo?: string) => withQuery('/login/login', { from: returnTo }),
  },
  bindPhone: {
    path: '/login/bind',
    href: (returnTo?: string) => withQuery('/login/bind', { from: returnTo }),
  },
  personal: {
    path: '/personal/personal',
    href: (tab: PersonalTab = 'resumes') =>
      withQuery('/personal/personal', { [pageQuery.tab]: personalTabs[tab] }),
  },
  /** Our own address: 求职进展, optionally with one application open. */
  applications: {
    path: '/personal/applications',
    href: () => '/personal/applications',
    hrefOf: (id: string) => withQuery('/personal/applications', { [pageQuery.application]: id }),
  },
  aiCounts: { path: '/personal/counts', href: () => '/personal/counts' },
  member: { path: '/member/info', href: () => '/member/info' },
  settings: {
    path: '/personal/deta',
    href: () => '/personal/deta',
    /** The section about data sent to a language model. */
    hrefEgress: () => '/personal/deta#egress',
  },
  resumeEdit: {
    path: '/resume/edit',
    href: (id: string) => withQuery('/resume/edit', { [pageQuery.resumeId]: id }),
    /** Opens the field of a JSON Pointer in the document; the id finds an item that has moved since. */
    hrefAt: (id: string, { pointer, targetId = '' }: Place) =>
      `${withQuery('/resume/edit', { [pageQuery.resumeId]: id })}#at=${encodeURIComponent(pointer)}&of=${encodeURIComponent(targetId)}`,
    /** Opens the ghost-writer (AI 代写与优化): 1 optimises existing text, 2 writes from scratch. */
    hrefGhostwrite: (id: string, service: '1' | '2') =>
      withQuery('/resume/edit', {
        [pageQuery.resumeId]: id,
        [pageQuery.ghostwrite]: '1',
        [pageQuery.ghostwriteService]: service,
      }),
    /** Without an id the editor starts a new résumé from the template. */
    hrefNew: (templateCode: string, { language, accent }: NewResume = {}) =>
      withQuery('/resume/edit', {
        [pageQuery.templateCode]: templateCode,
        [pageQuery.language]: language,
        [pageQuery.accent]: bareColour(accent),
      }),
  },
  /** Review of an import; with a résumé's id, the import will replace its content. */
  resumeImport: {
    path: '/resume/import',
    href: (importId: string, resumeId?: string) =>
      withQuery('/resume/import', { [pageQuery.resumeId]: importId, [pageQuery.replacedId]: resumeId }),
    /** Review before the ghost-writer. */
    hrefGhostwrite: (importId: string, service: '1' | '2') =>
      withQuery('/resume/import', {
        [pageQuery.resumeId]: importId,
        [pageQuery.ghostwrite]: '1',
        [pageQuery.ghostwriteService]: service,
      }),
  },
  /** [spec 2]: type 1 is the school's contest, 2 the province's. */
  contest: {
    path: '/resume/contest',
    /** `resumeId` preselects a résumé. */
    href: (kind: 'school' | 'provincial', resumeId?: string) =>
      withQuery('/resume/contest', {
        [pageQuery.contestKind]: kind === 'school' ? '1' : '2',
        [pageQuery.resumeId]: resumeId,
      }),
  },
  /** Target of a certificate's QR code. */
  contestVerify: { path: '/contest/verify' },
  resumePreview: {
    path: '/resume/preview',
    href: (id: string) => withQuery('/resume/preview', { [pageQuery.resumeId]: id }),
  },
  /** The bare print view. */
  resumePrint: {
    path: '/resume/preview2',
    href: (id: string) => withQuery('/resume/preview2', { [pageQuery.resumeId]: id }),
  },
  /** The public view; only the server, which knows the token, creates links to it. */
  resumeShare: { path: '/resume/share' },
  ...aiPaths,
  /** Leaves the mobile site; the server stores the choice [decision 32]. */
  desktopView: { path: '/pcview', href: () => '/pcview' },
  notFound: { path: '/page/404', href: () => '/page/404' },
  empty: { path: '/empty', href: (to: string) => withQuery('/empty', { to }) },
} as const;

/** Paths that answer a GET for HTML; the api process serves these from the web build [decision 3]. */
export const pageRoutes: readonly string[] = ['/', ...Object.values(paths).map(({ path }) => path)];
