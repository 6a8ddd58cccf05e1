export { renderReport } from './render-report.js';
