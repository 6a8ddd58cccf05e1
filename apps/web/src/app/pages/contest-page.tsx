import { getContest } from '@qicheng/contract/contest/index';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { isFailure } from '@qicheng/contract/kit/api-failure';
import type { Call } from '@qicheng/contract/kit/client';
import { Lost } from '@qicheng/ui/status';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { type Contest, type ContestKind, KIND_NAMES } from '#src/features/contest/contest.js';
import { ContestView, NoContest } from '#src/features/contest/components/contest-view.jsx';
import { DataScope } from '../data-scope.js';
import type { PageWords } from '../page.js';

interface Data {
  kind: ContestKind;
  contest: Contest | null;
  /** The site shows no contests of this kind. */
  isHidden: boolean;
}

const KINDS: Readonly<Record<string, ContestKind>> = { '1': 'school', '2': 'provincial' };

/** The contest of the address: 1 the school's (the default), 2 the province's. */
export async function load(ask: Call, query: URLSearchParams) {
  const named = query.get(pageQuery.contestKind) ?? '1';
  const kind = Object.hasOwn(KINDS, named) ? KINDS[named] : undefined;
  if (kind === undefined) return null;
  try {
    return { kind, contest: (await ask(getContest, { kind })).contest, isHidden: false };
  } catch (failure) {
    if (isFailure(failure, 'contestHidden')) return { kind, contest: null, isHidden: true };
    throw failure;
  }
}

export function describe(_query: URLSearchParams, data: Data | null): PageWords {
  if (data === null) return { title: '没有找到这个大赛 · 启程', status: 404 };
  const { kind, contest } = data;
  return {
    title: `${contest?.title ?? KIND_NAMES[kind]} · 简历大赛 · 启程`,
    description: `${KIND_NAMES[kind]}：规则、报名时间、评分标准与结果；选一份简历提交，截止前可以撤回。`,
    canonical: paths.contest.href(kind),
  };
}

/** The contest page [spec 2]. */
export function Component() {
  const data = useLoaderData<Data | null>();
  if (data === null)
    return (
      <Lost
        level={1}
        title="没有找到这个大赛"
        action={<ButtonLink to={paths.contest.href('school')}>看校级大赛</ButtonLink>}
      >
        地址可能不完整；校级与省级的大赛都可以从顶部菜单进入。
      </Lost>
    );
  const { kind, contest, isHidden } = data;
  if (contest)
    return (
      <DataScope>
        <ContestView key={contest.id} contest={contest} />
      </DataScope>
    );
  return <NoContest kind={kind} isHidden={isHidden} />;
}
