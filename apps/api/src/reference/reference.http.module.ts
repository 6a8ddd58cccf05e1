import { Module } from '@nestjs/common';
import { ReferenceModule } from '@qicheng/core/reference';
import { ReferenceController } from './reference.controller.js';

@Module({ imports: [ReferenceModule], controllers: [ReferenceController] })
export class ReferenceHttpModule {}
