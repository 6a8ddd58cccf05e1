import { z } from 'zod';
import { assumed, endpoint, legacy, listOf, pageFields, reply, tag, wire } from '../kit/endpoint.js';
import { sort, templateFilters, templateSummary } from './fields.js';

export const listTemplates = endpoint({
  route: 'POST /resume_template/index',
  access: 'optional',
  summary: '在线模板列表',
  input: wire({ ...pageFields, ...templateFilters, sort }),
  replies: { ok: reply(1, listOf(templateSummary)) },
  note: assumed('payload not shown in [spec 7]'),
});

const facetValue = wire({ value: z.string(), name: z.string(), count: z.number().int().min(0) });
/** By the filter's name in the lists. */
const facetKey = z.union([
  z.literal(['category', 'look', 'occupation']),
  tag('color', 'colour'),
  tag('resume_type', 'language'),
]);
const facet = wire({
  key: facetKey,
  name: z.string(),
  values: legacy('children', z.array(facetValue)),
});

export const listTemplateFacets = endpoint({
  route: 'POST /resume_template/category',
  access: 'optional',
  summary: '在线模板的分类：用途、版式、颜色、语言、职业，在其他条件下各有多少',
  input: wire(templateFilters),
  replies: { ok: reply(1, wire({ list: z.array(facet), total: z.number().int() })) },
  note: assumed(
    'payload not shown in [spec 7]: filters of the lists in, key of the filter and its values with counts out',
  ),
});

export const listTemplatesOfCategory = endpoint({
  route: 'POST /resume_template/category_list',
  access: 'optional',
  summary: '某一分类的在线模板，常用的在前',
  input: wire({ ...pageFields, ...templateFilters, sort }),
  replies: { ok: reply(1, listOf(templateSummary)) },
  note: assumed('payload not shown in [spec 7]: the filters of the list; sort is hot unless named'),
});

export const listCampusTemplates = endpoint({
  route: 'POST /resume_template/campus_index',
  access: 'optional',
  summary: '适合在校学生的在线模板，按学历与求职方向',
  input: wire({
    ...pageFields,
    ...templateFilters,
    degree: legacy('level', z.enum(['college', 'bachelor', 'master', 'doctor'], '学历不正确').optional()),
  }),
  replies: { ok: reply(1, listOf(templateSummary)) },
  note: assumed(
    'payload not shown in [spec 7]: level (college, bachelor, master, doctor) and the filters of the list',
  ),
});
