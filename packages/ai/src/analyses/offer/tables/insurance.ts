import type { SourceId } from './sources.js';

interface Rate {
  key: string;
  label: string;
  percent: number;
  source: SourceId;
}

/** The employee's shares that apply nationwide; injury and maternity are paid by the employer only. */
export const nationalRates: readonly Rate[] = [
  { key: 'pension', label: '基本养老保险', percent: 8, source: 'pension' },
  { key: 'medical', label: '基本医疗保险', percent: 2, source: 'medical' },
];
