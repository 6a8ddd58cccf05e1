import { Module } from '@nestjs/common';
import { ResumeModule } from '../resume/index.js';
import { CheckText } from './check-text.js';

export { CheckText } from './check-text.js';
export type { TextCheckFailure } from './check-text.js';

@Module({ imports: [ResumeModule], providers: [CheckText], exports: [CheckText] })
export class TextCheckModule {}
