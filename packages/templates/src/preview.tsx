export { PRINT_PAGE_CSS } from './pagination/page-geometry.js';
export type { Pagination } from './pagination/paginate.js';
export { ResumePreview, type ResumePreviewProps } from './preview/resume-preview.js';
