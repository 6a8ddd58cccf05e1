import { Module } from '@nestjs/common';
import { DocumentFilesModule } from '@qicheng/core/content';
import { RenderDocumentProcessor } from './render-document.processor.js';

@Module({ imports: [DocumentFilesModule], providers: [RenderDocumentProcessor] })
export class ContentWorkerModule {}
