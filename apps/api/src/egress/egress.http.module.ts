import { Module } from '@nestjs/common';
import { ModelCallModule } from '@qicheng/core/model-call';
import { EgressController } from './egress.controller.js';

@Module({ imports: [ModelCallModule], controllers: [EgressController] })
export class EgressHttpModule {}
