import { Module } from '@nestjs/common';
import { HttpFailureRepository } from './http-failure.repository.js';
import { HttpFailureService } from './http-failure.service.js';
import { PageFailureService } from './page-failure.service.js';

export { HttpFailureService } from './http-failure.service.js';
export { PageFailureService } from './page-failure.service.js';

@Module({
  providers: [HttpFailureRepository, HttpFailureService, PageFailureService],
  exports: [HttpFailureService, PageFailureService],
})
export class HttpFailureModule {}
