import { bindRecommendationPhone, sendRecommendationCode } from './recommendation-phone.contract.js';

export { bindRecommendationPhone, sendRecommendationCode } from './recommendation-phone.contract.js';

export const resumeRecommendationEndpoints = { sendRecommendationCode, bindRecommendationPhone };
