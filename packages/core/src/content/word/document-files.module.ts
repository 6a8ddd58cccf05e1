import { Module } from '@nestjs/common';
import { MembershipModule } from '../../membership/index.js';
import { StorageModule } from '../../platform/storage/index.js';
import { ContentModule } from '../content.module.js';
import { DocumentFiles } from './document-files.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [ContentModule, MembershipModule, StorageModule],
  providers: [DocumentFiles],
  exports: [DocumentFiles],
})
export class DocumentFilesModule {}
