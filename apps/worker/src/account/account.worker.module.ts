import { Module } from '@nestjs/common';
import { AccountErasureModule } from '@qicheng/core/account-closing';
import { DataExportRunsModule } from '@qicheng/core/data-export';
import { AccountUpkeep } from './account-upkeep.js';
import { ExportDataProcessor } from './export-data.processor.js';

@Module({
  imports: [AccountErasureModule, DataExportRunsModule],
  providers: [ExportDataProcessor, AccountUpkeep],
  exports: [AccountUpkeep],
})
export class AccountWorkerModule {}
