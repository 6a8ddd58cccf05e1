import { getContest } from '@qicheng/contract/contest/index';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { ApiFailure, type Call } from '@qicheng/contract/kit/client';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import { type Contest, type ContestKind, KIND_NAMES } from '../../features/contest/contest.js';
import { ContestView, NoContest } from '../../features/contest/components/contest-view.js';
import { DataScope } from '../data-scope.js';
import type { PageWords } from '../page.js';

interface Data {
  kind: ContestKind;
  contest: Contest | null;
  /** While the site shows no contests of the kind. */
  isHidden: boolean;
}

/** The contest that the address names: 1 the school's, 2 the province's. */
export async function load(ask: Call, query: URLSearchParams) {
  const kind: ContestKind = query.get(pageQuery.contestKind) === '2' ? 'provincial' : 'school';
  try {
    return { kind, contest: (await ask(getContest, { kind })).contest, isHidden: false };
  } catch (failure) {
    // A refusal of the call itself: the operator shows no such contests.
    if (failure instanceof ApiFailure && failure.status === 200)
      return { kind, contest: null, isHidden: true };
    throw failure;
  }
}

export const describe = (_query: URLSearchParams, { kind, contest }: Data): PageWords => ({
  title: `${contest?.title ?? KIND_NAMES[kind]} · 简历大赛 · 启程`,
  description: `${KIND_NAMES[kind]}：规则、报名时间、评分标准与结果；选一份简历提交，截止前可以撤回。`,
  canonical: paths.contest.href(kind),
});

/** The contests of spec section 2. */
export function Component() {
  const { kind, contest, isHidden } = useLoaderData<Data>();
  if (contest)
    return (
      <DataScope>
        <ContestView key={contest.id} contest={contest} />
      </DataScope>
    );
  return <NoContest kind={kind} isHidden={isHidden} />;
}
