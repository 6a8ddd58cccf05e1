export type { PageBreak, Pagination } from './pagination/pagination.js';
export { FirstPage } from './preview/first-page.js';
export { FitSurface } from './preview/fit-surface.js';
export { loadDesign } from './preview/load-design.js';
export { ResumePreview, type ResumePreviewProps } from './preview/resume-preview.js';
