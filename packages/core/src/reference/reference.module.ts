import { Module } from '@nestjs/common';
import { RegionRepository } from './region.repository.js';
import { Regions } from './regions.service.js';
import { SchoolRepository } from './school.repository.js';
import { Schools } from './schools.service.js';

@Module({ providers: [RegionRepository, Regions, SchoolRepository, Schools], exports: [Regions, Schools] })
export class ReferenceModule {}
