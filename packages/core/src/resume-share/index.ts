export { OpenShare, type ShareKey } from './open-share.js';
export { OwnShares } from './own-shares.service.js';
export type { ResumeShareFailure } from './resume-share.failures.js';
export { ResumeShareModule } from './resume-share.module.js';
export type { ShareCard } from './draw-share-card.js';
export { ShareCards } from './share-cards.service.js';
export { type SharePage, SharePages, type ShareReading } from './share-pages.service.js';
export { ShareFiles } from './share-files.service.js';
export { ShareViews } from './share-views.service.js';
