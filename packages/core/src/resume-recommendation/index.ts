export { BindRecommendationPhone } from './bind-recommendation-phone.js';
export { ResumeRecommendationModule } from './resume-recommendation.module.js';
