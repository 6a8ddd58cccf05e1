import { Injectable } from '@nestjs/common';
import { type CatalogEntry, catalog } from '@qicheng/templates/catalog';

export interface TemplateFilter {
  keyword?: string | undefined;
  category?: string | undefined;
  look?: string | undefined;
  language?: 'zh' | 'en' | undefined;
  page: number;
  limit: number;
}

/** The online templates, in the catalog's order. */
@Injectable()
export class TemplateService {
  private readonly entries: readonly CatalogEntry[] = Object.values(catalog);

  list({ page, limit, ...filter }: TemplateFilter): { list: CatalogEntry[]; total: number } {
    const found = this.entries.filter((entry) => fits(entry, filter));
    return { list: found.slice((page - 1) * limit, page * limit), total: found.length };
  }
}

function fits(
  entry: CatalogEntry,
  { keyword, category, look, language }: Omit<TemplateFilter, 'page' | 'limit'>,
): boolean {
  if (category !== undefined && entry.category !== category) return false;
  if (look !== undefined && entry.look !== look) return false;
  if (language !== undefined && !entry.languages.includes(language)) return false;
  const words = [entry.code, entry.name, entry.description, ...entry.occupations].join('\n').toLowerCase();
  return words.includes((keyword ?? '').trim().toLowerCase());
}
