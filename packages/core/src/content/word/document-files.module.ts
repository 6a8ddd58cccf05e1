import { Module } from '@nestjs/common';
import { StorageModule } from '../../platform/storage/index.js';
import { ContentModule } from '../content.module.js';
import { DocumentFiles } from './document-files.service.js';

/** Needs the global JobsModule. */
@Module({ imports: [ContentModule, StorageModule], providers: [DocumentFiles], exports: [DocumentFiles] })
export class DocumentFilesModule {}
