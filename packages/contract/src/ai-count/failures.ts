import { failure } from '../kit/endpoint.js';

export const aiCountFailures = {
  aiCountsExhausted: failure('AI 次数不足，请获取更多次数后再试'),
  aiCountsReservationEnded: failure('本次操作已结束，请重新发起'),
};

export const campaignFailures = {
  campaignCodeInvalid: failure('活动链接无效，请确认链接是否完整'),
  campaignNotStarted: failure('活动尚未开始，请在活动开始后再来'),
  campaignEnded: failure('活动已结束'),
};
