import { Injectable } from '@nestjs/common';
import { type CatalogEntry, catalog } from '@qicheng/templates/catalog';
import { cut, type Paging } from '../platform/index.js';
import { type CampusPreference, campusFit } from './campus-fit.js';
import { type TemplateFacet, facetsOf } from './template-facets.js';
import { summarise, type TemplatePage } from './template.js';
import { fits, type TemplateFilter } from './template-filter.js';
import { TemplateUseService } from './template-use.service.js';

export interface TemplateQuery extends TemplateFilter, Paging {
  /** `hot` is the most used first; else the catalog's order. */
  sort?: 'default' | 'hot' | undefined;
}

/** The online templates. */
@Injectable()
export class TemplateService {
  private readonly entries: readonly CatalogEntry[] = Object.values(catalog);

  constructor(private readonly uses: TemplateUseService) {}

  async list({ page, limit, sort, ...filter }: TemplateQuery): Promise<TemplatePage> {
    const uses = await this.uses.counts();
    const found = this.entries.filter((entry) => fits(entry, filter)).map((entry) => summarise(entry, uses));
    // A stable sort: equally used ones stay in the catalog's order.
    if (sort === 'hot') found.sort((one, other) => other.uses - one.uses);
    return cut(found, { page, limit });
  }

  /** What the lists may be narrowed by, with how many templates each value leaves beside the rest of the filter. */
  facets(filter: TemplateFilter = {}): TemplateFacet[] {
    return facetsOf(this.entries, filter);
  }

  /** Templates for a student, those that suit the degree and the occupation best first, then the most used. */
  async listForCampus(query: CampusPreference & TemplateFilter & Paging): Promise<TemplatePage> {
    const { page, limit, degree, occupation, ...filter } = query;
    const wish = { degree, occupation };
    const uses = await this.uses.counts();
    const suited = this.entries
      .filter((entry) => fits(entry, filter))
      .map((entry) => ({ fit: campusFit(entry, wish), summary: summarise(entry, uses) }))
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit || other.summary.uses - one.summary.uses);
    return cut(
      suited.map(({ summary }) => summary),
      { page, limit },
    );
  }
}
