import { Module } from '@nestjs/common';
import { GuideRepository } from './guide.repository.js';
import { GuideService } from './guide.service.js';

export { GuideService } from './guide.service.js';

@Module({ providers: [GuideRepository, GuideService], exports: [GuideService] })
export class GuideModule {}
