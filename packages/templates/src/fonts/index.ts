export { FontPlanner, readFontFaces, type FontFace, type FontPlan } from './font-planner.js';
export { printableData } from '../shared/printable-text.js';
export { printedText, type PrintedText } from './font-planner.js';
