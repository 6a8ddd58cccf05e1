import { Module } from '@nestjs/common';
import { TextCheckModule } from '@qicheng/core/text-check';
import { TextCheckController } from './text-check.controller.js';

@Module({ imports: [TextCheckModule], controllers: [TextCheckController] })
export class TextCheckHttpModule {}
