import { Module } from '@nestjs/common';
import { GuideModule } from '@qicheng/core/guide';
import { GuideController } from './guide.controller.js';

@Module({ imports: [GuideModule], controllers: [GuideController] })
export class GuideHttpModule {}
