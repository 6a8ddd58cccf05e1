export { type Article, renderArticle } from './render-article.js';
