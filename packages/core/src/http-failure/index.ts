import { Module } from '@nestjs/common';
import { HttpFailureRepository } from './http-failure.repository.js';
import { HttpFailureService } from './http-failure.service.js';

export { HttpFailureService } from './http-failure.service.js';

@Module({ providers: [HttpFailureRepository, HttpFailureService], exports: [HttpFailureService] })
export class HttpFailureModule {}
