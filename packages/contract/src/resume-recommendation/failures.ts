import { failure } from '../kit/endpoint.js';

export const resumeRecommendationFailures = {
  recommendConsentRequired: failure('请先阅读并同意授权说明'),
  recommendPhoneRequired: failure('请先验证企业可以联系的手机号'),
  recommendUnavailable: failure('暂时没有可以接收简历的合作平台'),
  recommendClosed: failure('请先开启简历推荐'),
};
