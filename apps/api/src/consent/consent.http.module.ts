import { Module } from '@nestjs/common';
import { ConsentModule } from '@qicheng/core/consent';
import { ConsentController } from './consent.controller.js';

@Module({ imports: [ConsentModule], controllers: [ConsentController] })
export class ConsentHttpModule {}
