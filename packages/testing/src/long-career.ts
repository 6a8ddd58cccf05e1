import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';

const DUTIES = [
  [
    '统筹华东五省一市的渠道推广，按季度复盘费效比，把新品铺货周期从 60 天压缩到 34 天，年度回款 1.8 亿元',
    'Ran channel promotion in six provinces, reviewed return each quarter and cut the time to stock new products from 60 to 34 days with receipts of CNY 180 million',
  ],
  [
    '搭建会员分层与内容日历，老客复购率由 18% 提升到 29%，单客年消费增加 46 元',
    'Built membership tiers and a content calendar; repeat purchases rose from 18% to 29% and spend per customer by CNY 46 a year',
  ],
  [
    '带领 6 人内容小组完成 140 支短视频，总播放 2.3 亿次，其中 3 支进入平台周榜前十',
    'Led six people who made 140 short videos with 230 million views, three of them in the weekly top ten',
  ],
  [
    '与供应链共建需求预测表，缺货率由 7.5% 降到 2.1%，临期损耗减少 260 万元',
    'Set up demand forecasts with the supply chain, cutting stock-outs from 7.5% to 2.1% and waste by CNY 2.6 million',
  ],
] as const;

/** Returns the marketing sample with this many more employers, two years each. */
export function longCareer(templateCode: string, employers: number): ResumeDocument {
  const document = SAMPLES.marketing();
  document.meta.templateCode = templateCode;
  document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
  const more = Array.from({ length: employers }, (_, index): ResumeDocument['work'][number] => {
    const year = 2019 - 2 * index;
    return {
      id: `employer${index}`,
      company: { zh: `江畔食品（示例）第${index + 1}公司`, en: `Jiangpan Foods ${index + 1}` },
      title: { zh: '市场经理', en: 'Marketing Manager' },
      period: { start: { y: year, m: 3 }, end: { y: year + 2, m: 2 } },
      highlights: DUTIES.map(([zh, en], at) => ({
        id: `duty${index}-${at}`,
        kind: 'bullet',
        zh: [{ text: zh }],
        en: [{ text: en }],
      })),
    };
  });
  document.work = [...document.work, ...more];
  return document;
}
