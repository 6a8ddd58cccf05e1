import { pageQuery } from '@qicheng/contract/browser/page-query';

/** A page of the mobile site and the parameters passed to it. */
interface MobilePage {
  path: string;
  carries: readonly string[];
}

const page = (path: string, ...carries: string[]): MobilePage => ({ path, carries });

const arrival = [
  pageQuery.campaignCode,
  pageQuery.domain,
  pageQuery.inviteId,
  pageQuery.returnAddress,
  pageQuery.channel,
  pageQuery.verifyEmail,
  pageQuery.schoolCampaign,
];
const resume = [pageQuery.resumeId, pageQuery.templateCode];
const list = [pageQuery.keyword, pageQuery.category];

/** The mobile equivalents of our pages [spec 2]; a page missing here redirects to the mobile home. */
export const mobilePages: Readonly<Record<string, MobilePage>> = {
  '/index/index': page('/'),
  '/index/Templatepage': page('/documents', pageQuery.contentId, ...list),
  '/index/Template': page('/templates', ...list),
  '/index/Templatedetails': page('/templates/details', pageQuery.templateId),
  '/index/curriculum': page('/courses', ...list),
  '/index/video': page('/courses/video', pageQuery.contentId),
  '/courses': page('/courses', ...list),
  '/courses/course': page('/courses/video', pageQuery.contentId),
  '/jobs/list': page('/jobs', pageQuery.contentId, ...list),
  '/index/help': page('/help', pageQuery.contentId, pageQuery.helpOrigin, ...list),
  '/login/login': page('/login'),
  '/login/bind': page('/login/bind'),
  '/personal/personal': page('/personal', pageQuery.tab),
  '/personal/applications': page('/personal/applications', pageQuery.application),
  '/personal/deta': page('/personal/settings'),
  '/resume/edit': page(
    '/resume/edit',
    ...resume,
    pageQuery.language,
    pageQuery.ghostwrite,
    pageQuery.ghostwriteService,
  ),
  '/resume/preview': page('/resume/preview', ...resume, pageQuery.readOnly),
  '/resume/preview2': page('/resume/preview', ...resume, pageQuery.readOnly),
  '/resume/contest': page('/contest', pageQuery.contestKind),
  '/ai/aiAnalyse': page('/ai/resume', pageQuery.resumeId),
  '/ai/jobAiAnalyse': page('/ai/job', pageQuery.resumeId),
  '/ai/letterAiAnalyse': page('/ai/letter', pageQuery.resumeId),
  '/ai/interviewAiAnalyse': page('/ai/interview', pageQuery.resumeId),
  '/ai/offerAiAnalyse': page('/ai/offer'),
  '/ai/jdAiAnalyse': page('/ai/jd', pageQuery.resumeId),
  '/ai/fereAiAnalyse': page('/ai/companion', pageQuery.resumeId),
  '/ai/kaoyanAiAnalyse': page('/ai/postgraduate-exam', pageQuery.resumeId),
  '/ai/kaogongAiAnalyse': page('/ai/civil-service', pageQuery.resumeId),
  '/ai/jobRightAi': page('/ai/rights'),
  '/ai/interviewReport': page('/ai/interview-report', pageQuery.interviewSession),
};

/**
 * [decision 32]: share, scan, payment and legal pages stay here, and so does the exit from the mobile site.
 */
const EXCLUDED = /^\/(?:resume\/share|contest\/verify|legal|member|pay|pcview)(?:\/|$)/;

/** The mobile address of one of our pages; null when a phone is not redirected. */
export function mobileAddress({ pathname, searchParams }: URL, mobileSite: string): string | null {
  if (EXCLUDED.test(pathname) || !/^https?:\/\//.test(mobileSite)) return null;
  const page = mobilePages[pathname];
  const target = new URL(mobileSite.replace(/\/+$/, '') + (page?.path ?? '/'));
  // Arrival parameters go along with every page: the mobile site stores where a visitor came from.
  for (const name of [...(page?.carries ?? []), ...arrival]) {
    const value = searchParams.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  return target.href;
}
