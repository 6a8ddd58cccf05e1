import { paths } from '../../config/paths.js';

/** Whether a page belongs to the AI entry of the top menu [decision 33]. */
export const isAiPage = (pathname: string): boolean => pathname.startsWith('/ai/');

/** The top strip is shown on home and on AI pages [spec 2]. */
export const hasStrip = (pathname: string): boolean => pathname === paths.home.path || isAiPage(pathname);
