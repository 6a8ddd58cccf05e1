/** Texts that people agree to or are told of, by the names of their entries. */
export const legalTitles = {
  terms: '用户协议',
  privacy: '隐私政策',
  children: '儿童个人信息保护说明',
} as const;

export type LegalName = keyof typeof legalTitles;
export const legalNames = Object.keys(legalTitles) as LegalName[];
