export interface AiProduct {
  /** Names the product on the wire and its picture. */
  code: string;
  name: string;
  description: string;
  /** Address of its page. */
  path: string;
}

/** The AI services that are served, by the groups of the menu (spec §2, top bar); an AI page not listed leads to /page/404. */
export const AI_PRODUCTS: Readonly<Record<string, readonly AiProduct[]>> = {
  'AI 简历服务': [
    {
      code: 'resumeAnalysis',
      name: '简历分析',
      description: '逐条检查，每一分都有理由，能改的直接应用',
      path: '/ai/aiAnalyse',
    },
  ],
  'AI 面试预测': [],
  'AI 求职搭子': [
    {
      code: 'offer',
      name: 'Offer 选择',
      description: '按税后现金、公积金与您看重的方面逐项比较',
      path: '/ai/offerAiAnalyse',
    },
  ],
};
