export { OpenShare, type ShareKey } from './open-share.js';
export { OwnShareService } from './own-share.service.js';
export type { ResumeShareFailure } from './resume-share.failures.js';
export { ResumeShareModule } from './resume-share.module.js';
export type { ShareCard } from './draw-share-card.js';
export { ShareCardService } from './share-card.service.js';
export { type SharePage, SharePageService, type ShareReading } from './share-page.service.js';
export { ShareFileService } from './share-file.service.js';
export { ShareViewService } from './share-view.service.js';
