import { Module } from '@nestjs/common';
import { MembershipModule } from '../../membership/index.js';
import { StorageModule } from '../../platform/storage/index.js';
import { ContentModule } from '../content.module.js';
import { DocumentFileService } from './document-file.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [ContentModule, MembershipModule, StorageModule],
  providers: [DocumentFileService],
  exports: [DocumentFileService],
})
export class DocumentFilesModule {}
