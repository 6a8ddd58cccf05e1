import { pageQuery } from '@qicheng/contract/browser/page-query';
import { paths } from '#src/config/paths.js';

/** Whether a page belongs to the AI entry of the top menu [decision 33]. */
export const isAiPage = (pathname: string): boolean => pathname.startsWith('/ai/');

const RESULT_QUERIES = [pageQuery.run, pageQuery.interviewSession];

/** The top strip is shown on home and on AI pages [spec 2], except above a result or a mock interview. */
export function hasStrip({ pathname, search }: { pathname: string; search: string }): boolean {
  if (pathname === paths.home.path) return true;
  const query = new URLSearchParams(search);
  return isAiPage(pathname) && !RESULT_QUERIES.some((name) => query.has(name));
}
