import { Injectable, Module } from '@nestjs/common';
import { DocumentFileService, DocumentFilesModule } from '@qicheng/core/content';
import { renderDocument } from '@qicheng/jobs/definitions';
import { Processes } from '../kit/processes.decorator.js';

/** Makes the Word file of a job document's current content. */
@Injectable()
export class RenderDocumentProcessor {
  constructor(private readonly files: DocumentFileService) {}

  @Processes(renderDocument)
  async run({ documentId }: { documentId: string }): Promise<void> {
    const { renderArticle } = await import('@qicheng/docx/article');
    const { key, ...article } = await this.files.source(documentId);
    await this.files.store(key, await renderArticle(article));
  }
}

@Module({ imports: [DocumentFilesModule], providers: [RenderDocumentProcessor] })
export class ContentWorkerModule {}
