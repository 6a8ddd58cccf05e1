import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';

const LEAD = '一篇说清一件事。';

/** The sentence under the title of the help centre; it promises a contact only where the site has one. */
export function helpLead(info: Pick<WebsiteInfo, 'chatUrl' | 'feedbackUrl' | 'hotline'> | null): string {
  const hasContact = Boolean(info?.chatUrl || info?.feedbackUrl || info?.hotline);
  return hasContact ? `${LEAD}没有找到答案时，可以从页面右侧的客服入口找到我们。` : LEAD;
}
