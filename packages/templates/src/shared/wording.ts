import { textWidth } from '@qicheng/resume/detail-lines';

/** The colon after a label in the page's language. */
export const colon = (lang: string): string => (lang === 'zh' ? '：' : ': ');

const LONG_NAME = 13;

/** The class of a name: a long one is set smaller. */
export const nameClass = (name: string): string => (textWidth(name) > LONG_NAME ? 'name name-long' : 'name');
