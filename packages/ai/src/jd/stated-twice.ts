import type { JobRequirement } from '@qicheng/analysis/job-description';

/** The maximum length of a line in the header of a posting: 3-5年, 本科. */
const SHORT = 6;

const isSameFact = ({ fact: one }: JobRequirement, { fact: other }: JobRequirement): boolean =>
  one !== null &&
  other !== null &&
  ((one.kind === 'degree' && other.kind === 'degree' && one.least === other.least) ||
    (one.kind === 'experience' && other.kind === 'experience' && one.least === other.least));

/** Removes requirements of the header that are repeated with more words in the list. */
export const withoutRepeats = (requirements: readonly JobRequirement[]): JobRequirement[] =>
  requirements.filter(
    (one) =>
      one.text.length > SHORT ||
      !requirements.some(
        (other) => other !== one && other.text.length > one.text.length && isSameFact(one, other),
      ),
  );
