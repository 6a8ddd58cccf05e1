import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { SettingRepository } from './setting.repository.js';
import { Settings } from './settings.service.js';
import { SiteInfos } from './site-info.service.js';

@Module({
  imports: [OperatorModule],
  providers: [SettingRepository, Settings, SiteInfos],
  exports: [Settings, SiteInfos],
})
export class SiteModule {}
