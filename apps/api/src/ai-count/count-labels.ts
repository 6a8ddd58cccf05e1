import { analysisServices } from '@qicheng/analysis/services';

const GRANTS: Readonly<Record<string, string>> = {
  activation: '首次激活赠送',
  campaign: '活动赠送',
  'campus-email': '校园邮箱认证',
  operator: '客服调整',
  order: '购买',
  'order-refund': '退款收回',
};

const words = new Map(Object.entries(GRANTS));
for (const [service, { label }] of Object.entries(analysisServices)) words.set(service, label);

/** Label of a transaction's source or use, for the owner. */
export const countSourceLabel = (source: string): string => words.get(source) ?? '其他';
