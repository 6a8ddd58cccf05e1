const yuan = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });

/** 225,162 */
export const moneyText = (amount: number): string => yuan.format(amount);
