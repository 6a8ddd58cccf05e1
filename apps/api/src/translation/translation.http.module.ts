import { Module } from '@nestjs/common';
import { TranslationModule } from '@qicheng/core/translation';
import { TranslationController } from './translation.controller.js';

@Module({ imports: [TranslationModule], controllers: [TranslationController] })
export class TranslationHttpModule {}
