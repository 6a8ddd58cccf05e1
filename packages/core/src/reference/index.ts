import { Module } from '@nestjs/common';
import { RegionRepository } from './region.repository.js';
import { RegionService } from './region.service.js';
import { SchoolRepository } from './school.repository.js';
import { SchoolService } from './school.service.js';

export { joinSyllables, latinName } from './latin-name.js';
export { type Region, type RegionSeed, RegionService } from './region.service.js';
export { byName, matchesName, matchesSchool } from './school.repository.js';
export { type SchoolTerms, searchTermsOf } from './school-search.js';
export { type SchoolEntry, SchoolService } from './school.service.js';

@Module({
  providers: [RegionRepository, RegionService, SchoolRepository, SchoolService],
  exports: [RegionService, SchoolService],
})
export class ReferenceModule {}
