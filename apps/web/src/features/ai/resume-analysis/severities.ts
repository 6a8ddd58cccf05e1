/** How pressing a finding is, in words and as the first character of its mark on the page. */
export const SEVERITIES = {
  urgent: { label: '尽快修改', short: '急' },
  important: { label: '建议修改', short: '改' },
  minor: { label: '可以更好', short: '优' },
} as const;
