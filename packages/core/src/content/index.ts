export { type Banner, Banners, type BannerPlace } from './banners.service.js';
export type { ContentDraft, ContentKind, ContentQuery, ContentSummary } from './content.js';
export type { ContentFailure } from './content.failures.js';
export { ContentModule } from './content.module.js';
export { Contents } from './contents.service.js';
export { Courses } from './courses.service.js';
export { type ContentFile, ContentFiles, type FileReport } from './files/content-files.service.js';
