export { AiProductModule } from './ai-product.module.js';
export { AiTipService } from './ai-tip.service.js';
export { AI_PRODUCTS } from './products.js';
