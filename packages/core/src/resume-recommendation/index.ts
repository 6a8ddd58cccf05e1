export { BindRecommendationPhone } from './bind-recommendation-phone.js';
export { CampusSync, type CampusSyncState } from './campus-sync.service.js';
export { type RecommendationState, Recommendations } from './recommendations.service.js';
export { ResumeDeliveries } from './resume-deliveries.service.js';
export { ResumeDeliveryModule } from './resume-delivery.module.js';
export type { ResumeRecommendationFailure } from './resume-recommendation.failures.js';
export { ResumeRecommendationModule } from './resume-recommendation.module.js';
