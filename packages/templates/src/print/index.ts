export { paginationSource } from '../pagination/pagination-source.js';
export type { PageGeometry } from '../pagination/page-geometry.js';
export type { PageBreak, Pagination } from '../pagination/pagination.js';
export { renderResume, type PrintMarkup } from './render.js';
export { printShell } from './shell.js';
