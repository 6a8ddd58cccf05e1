export { BindRecommendationPhone } from './bind-recommendation-phone.js';
export { CampusSyncService, type CampusSyncState } from './campus-sync.service.js';
export { type RecommendationState, RecommendationService } from './recommendation.service.js';
export { ResumeDeliveryService } from './resume-delivery.service.js';
export { ResumeDeliveryModule } from './resume-delivery.module.js';
export type { ResumeRecommendationFailure } from './resume-recommendation.failures.js';
export { ResumeRecommendationModule } from './resume-recommendation.module.js';
