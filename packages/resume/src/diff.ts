export { type Change, changesBetween } from './diff/changes.js';
