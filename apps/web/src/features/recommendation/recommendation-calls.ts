import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import {
  bindRecommendationPhone,
  closeRecommendation,
  getCampusSync,
  getRecommendation,
  getRecommendationOffer,
  openRecommendation,
  sendRecommendationCode,
  startCampusSync,
  stopCampusSync,
  syncRecommendation,
} from '@qicheng/contract/resume-recommendation/index';
import { showToast } from '@qicheng/ui/toast';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '#src/lib/api.js';

export type Recommendation = ResultOf<typeof getRecommendation>;
export type CampusSync = ResultOf<typeof getCampusSync>;

const POLL_MS = 3_000;
const MAX_RESUMES = 50;
const KEYS = { recommendation: ['recommendation'], campus: ['campus-sync'] } as const;
const whileWaiting = (data: { delivery: string } | undefined) =>
  data?.delivery === 'waiting' ? POLL_MS : false;

/** The state of the member's recommendation; polled while a transfer is pending. */
export const recommendationQuery = queryOptions({
  queryKey: KEYS.recommendation,
  queryFn: ({ signal }) => call(getRecommendation, {}, { signal }),
  refetchInterval: ({ state: { data } }) => whileWaiting(data),
});

export const campusSyncQuery = queryOptions({
  queryKey: KEYS.campus,
  queryFn: ({ signal }) => call(getCampusSync, {}, { signal }),
  refetchInterval: ({ state: { data } }) => whileWaiting(data),
});

/** Records that the offer was shown. */
export const noteOffer = () => call(getRecommendationOffer, { isShown: true });

export const ownResumesQuery = queryOptions({
  queryKey: ['recommendation-resumes'],
  queryFn: ({ signal }) => call(listResumes, { page: 1, limit: MAX_RESUMES }, { signal }),
});

export async function sendContactCode(phone: string, pass: string): Promise<string> {
  const headers = { 'x-captcha-pass': pass };
  return (await call(sendRecommendationCode, { phone }, { headers })).challengeId;
}

export const bindContact = (claim: { phone: string; code: string; challengeId: string }) =>
  call(bindRecommendationPhone, claim);

const showFailure = (failure: Error) =>
  showToast('error', failure instanceof ApiFailure ? failure.message : '没有完成，请稍后再试');

interface RecommendationRequest {
  resumeId: string;
  consent?: 'recommend-1';
}

/** Actions on the recommendation; each response is the new state. */
export function useRecommendationActions() {
  const queries = useQueryClient();
  const keep = (words: string) => (state: Recommendation) => {
    queries.setQueryData(recommendationQuery.queryKey, state);
    showToast('success', words);
  };
  const open = useMutation({
    mutationFn: (order: RecommendationRequest) => call(openRecommendation, order),
    onSuccess: keep('已开启简历推荐'),
    onError: showFailure,
  });
  const close = useMutation({
    mutationFn: () => call(closeRecommendation, {}),
    onSuccess: keep('已关闭，不再发送；平台会收到删除通知'),
    onError: showFailure,
  });
  const sync = useMutation({
    mutationFn: () => call(syncRecommendation, {}),
    onSuccess: keep('已提交同步'),
    onError: showFailure,
  });
  return { open, close, sync };
}

/** The same for the campus network. */
export function useCampusActions() {
  const queries = useQueryClient();
  const keep = (words: string) => (state: CampusSync) => {
    queries.setQueryData(campusSyncQuery.queryKey, state);
    showToast('success', words);
  };
  const start = useMutation({
    mutationFn: (order: { resumeId: string; consent?: 'campus-1' }) => call(startCampusSync, order),
    onSuccess: keep('已提交同步'),
    onError: showFailure,
  });
  const stop = useMutation({
    mutationFn: () => call(stopCampusSync, {}),
    onSuccess: keep('已撤回，不再发送；对方会收到删除通知'),
    onError: showFailure,
  });
  return { start, stop };
}
