export { GuideModule } from './guide.module.js';
export { GuideService } from './guide.service.js';
