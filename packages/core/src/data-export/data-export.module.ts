import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AccountSettingsModule } from '../account-settings/index.js';
import { OperatorModule } from '../operator/index.js';
import { UploadModule } from '../upload/index.js';
import { DataExportRepository } from './data-export.repository.js';
import { DataExports } from './data-exports.service.js';
import { DataExportDownloads } from './data-export-downloads.service.js';

/** The asking side. Needs the global JobsModule. */
@Module({
  imports: [AccountModule, AccountSettingsModule, OperatorModule, UploadModule],
  providers: [DataExportRepository, DataExports, DataExportDownloads],
  exports: [DataExports, DataExportDownloads],
})
export class DataExportModule {}
