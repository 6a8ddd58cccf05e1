import { paths } from '../../config/paths.js';

/** Whether a page's entry of the top menu is AI [decision 33]. */
export const isAiPage = (pathname: string): boolean => pathname.startsWith('/ai/');

/** The strip is on home and on the pages of AI [spec 2]. */
export const hasStrip = (pathname: string): boolean => pathname === paths.home.path || isAiPage(pathname);
