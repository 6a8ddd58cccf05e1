import type { JobRequirement } from '@qicheng/analysis/job-description';

/** How long a line of the head of a posting is at most: 3-5年, 本科. */
const SHORT = 6;

const isSameFact = ({ fact: one }: JobRequirement, { fact: other }: JobRequirement): boolean =>
  one !== null &&
  other !== null &&
  ((one.kind === 'degree' && other.kind === 'degree' && one.least === other.least) ||
    (one.kind === 'experience' && other.kind === 'experience' && one.least === other.least));

/** The requirements without those of the head of a posting that its list states again, in more words. */
export const withoutRepeats = (requirements: readonly JobRequirement[]): JobRequirement[] =>
  requirements.filter(
    (one) =>
      one.text.length > SHORT ||
      !requirements.some(
        (other) => other !== one && other.text.length > one.text.length && isSameFact(one, other),
      ),
  );
