export { BuyCounts } from './buy-counts.js';
