import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { OperatorModule } from '../operator/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { ResumeExportModule } from '../resume-export/index.js';
import { UploadModule } from '../upload/index.js';
import { OpenShare } from './open-share.js';
import { OwnShareService } from './own-share.service.js';
import { ResumeShareRepository } from './resume-share.repository.js';
import { ShareCardService } from './share-card.service.js';
import { ShareFileService } from './share-file.service.js';
import { ShareLinkService } from './share-link.service.js';
import { SharePageService } from './share-page.service.js';
import { ShareRateLimiter } from './share-rate-limiter.js';
import { ShareViewRepository } from './share-view.repository.js';
import { ShareViewService } from './share-view.service.js';

export { OpenShare, type ShareKey } from './open-share.js';
export { OwnShareService } from './own-share.service.js';
export type { ResumeShareFailure } from './resume-share.js';
export type { ShareCard } from './draw-share-card.js';
export { ShareCardService } from './share-card.service.js';
export { type SharePage, SharePageService, type ShareReading } from './share-page.service.js';
export { ShareFileService } from './share-file.service.js';
export { ShareViewService } from './share-view.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [AccountModule, OperatorModule, ResumeExportModule, ThrottleModule, UploadModule],
  providers: [
    OpenShare,
    OwnShareService,
    ResumeShareRepository,
    ShareCardService,
    ShareFileService,
    ShareRateLimiter,
    ShareLinkService,
    SharePageService,
    ShareViewRepository,
    ShareViewService,
  ],
  exports: [
    OpenShare,
    OwnShareService,
    ShareCardService,
    ShareFileService,
    SharePageService,
    ShareViewService,
  ],
})
export class ResumeShareModule {}
