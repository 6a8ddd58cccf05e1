const format = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Asia/Shanghai',
});

/** 2026年12月21日, as it is in China. */
export const fullDay = (moment: Date): string => format.format(moment);
