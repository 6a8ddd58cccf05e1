import {
  checkContestSubmit,
  getContest,
  getContestCertificate,
  submitToContest,
  withdrawFromContest,
} from '@qicheng/contract/contest/index';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { showToast } from '@qicheng/ui/toast';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router-dom';
import { ApiFailure, call } from '#src/lib/api.js';
import { saveFile } from '#src/lib/save-file.js';
import type { ContestKind } from './contest.js';

const MAX_RESUMES = 50;

/** The member's entry in the current contest of a kind. */
export const ownEntryQuery = (kind: ContestKind) =>
  queryOptions({
    queryKey: ['contest', kind, 'entry'],
    queryFn: async ({ signal }) => (await call(getContest, { kind }, { signal })).entry,
  });

/** The requirements for entering, with or without a résumé. */
export const checkQuery = (kind: ContestKind, resumeId: string | undefined) =>
  queryOptions({
    queryKey: ['contest', kind, 'check', resumeId ?? ''],
    queryFn: ({ signal }) => call(checkContestSubmit, { kind, resumeId }, { signal }),
  });

export const resumesQuery = queryOptions({
  queryKey: ['contest', 'resumes'],
  queryFn: ({ signal }) => call(listResumes, { page: 1, limit: MAX_RESUMES }, { signal }),
});

const showFailure = (failure: Error) =>
  showToast('error', failure instanceof ApiFailure ? failure.message : '没有完成，请稍后再试');

/** A member's actions in a contest; the state is reloaded after each. */
export function useContestActions(kind: ContestKind) {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const refresh = async () => {
    // The page itself shows the number of entries.
    await Promise.all([queries.invalidateQueries({ queryKey: ['contest', kind] }), revalidate()]);
  };
  const submit = useMutation({
    mutationFn: (resumeId: string) => call(submitToContest, { kind, resumeId }),
    onSuccess: () => showToast('success', '参赛简历已提交'),
    onError: showFailure,
    onSettled: refresh,
  });
  const withdraw = useMutation({
    mutationFn: () => call(withdrawFromContest, { kind }),
    onSuccess: () => showToast('success', '已撤回参赛简历'),
    onError: showFailure,
    onSettled: refresh,
  });
  const certificate = useMutation({
    mutationFn: () => call(getContestCertificate, { kind }),
    onSuccess: ({ file }) => (file ? saveFile(file) : showToast('info', '证书正在制作，请稍后再来')),
    onError: showFailure,
  });
  return { submit, withdraw, certificate };
}
