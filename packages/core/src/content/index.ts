import { Module } from '@nestjs/common';
import { MembershipModule } from '../membership/index.js';
import { StorageModule } from '../platform/storage/index.js';
import { ContentModule } from './content.module.js';
import { DocumentFileService } from './word/document-file.service.js';

export { type Banner, BannerService, type BannerPlace } from './banner.service.js';
export { contentData, contentKinds } from './content.js';
export type { ContentDraft, ContentKind, ContentQuery, ContentSummary } from './content.js';
export type { ContentFailure } from './content.js';
export { ContentModule } from './content.module.js';
export { ContentService } from './content.service.js';
export { CourseService } from './course.service.js';
export type { ContentAdminRow } from './admin/content-admin.repository.js';
export { ContentAdminService, type ContentSaveOutcome } from './admin/content-admin.service.js';
export { DocumentFileService } from './word/document-file.service.js';
export { type ContentFile, ContentFileService, type FileReport } from './files/content-file.service.js';
export { indexTerms, queryTerms } from './search/search-terms.js';
export { LegalTextService } from './legal-text.service.js';
export { htmlOf } from './markdown.js';

/** Needs the global JobsModule. */
@Module({
  imports: [ContentModule, MembershipModule, StorageModule],
  providers: [DocumentFileService],
  exports: [DocumentFileService],
})
export class DocumentFilesModule {}
