import { listAiProducts, setAiTips } from './ai-product.contract.js';

export { listAiProducts, setAiTips } from './ai-product.contract.js';

export const aiProductEndpoints = { listAiProducts, setAiTips };
