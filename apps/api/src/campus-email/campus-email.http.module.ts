import { Module } from '@nestjs/common';
import { CampusEmailModule } from '@qicheng/core/campus-email';
import { CampusEmailController } from './campus-email.controller.js';

@Module({ imports: [CampusEmailModule], controllers: [CampusEmailController] })
export class CampusEmailHttpModule {}
