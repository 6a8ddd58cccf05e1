export { GuideModule } from './guide.module.js';
export { Guides } from './guides.service.js';
