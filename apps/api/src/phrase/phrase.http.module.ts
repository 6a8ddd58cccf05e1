import { Module } from '@nestjs/common';
import { PhraseModule } from '@qicheng/core/phrase';
import { PhraseController } from './phrase.controller.js';
import { WordController } from './word.controller.js';

@Module({ imports: [PhraseModule], controllers: [PhraseController, WordController] })
export class PhraseHttpModule {}
