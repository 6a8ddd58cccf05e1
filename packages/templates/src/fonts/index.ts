export { FontPlanner, readFontFaces, type FontFace, type FontPlan } from './font-planner.js';
export { printedText, type PrintedText } from './printed-text.js';
