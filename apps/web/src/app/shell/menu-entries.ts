import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';
import { paths } from '../../config/paths.js';

interface MenuEntry {
  label: string;
  href: string;
  isExternal?: boolean;
}

/**
 * The top menu of [spec 2] as far as it leads somewhere; AI stands behind the first entry with a menu of its
 * own. The contest joins with its issue; the two external links show once an operator
 * has set them.
 */
export function menuEntries(siteInfo: WebsiteInfo | null): MenuEntry[] {
  const external = (label: string, href: string | undefined): MenuEntry[] =>
    href ? [{ label, href, isExternal: true }] : [];
  return [
    { label: '首页', href: paths.home.href() },
    { label: '在线制作', href: paths.templates.href() },
    { label: '求职文档', href: paths.documents.href() },
    { label: '课程', href: paths.courses.href() },
    ...external('投递岗位', siteInfo?.jobApplicationUrl),
    ...external('就业桥', siteInfo?.employmentBridgeUrl),
  ];
}
