const day = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Asia/Shanghai',
});

/** 2026年11月21日, the same on the server as in every browser. */
export const dayText = (iso: string): string => day.format(new Date(iso));
