export { ReferenceModule } from './reference.module.js';
export { type Region, type RegionSeed, Regions } from './regions.service.js';
export { type SchoolEntry, Schools, searchTermsOf } from './schools.service.js';
