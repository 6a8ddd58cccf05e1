export type { Pagination } from './pagination/paginate.js';
export { ResumePreview, type ResumePreviewProps } from './preview/resume-preview.js';
