export { AiProductModule } from './ai-product.module.js';
export { AiTips } from './ai-tips.service.js';
export { AI_PRODUCTS } from './products.js';
