/** Legal texts and notices, by their entry names. */
export const legalTitles = {
  terms: '用户协议',
  privacy: '隐私政策',
  children: '儿童个人信息保护说明',
} as const;

export type LegalName = keyof typeof legalTitles;
export const legalNames = Object.keys(legalTitles) as LegalName[];
