import { FIT_BOUNDS, type FitSize, type FitSizes } from '@qicheng/templates/page-fit';
import type { FitOutcome } from './fit-job.js';

const SIZES = Object.keys(FIT_BOUNDS) as FitSize[];

/** Margins are named by the narrowest one. */
const valueOf = (sizes: FitSizes, size: FitSize): number =>
  size === 'marginMm' ? Math.min(...marginsOf(sizes)) : sizes[size];

const marginsOf = ({ marginMm: { top, right, bottom, left } }: FitSizes) => [top, right, bottom, left];

const isSame = (one: FitSizes, other: FitSizes, size: FitSize) =>
  size === 'marginMm' ? marginsOf(one).join() === marginsOf(other).join() : one[size] === other[size];

const shown = (size: FitSize, value: number) => {
  const { unit } = FIT_BOUNDS[size];
  return `${Number(value.toFixed(2))}${unit && ` ${unit}`}`;
};

export interface SizeChange {
  readonly size: FitSize;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly isBound: boolean;
}

/** What a fit changed, in the order in which it matters to a reader. */
export const sizeChanges = ({ before, answer }: FitOutcome): SizeChange[] =>
  SIZES.filter((size) => !isSame(before.sizes, answer.sizes, size)).map((size) => ({
    size,
    name: FIT_BOUNDS[size].name,
    before: shown(size, valueOf(before.sizes, size)),
    after: shown(size, valueOf(answer.sizes, size)),
    isBound: answer.bound.includes(size),
  }));

const pages = (count: number) => `${count} 页`;

/** The result in one sentence. */
export function fitResult({ answer, before, choice }: FitOutcome): string {
  const { budget } = choice;
  if (!answer.fits)
    return `按可读的下限排版也要 ${pages(answer.layout.pageCount)}，放不进 ${pages(budget)}。`;
  if (answer.density < 0)
    return `已拉开间距，末页占到 ${Math.round(answer.layout.fill * 100)}%，共 ${pages(answer.layout.pageCount)}。`;
  if (answer.density === 0) return `内容本来就在 ${pages(budget)}以内，用的是您设定的样式。`;
  return `已从 ${pages(before.pageCount)}调整到 ${pages(answer.layout.pageCount)}。`;
}

/** Why no better page exists: what is at its bound, and what the next looser page takes. */
export function certificate({ answer, choice }: FitOutcome): string {
  const { sizes, bound, looser } = answer;
  const size = `字号 ${shown('fontSizePt', sizes.fontSizePt)}`;
  const names = bound.map((one) => FIT_BOUNDS[one].name).join('、');
  const reached = names ? `${size}，已到下限：${names}。` : `${size}，各项都在下限以上。`;
  if (!answer.fits) return reached;
  return looser
    ? `${reached}再松一档就是 ${pages(looser.pageCount)}，这已是 ${pages(choice.budget)}内最宽松的排版。`
    : reached;
}
