import { z } from 'zod';
import { legacy, listOf, pageFields, text, wire } from '../kit/endpoint.js';

/** A word, or its pinyin initials. */
export const keyword = text(50, '关键词不能超过 50 个字').optional();
const code = z.string().trim().max(40, '筛选条件过长');

/** A section of the résumé, by the key of packages/resume. */
export const sectionKey = legacy('module_id', code);
export const occupationCode = legacy('type_id', code);
export const filter = code.optional();
export const sectionFilter = legacy('module_id', filter);
export const occupationFilter = legacy('type_id', filter);
export const paged = pageFields;

/** A filter word and its number of results. */
export const choice = wire({ code: legacy('id', z.string()), name: z.string(), count: z.number().int() });
export const listOfChoices = listOf(choice);
