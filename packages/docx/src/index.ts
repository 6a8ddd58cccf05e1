export { carriedSource } from './embed-source.js';
export type { DocxPhoto } from './header.js';
export { type DocxOptions, renderDocx } from './render-docx.js';
