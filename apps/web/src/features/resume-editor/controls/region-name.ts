import type { Place } from '@qicheng/resume/document';

/** One step of the way to a region. */
export interface RegionStep {
  readonly code: string;
  readonly name: string;
}

const SUFFIX = /(特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|省|市)$/;
const MUNICIPALITIES = new Set(['北京', '上海', '天津', '重庆']);

/** The words that a résumé prints: 湖南长沙, 北京海淀区. */
export function regionLabel(steps: readonly RegionStep[]): string {
  const [province, ...below] = steps.map(({ name }) => name);
  if (province === undefined) return '';
  const first = province.replace(SUFFIX, '');
  const rest = MUNICIPALITIES.has(first) ? below.slice(1) : below;
  return [
    first,
    ...rest.map((name, index) =>
      index === 0 && !MUNICIPALITIES.has(first) ? name.replace(SUFFIX, '') : name,
    ),
  ].join('');
}

/** The place that a way through the regions names. */
export function placeOf(steps: readonly RegionStep[]): Place {
  const last = steps.at(-1);
  return { ...(last ? { code: last.code } : {}), name: { zh: regionLabel(steps) } };
}
