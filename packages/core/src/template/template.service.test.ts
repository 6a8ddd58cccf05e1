import { catalog } from '@qicheng/templates/catalog';
import { TemplateService } from './index.js';

const templates = new TemplateService();
const all = { page: 1, limit: 50 };

describe('TemplateService', () => {
  it('lists the whole catalog in its order', () => {
    const { list, total } = templates.list(all);
    expect(list.map((entry) => entry.code)).toEqual(Object.keys(catalog));
    expect(total).toBe(list.length);
  });

  it('finds by a word of the name, whatever its case', () => {
    const [first] = templates.list(all).list;
    expect(templates.list({ ...all, keyword: ` ${first?.name} ` }).list[0]?.code).toBe(first?.code);
    expect(templates.list({ ...all, keyword: 'TEM0001' }).total).toBe(1);
    expect(templates.list({ ...all, keyword: '没有这样的模板' })).toEqual({ list: [], total: 0 });
  });

  it('narrows by category and look together', () => {
    const [first] = templates.list(all).list;
    const found = templates.list({ ...all, category: first?.category, look: first?.look });
    expect(found.list).toContainEqual(first);
    expect(templates.list({ ...all, category: first?.category, look: 'none' }).total).toBe(0);
  });

  it('cuts a page', () => {
    expect(templates.list({ page: 99, limit: 10 }).list).toEqual([]);
    expect(templates.list({ page: 1, limit: 1 }).list).toHaveLength(1);
  });
});
