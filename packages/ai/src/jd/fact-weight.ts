import { memoize } from '@qicheng/resume/memoize';

const HELPED = /^(?:协助|参与|参加|辅助|配合|跟随|跟着|学习)/u;
/** A task of the studies is quoted where no work answers a part. */
const OF_STUDIES = /^毕业(?:设计|论文|课题)/u;
const FIGURE = /\d+(?:\.\d+)?\s*万?/gu;
const TEN_THOUSAND = 10_000;

/** The strength of a text: own work before assistance, large quantities before small ones. */
export const weightOf = memoize((affirmed: string): { weight: number } => {
  const figures = [...affirmed.replaceAll(/(?:19|20)\d{2}\s*年?/gu, '').matchAll(FIGURE)].map(
    ([figure]) => Number.parseFloat(figure) * (figure.endsWith('万') ? TEN_THOUSAND : 1),
  );
  const size = figures.length === 0 ? 0 : 0.02 + Math.min(0.03, Math.log10(1 + Math.max(...figures)) * 0.006);
  return { weight: size - (HELPED.test(affirmed) ? 0.04 : 0) };
});

/** Whether a text tells a thesis or a project of the studies. */
export const isTaskOfStudies = (affirmed: string): boolean => OF_STUDIES.test(affirmed);
