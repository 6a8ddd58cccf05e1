import { pageQuery } from '@qicheng/contract/browser/page-query';
import { getApplication, linkApplication, listApplications } from '@qicheng/contract/job-application/index';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from '@qicheng/ui/skeleton';
import { createContext, type ReactNode, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#src/lib/api.js';
import { useSession } from '#src/lib/session.js';
import { APPLICATIONS_KEY } from '#src/features/job-application/index.js';
import type { ResumeChoice } from './resume-choice.js';

/** Initial values of a service's form; empty if the address names nothing. */
export interface FormStart {
  /** Separates the stored input of forms with different initial values. */
  key: string;
  choice: ResumeChoice | null;
  company: string;
  position: string;
  city: string;
  jd: string;
  /** The applications with an offer, the named one first. */
  offers: readonly { company: string; role: string; city: string }[];
}

const NOTHING = { company: '', position: '', city: '', jd: '', offers: [] } as const;

/** The application in the address, with the others that have an offer. */
const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'form', id],
    queryFn: async ({ signal }) => {
      const [application, { list }] = await Promise.all([
        call(getApplication, { id }, { signal }),
        call(listApplications, {}, { signal }),
      ]);
      return { application, others: list.filter((card) => card.stage === 'offer' && card.id !== id) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const ApplicationContext = createContext<Omit<FormStart, 'key' | 'choice'> & { resume: ResumeChoice | null }>(
  {
    ...NOTHING,
    resume: null,
  },
);

const offerOf = ({ company, post, city }: { company: string; post: string; city: string }) => ({
  company,
  role: post,
  city,
});

function NamedApplication({ id, children }: { id: string; children: ReactNode }) {
  const { data, isPending } = useQuery(applicationQuery(id));
  if (isPending)
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">正在填写</span>
        <Skeleton height="24rem" />
      </div>
    );
  // If it no longer exists, the form starts without it.
  if (!data) return children;
  const { application, others } = data;
  const { company, post, city, jobText, resume, stage } = application;
  const value = {
    company,
    position: post,
    city,
    jd: jobText,
    resume: resume && { kind: 'resume' as const, resumeId: resume.id, title: resume.title },
    offers: [...(stage === 'offer' ? [application] : []), ...others].map(offerOf),
  };
  return <ApplicationContext.Provider value={value}>{children}</ApplicationContext.Provider>;
}

/** Loads the application in the address before the form is shown; without one it renders at once. */
export function FormStartScope({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const isMember = useSession((state) => state.isMember);
  const id = query.get(pageQuery.application);
  if (id === null || !isMember) return children;
  return <NamedApplication id={id}>{children}</NamedApplication>;
}

/** Initial values of the form: the application and the résumé in the address. */
export function useFormStart(): FormStart {
  const [query] = useSearchParams();
  const { resume, ...start } = useContext(ApplicationContext);
  const resumeId = query.get(pageQuery.resumeId);
  const application = query.get(pageQuery.application);
  const named: ResumeChoice | null = resumeId === null ? null : { kind: 'resume', resumeId, title: '' };
  return {
    ...start,
    choice: named ?? resume,
    key: [resumeId ?? '', ...(application === null ? [] : [application])].join(' '),
  };
}

const LINKS: Readonly<Record<string, 'letterRunId' | 'jdRunId' | 'offerRunId' | 'sessionId'>> = {
  coverLetter: 'letterRunId',
  jdAnalysis: 'jdRunId',
  offer: 'offerRunId',
  interviewSession: 'sessionId',
};

/** Links a result to the application that its form was filled from. */
export function useLinkToApplication(): (service: string, madeId: string) => void {
  const [query] = useSearchParams();
  const queries = useQueryClient();
  const id = query.get(pageQuery.application);
  return (service, madeId) => {
    const link = LINKS[service];
    if (id === null || link === undefined) return;
    // The result exists without the link, which can also be set from the application.
    call(linkApplication, { id, [link]: madeId })
      .then(() => queries.invalidateQueries({ queryKey: APPLICATIONS_KEY }))
      .catch(() => undefined);
  };
}
