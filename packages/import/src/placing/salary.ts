import type { Salary } from '@qicheng/resume/document';

/** Desired pay: 8K-12K, 8000-12000元/月, 15-20万/年, 200元/天, 面议; null for anything else. */
export function readSalary(text: string): Salary | null {
  if (/面议|negotiable/i.test(text) && !/\d/.test(text)) return { negotiable: true };
  const [min, max] = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (min === undefined) return null;
  const unit = /[天日]|day/i.test(text)
    ? 'yuanPerDay'
    : /时|hour/i.test(text)
      ? 'yuanPerHour'
      : /万/.test(text) && /年|year/i.test(text)
        ? 'wanPerYear'
        : /k|千/i.test(text)
          ? 'kiloPerMonth'
          : 'yuanPerMonth';
  return {
    min,
    ...(max !== undefined && max >= min && { max }),
    unit,
    ...(/面议/.test(text) && { negotiable: true }),
  };
}
