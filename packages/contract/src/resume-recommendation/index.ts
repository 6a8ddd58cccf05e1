import { bindRecommendationPhone, sendRecommendationCode } from './recommendation-phone.contract.js';
import {
  closeRecommendation,
  getCampusSync,
  getRecommendation,
  getRecommendationOffer,
  openRecommendation,
  startCampusSync,
  stopCampusSync,
  syncRecommendation,
} from './recommendation.contract.js';

export { CAMPUS_CONSENT, RECOMMEND_CONSENT } from './consent-texts.js';
export {
  closeRecommendation,
  getCampusSync,
  getRecommendation,
  getRecommendationOffer,
  openRecommendation,
  startCampusSync,
  stopCampusSync,
  syncRecommendation,
};
export { bindRecommendationPhone, sendRecommendationCode };

export const resumeRecommendationEndpoints = {
  sendRecommendationCode,
  bindRecommendationPhone,
  getRecommendation,
  getRecommendationOffer,
  openRecommendation,
  closeRecommendation,
  syncRecommendation,
  getCampusSync,
  startCampusSync,
  stopCampusSync,
};
