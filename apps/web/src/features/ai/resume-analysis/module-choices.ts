import { countResumeAnalyses, listResumeModules } from '@qicheng/contract/analysis/resume-analysis.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SeekerStage } from '@qicheng/analysis/resume-analysis';
import { call } from '#src/lib/api.js';

interface Subject {
  resumeId?: string;
  importId?: string;
}

/** The parts that can be checked; for a chosen résumé also its stage and which parts it has. */
export const modulesQuery = (subject: Subject, stage: SeekerStage | null) =>
  queryOptions({
    queryKey: ['ai', 'resume-modules', subject, stage],
    queryFn: ({ signal }) =>
      call(listResumeModules, { ...subject, ...(stage === null ? {} : { stage }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** How often a résumé was analysed. */
export const analysesCountQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['ai', 'history', 'resume-count', resumeId],
    queryFn: ({ signal }) => call(countResumeAnalyses, { resumeId }, { signal }),
  });
