import { Module } from '@nestjs/common';
import { GuideRepository } from './guide.repository.js';
import { Guides } from './guides.service.js';

@Module({ providers: [GuideRepository, Guides], exports: [Guides] })
export class GuideModule {}
