import { Module } from '@nestjs/common';
import { UploadModule } from '../../upload/index.js';
import { CertificateRepository, CertificateRunRepository } from './certificate.repository.js';
import { CertificateRunService } from './certificate-run.service.js';

/** Printing of certificates; needs the global JobsModule. */
@Module({
  imports: [UploadModule],
  providers: [CertificateRepository, CertificateRunRepository, CertificateRunService],
  exports: [CertificateRunService],
})
export class CertificateRunsModule {}
