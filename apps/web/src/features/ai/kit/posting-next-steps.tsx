import { pageQuery } from '@qicheng/contract/browser/page-query';
import { createApplication, linkApplication } from '@qicheng/contract/job-application/index';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { applicationLengths } from '@qicheng/analysis/job-application';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { Button } from '@qicheng/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { call } from '#src/lib/api.js';
import { ResultSection } from '../kit/result-section.js';
import styles from './jd-analysis.module.css';

interface PostingNextStepsProps {
  runId: string;
  resumeId: string | null;
  job: JobDescription;
  /** The advertisement as it was pasted. */
  text: string;
}

/** What an advertisement does not say. */
const NOTHING_ELSE = {
  ...{ channel: null, url: '', deadline: null, notes: '', stage: 'wish', stages: [] },
  ...{ appointmentAt: null, appointmentMinutes: 60, appointmentTitle: '', appointmentPlace: '' },
} satisfies Partial<InputOf<typeof createApplication>>;

/** The way on from an advertisement: a card on the board, from which the other services are filled in. */
export function PostingNextSteps({ runId, resumeId, job, text }: PostingNextStepsProps) {
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const add = useMutation({
    mutationFn: async () => {
      const { id } = await call(createApplication, {
        // Asking again for the same run returns the same card.
        requestKey: runId,
        company: (job.company?.text ?? '公司未写明').slice(0, applicationLengths.company),
        post: (job.title?.text ?? '岗位未写明').slice(0, applicationLengths.post),
        city: (job.cities[0]?.text ?? '').slice(0, applicationLengths.city),
        jobText: text,
        ...NOTHING_ELSE,
      });
      await call(linkApplication, { id, jdRunId: runId, ...(resumeId && { resumeId }) });
      return id;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['job-applications'] }),
    meta: { isShownInPlace: true },
  });
  const applicationId = add.data ?? query.get(pageQuery.application);
  return (
    <ResultSection
      title="接下来"
      lead={
        applicationId === null
          ? '加入求职进展后，求职信和模拟面试会带上这个岗位和简历，不用再粘贴。'
          : '求职信和模拟面试会带上这个岗位和简历。'
      }
      isPrinted={false}
    >
      <p className={styles.next}>
        {applicationId === null ? (
          <Button tone="primary" icon="plus" isBusy={add.isPending} onClick={() => add.mutate()}>
            加入求职进展
          </Button>
        ) : (
          <>
            <Link to={paths.aiCoverLetter.href({ applicationId })}>写求职信</Link>
            <Link to={paths.aiInterview.href({ applicationId })}>模拟面试</Link>
            <Link to={paths.applications.hrefOf(applicationId)}>在求职进展里查看</Link>
          </>
        )}
      </p>
      {add.error ? <p role="alert">{add.error.message}</p> : null}
    </ResultSection>
  );
}
