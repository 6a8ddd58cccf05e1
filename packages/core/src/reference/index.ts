export { ReferenceModule } from './reference.module.js';
export { type Region, type RegionSeed, RegionService } from './region.service.js';
export { type SchoolEntry, SchoolService, searchTermsOf } from './school.service.js';
