import { pageQuery } from '@qicheng/contract/browser/page-query';
import { createApplication, linkApplication } from '@qicheng/contract/job-application/index';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { applicationLengths } from '@qicheng/analysis/job-application';
import { Button } from '@qicheng/ui/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { call } from '#src/lib/api.js';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';
import { useSession } from '#src/lib/session.js';
import { APPLICATIONS_KEY, applicationsQuery, statedFields } from '#src/features/job-application/index.js';
import { cardOfPosting, hasResultOf, type KnownPosting, type LinkedRun } from './card-of-posting.js';
import styles from './posting-next-steps.module.css';
import { ResultSection } from './result-section.js';

interface PostingNextStepsProps {
  /** The run whose result is shown. */
  runId: string;
  resumeId: string | null;
  posting: KnownPosting;
  /** The run as a part of the card, for a service whose results the board lists. */
  link?: LinkedRun;
  /** The service of the result, to which no link leads. */
  from: keyof typeof NEXT;
}

/** What an advertisement does not say. */
const NOTHING_ELSE = {
  url: '',
  notes: '',
  stage: 'wish',
  stages: [],
  appointmentAt: null,
  appointmentMinutes: 60,
  appointmentTitle: '',
  appointmentPlace: '',
} satisfies Partial<InputOf<typeof createApplication>>;

const NEXT = {
  jd: { label: '分析职位描述', page: paths.aiJdAnalysis },
  letter: { label: '写求职信', page: paths.aiCoverLetter },
  interview: { label: '模拟面试', page: paths.aiInterview },
} as const;

/** A posting as known, completed from its text, whose place of work is more exact than a name of a city. */
function completed({ company, post, city, text }: KnownPosting) {
  const stated = statedFields({ company, post }, text);
  const { channel, deadline = null } = stated;
  return { company, post, ...stated, city: stated.city ?? city, channel: channel || null, deadline };
}

/** Asking again for the same run returns the same card. */
const newApplication = (
  requestKey: string,
  jobText: string,
  { company, post, city, channel, deadline }: ReturnType<typeof completed>,
): InputOf<typeof createApplication> => ({
  requestKey,
  company: company.slice(0, applicationLengths.company),
  post: post.slice(0, applicationLengths.post),
  city: city.slice(0, applicationLengths.city),
  channel,
  deadline,
  jobText,
  ...NOTHING_ELSE,
});

/** The way on from a posting: a card on the board, from which the other services are filled in. */
export function PostingNextSteps({ runId, resumeId, posting, link = {}, from }: PostingNextStepsProps) {
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const isMember = useSession((state) => state.isMember);
  const named = query.get(pageQuery.application);
  const cards = useQuery({ ...applicationsQuery, enabled: isMember && named === null });
  const facts = completed(posting);
  const card = named === null ? cardOfPosting(cards.data?.list ?? [], link, facts) : undefined;
  const add = useMutation({
    mutationFn: async () => {
      const id = card?.id ?? (await call(createApplication, newApplication(runId, posting.text, facts))).id;
      await call(linkApplication, { id, ...link, ...(resumeId && !card?.resume && { resumeId }) });
      return id;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
    meta: { isShownInPlace: true },
  });
  const applicationId = add.data ?? named ?? card?.id ?? null;
  const canLink = add.data === undefined && card !== undefined && !hasResultOf(link, card);
  const line = useRef<HTMLParagraphElement>(null);
  useFocusWhenLost(() => line.current?.querySelector('a'), add.data);
  const others = Object.entries(NEXT).filter(([key]) => key !== from);
  const names = others.map(([, { label }]) => label).join('、');
  return (
    <ResultSection
      title="接下来"
      lead={
        applicationId === null
          ? `加入求职进展后，${names}会带上这个岗位和简历，不用再粘贴。`
          : `${card ? '求职进展里已有这个岗位，' : ''}${names}会带上这个岗位和简历。`
      }
      isPrinted={false}
    >
      <p ref={line} className={styles.next}>
        {applicationId === null ? (
          <Button
            tone="primary"
            icon="plus"
            disabled={cards.isLoading}
            isBusy={add.isPending}
            onClick={() => add.mutate()}
          >
            加入求职进展
          </Button>
        ) : (
          <>
            {others.map(([key, { label, page }]) => (
              <Link key={key} to={page.href({ applicationId })}>
                {label}
              </Link>
            ))}
            <Link to={paths.applications.hrefOf(applicationId)}>在求职进展里查看</Link>
            {canLink ? (
              <Button isBusy={add.isPending} onClick={() => add.mutate()}>
                关联到这个岗位
              </Button>
            ) : null}
          </>
        )}
      </p>
      {add.error ? <p role="alert">{add.error.message}</p> : null}
    </ResultSection>
  );
}
