import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { OperatorModule } from '../operator/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { ResumeExportModule } from '../resume-export/index.js';
import { UploadModule } from '../upload/index.js';
import { OpenShare } from './open-share.js';
import { OwnShares } from './own-shares.service.js';
import { ResumeShareRepository } from './resume-share.repository.js';
import { ShareCards } from './share-cards.service.js';
import { ShareFiles } from './share-files.service.js';
import { ShareLimits } from './share-limits.js';
import { ShareLinks } from './share-links.js';
import { SharePages } from './share-pages.service.js';
import { ShareViewRepository } from './share-view.repository.js';
import { ShareViews } from './share-views.service.js';

/** Needs the global JobsModule. */
@Module({
  imports: [AccountModule, OperatorModule, ResumeExportModule, ThrottleModule, UploadModule],
  providers: [
    OpenShare,
    OwnShares,
    ResumeShareRepository,
    ShareCards,
    ShareFiles,
    ShareLimits,
    ShareLinks,
    SharePages,
    ShareViewRepository,
    ShareViews,
  ],
  exports: [OpenShare, OwnShares, ShareCards, ShareFiles, SharePages, ShareViews],
})
export class ResumeShareModule {}
