import { HEAVY_HOURS_PER_DAY } from '@qicheng/analysis/study-plan';

/** Says so when a plan asks for more hours a day than most people keep up; null otherwise. */
export function heavyRemark(hours: number, days: number): string | null {
  const perDay = Math.round((hours * 10) / days) / 10;
  return perDay > HEAVY_HOURS_PER_DAY
    ? `平均每天 ${perDay} 小时，超过 ${HEAVY_HOURS_PER_DAY} 小时，很难长期坚持，请核对可用时间并留出休息`
    : null;
}
